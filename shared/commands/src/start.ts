import { fork } from 'node:child_process'
import { once } from 'node:events'
import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from './product/browser-ports.ts'
import { moduleOriginOf } from './product/origins.ts'
import type { Product } from './product/product.ts'
import { PortTaken, runRooms } from './product/product.ts'
import { RegistryFault, readRegistry } from './product/registry-file.ts'
import type { StartOptions } from './product/start-options.ts'
import { readStartOptions } from './product/start-options.ts'
import { offsetsOf, type PlacedRoom, portFor, standInOffset, storeOffset } from './rooms.ts'
import { root } from './root.ts'
import { fail, say, sayGood, seconds, table, warn } from './say.ts'
import { takeSettings } from './tessera/take-settings.ts'

async function openDataFolder(data: string): Promise<void> {
  try {
    await mkdir(data, { recursive: true, mode: 0o700 })
    await access(data, constants.W_OK)
  } catch {
    fail(
      `The data folder ${data} cannot be written; make it writable or choose another with --data DIR.`,
    )
  }
}

function stopWhenAsked(product: Product): void {
  let asked = false
  const stop = async () => {
    if (asked) return
    asked = true
    await product.stop()
    sayGood('Stopped; everything saved is in the data folder.')
    process.exit(0)
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())
  void product.service.ended.then((code) => {
    if (!asked)
      fail(
        `The service ended by itself (code ${code}); what it said is above. Start it again with npm start.`,
      )
  })
}

function summary({ port, data, registryFile }: StartOptions, { rooms, origin }: Product): string {
  const database = process.env.DATABASE_URL === undefined ? data : 'the PostgreSQL at DATABASE_URL'
  return table([
    ['Product', origin],
    ...rooms.map(
      (room) => [`  ${room.name}`, moduleOriginOf(origin, portFor(room, port))] as const,
    ),
    ['Builds', moduleOriginOf(origin, port + storeOffset)] as const,
    ...(process.env.MODE === 'production'
      ? []
      : [
          [
            'Stand-in',
            `${moduleOriginOf(origin, port + standInOffset)} (Google and others)`,
          ] as const,
        ]),
    ...(process.env.MODE === 'production' ? [] : [['Outbox', `${origin}/dev/outbox/`] as const]),
    ...(process.env.MODE === 'production' || process.env.DEMO === 'off'
      ? []
      : ([
          ['Demo log-ins', 'mira@demo.test (a person), studio@demo.test (a business)'],
          ['  password', 'tessera-demo'],
        ] as const)),
    ['Data', database],
    ['Registry', registryFile],
    ['Stop', 'Ctrl-C'],
  ])
}

async function run(rooms: readonly PlacedRoom[], options: StartOptions): Promise<Product> {
  try {
    return await runRooms(rooms, options, { onProgress: say, onWarning: warn })
  } catch (error) {
    if (error instanceof PortTaken) {
      fail(
        `Port ${error.port} is in use; stop what uses it, or start elsewhere with: npm start -- --port ${await freePort(offsetsOf(rooms))}`,
      )
    }
    if (error instanceof RegistryFault) fail(error.message)
    // The service has printed its own error.
    process.exit(1)
  }
}

/** Checks the registry before building. */
async function checkRegistry(file: string): Promise<void> {
  try {
    await readRegistry(file)
  } catch (error) {
    if (error instanceof RegistryFault) fail(error.message)
    throw error
  }
}

/** Builds what changed in a process that ends, and returns the modules. */
async function readyModules(port: number): Promise<readonly PlacedRoom[]> {
  const child = fork(join(root, 'shared/commands/src/ready-modules.ts'), [String(port)])
  child.once('exit', (code) => {
    // It has printed its own error.
    if (code !== 0) process.exit(1)
  })
  const [modules]: (readonly PlacedRoom[])[] = await once(child, 'message')
  return modules ?? []
}

/** Builds what changed, serves each module on its origin, and runs the service until it is stopped. */
async function start(): Promise<void> {
  const started = performance.now()
  const ofFile = takeSettings(process.env)
  if (ofFile.length > 0) fail(ofFile.join('\n  '))
  const { options, faults } = readStartOptions(process.argv.slice(2), process.env)
  if (faults.length > 0) fail(faults.join('\n  '))
  await openDataFolder(options.data)
  await checkRegistry(options.registryFile)
  const rooms = await readyModules(options.port)
  say('Opening the database …')
  const product = await run(rooms, options)
  stopWhenAsked(product)
  sayGood(`Tessera runs (${seconds(started)}).\n\n${summary(options, product)}\n`)
}

await start()
