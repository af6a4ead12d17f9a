import { access, constants, mkdir } from 'node:fs/promises'
import { buildChanged } from './build.ts'
import { freePort, refusedPort } from './product/browser-ports.ts'
import { moduleOriginOf } from './product/origins.ts'
import type { Product } from './product/product.ts'
import { PortTaken, runProduct } from './product/product.ts'
import { RegistryFault, readRegistry } from './product/registry-file.ts'
import type { StartOptions } from './product/start-options.ts'
import { readStartOptions } from './product/start-options.ts'
import { portFor, portOffsets, standInOffset, storeOffset } from './rooms.ts'
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

async function run(options: StartOptions): Promise<Product> {
  try {
    return await runProduct(options, say, {}, warn)
  } catch (error) {
    if (error instanceof PortTaken) {
      const offsets = await portOffsets()
      fail(
        `Port ${error.port} is in use; stop what uses it, or start elsewhere with: npm start -- --port ${await freePort(offsets)}`,
      )
    }
    if (error instanceof RegistryFault) fail(error.message)
    // The service has printed its own error.
    process.exit(1)
  }
}

/** Checks, before building, that browsers open the ports. */
async function checkPorts(port: number): Promise<void> {
  const offsets = await portOffsets()
  const refused = refusedPort(port, offsets)
  if (refused === undefined) return
  const whose = refused === port ? 'the product' : 'a module'
  fail(
    `Browsers refuse to open port ${refused}, which ${whose} would have. Start with: npm start -- --port ${await freePort(offsets)}`,
  )
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

/** Builds what changed, serves each module on its origin, and runs the service until it is stopped. */
async function start(): Promise<void> {
  const started = performance.now()
  const ofFile = takeSettings(process.env)
  if (ofFile.length > 0) fail(ofFile.join('\n  '))
  const { options, faults } = readStartOptions(process.argv.slice(2), process.env)
  if (faults.length > 0) fail(faults.join('\n  '))
  await checkPorts(options.port)
  await openDataFolder(options.data)
  await checkRegistry(options.registryFile)
  say('Building what has changed …')
  await buildChanged()
  say('Opening the database …')
  const product = await run(options)
  stopWhenAsked(product)
  sayGood(`Tessera runs (${seconds(started)}).\n\n${summary(options, product)}\n`)
}

await start()
