import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RegisteredModule } from '@tessera/contracts/registry'
import { buildChanged } from './build.ts'
import { devShellFiles, serveFromSource, sourceModule } from './from-source/dev-room.ts'
import { runDevService } from './from-source/dev-service.ts'
import { serveModule } from './product/module-server.ts'
import { moduleOriginOf } from './product/origins.ts'
import { RegistryFault, registerBuilt, updateRegistry } from './product/registry-file.ts'
import { standInSettings } from './product/stand-in-settings.ts'
import { readDevOptions } from './product/start-options.ts'
import { portsSentence, takenPorts } from './product/taken-ports.ts'
import type { Room } from './rooms.ts'
import { moduleRooms, portFor, shellRoom, standInOffset, storeOffset } from './rooms.ts'
import { root } from './root.ts'
import { fail, say, sayGood, table, warn } from './say.ts'

const { options, faults } = readDevOptions(process.argv.slice(2), process.env)
if (faults.length > 0) fail(faults.join('\n  '))
const { names, port, data, folder, registryFile } = options
const productOrigin = `http://localhost:${port}`

/**
 * Returns the rooms to run from source: all, or the named ones and the shell. Fast refresh requires the
 * shell's development build of React.
 */
function chosen(rooms: readonly Room[], shell: Room): readonly Room[] {
  const all = [shell, ...rooms]
  const unknown = names.filter((name) => !all.some((room) => room.name === name))
  if (unknown.length > 0) {
    fail(
      `There is no module called ${unknown.join(' or ')}. Choose from ${all.map(({ name }) => name).join(', ')}.`,
    )
  }
  return names.length === 0
    ? all
    : all.filter(({ name }) => name === 'shell' || names.includes(name))
}

/** Writes the list of the shell's files on its development server. */
async function writeDevShell(shell: Room): Promise<string> {
  const files = devShellFiles(portFor(shell, port))
  await writeFile(join(folder, 'shell.json'), JSON.stringify(files))
  return folder
}

/** The registry entries of this checkout's modules by name, read again at each write of the registry. */
const entries = new Map<string, () => RegisteredModule>()

async function register(onFault: (text: string) => void): Promise<void> {
  try {
    await updateRegistry(
      registryFile,
      rooms.flatMap(({ name }) => entries.get(name)?.() ?? []),
    )
  } catch (error) {
    if (!(error instanceof RegistryFault)) throw error
    onFault(error.message)
  }
}

async function serve(room: Room, fromSource: boolean): Promise<void> {
  const own = portFor(room, port)
  if (fromSource) {
    const source = await sourceModule(room, own, () => register(warn))
    entries.set(room.name, source.entry)
    await serveFromSource(room, own, { source, onFault: warn })
  } else {
    await serveModule({ folder: join(root, room.folder, 'dist'), port: own, productOrigin })
    const built = await registerBuilt(room, moduleOriginOf(productOrigin, own))
    entries.set(room.name, () => built)
  }
}

process.env.NODE_ENV = names.length === 0 ? 'development' : 'production'
if (names.length > 0) await buildChanged(['shell', ...names])
process.env.NODE_ENV = 'development'
const [shell, rooms] = [await shellRoom(), await moduleRooms()]
const sources = chosen(rooms, shell)
const taken = await takenPorts([
  port,
  port + storeOffset,
  port + standInOffset,
  ...[shell, ...rooms].map((room) => portFor(room, port)),
])
if (taken.length > 0) fail(portsSentence(taken, 'npm run dev', port))
await mkdir(folder, { recursive: true })
await Promise.all([
  ...rooms.map((room) => serve(room, sources.includes(room))),
  serveFromSource(shell, portFor(shell, port)),
])
await register(fail)
const service = await runDevService({
  PORT: String(port),
  DATA_DIR: data,
  REGISTRY_FILE: registryFile,
  STORE_PORT: String(port + storeOffset),
  SHELL_DIR: await writeDevShell(shell),
  MODE: 'development',
  ...standInSettings(productOrigin, port + standInOffset, process.env),
})
const stop = () => void service.stop().then(() => process.exit(0))
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
const running = (room: Room) =>
  sources.includes(room) ? 'from source, edits show at once' : 'as built'
say('Alt+Shift+M in the browser overrides modules.')
sayGood(
  `The product runs from source.\n\n${table([
    ['Product', productOrigin],
    ...[shell, ...rooms].map((room) => [`  ${room.name}`, running(room)] as const),
    ['Registry', registryFile],
    ['Outbox', `${productOrigin}/dev/outbox/`],
    ['Stop', 'Ctrl-C'],
  ])}\n`,
)
