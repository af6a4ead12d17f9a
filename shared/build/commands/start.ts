import { access, constants, mkdir } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { buildChanged } from './build.ts'
import { serveModule } from './module-server.ts'
import { registerBuilt, updateRegistry } from './registry-file.ts'
import type { Room } from './rooms.ts'
import { moduleRooms, portFor } from './rooms.ts'
import { root } from './root.ts'
import { fail, say, sayGood, seconds, table } from './say.ts'
import type { Service } from './service.ts'
import { startService } from './service.ts'
import type { StartOptions } from './start-options.ts'
import { readStartOptions } from './start-options.ts'

const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

async function openDataFolder(data: string): Promise<void> {
  try {
    await mkdir(data, { recursive: true })
    await access(data, constants.W_OK)
  } catch {
    fail(`The data folder ${data} cannot be written; make it writable or choose another with --data DIR.`)
  }
}

async function serveModules(rooms: readonly Room[], port: number): Promise<readonly Server[]> {
  const productOrigin = `http://localhost:${port}`
  const servers: Server[] = []
  for (const room of rooms) {
    const own = portFor(room, port)
    try {
      servers.push(await serveModule({ folder: join(root, room.folder, 'dist'), port: own, productOrigin }))
    } catch (error) {
      if (isPortTaken(error)) {
        fail(`Port ${own} is in use; stop what uses it, or start elsewhere with: npm start -- --port ${port + 1000}`)
      }
      throw error
    }
  }
  return servers
}

function closing(service: Service, servers: readonly Server[]): void {
  let asked = false
  const close = async () => {
    if (asked) return
    asked = true
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
    await service.stop()
    sayGood('Stopped; everything saved is in the data folder.')
    process.exit(0)
  }
  process.on('SIGINT', () => void close())
  process.on('SIGTERM', () => void close())
  void service.ended.then((code) => {
    if (!asked) fail(`The service ended by itself (code ${code}); what it said is above. Start it again with npm start.`)
  })
}

function summary(options: StartOptions, rooms: readonly Room[]): string {
  const product = `http://localhost:${options.port}`
  const database = process.env.DATABASE_URL === undefined ? options.data : 'PostgreSQL at DATABASE_URL'
  return table([
    ['Product', product],
    ...rooms.map((room) => [`  ${room.name}`, `http://localhost:${portFor(room, options.port)}`] as const),
    ['Demo log-ins', 'mira@demo.test (a person), studio@demo.test (a business)'],
    ['  password', 'tessera-demo'],
    ['Data', database],
    ['Registry', options.registryFile],
    ['Stop', 'Ctrl-C'],
  ])
}

/** Builds what changed, serves each module on its origin, and runs the service until it is stopped. */
async function start(): Promise<void> {
  const started = performance.now()
  const { options, faults } = readStartOptions(process.argv.slice(2), process.env)
  if (faults.length > 0) fail(faults.join('\n  '))
  await openDataFolder(options.data)
  await buildChanged()
  const rooms = await moduleRooms()
  const servers = await serveModules(rooms, options.port)
  const built = await Promise.all(rooms.map((room) => registerBuilt(room, portFor(room, options.port))))
  await updateRegistry(options.registryFile, built)
  say('Opening the database …')
  const service = await startService(
    {
      PORT: String(options.port),
      DATA_DIR: options.data,
      REGISTRY_FILE: options.registryFile,
      SHELL_DIR: join(root, 'shell/dist'),
    },
    say,
  ).catch(() => process.exit(1))
  closing(service, servers)
  sayGood(`Tessera runs (${seconds(started)}).\n\n${summary(options, rooms)}\n`)
}

await start()
