import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildChanged } from './build.ts'
import { registerSource, serveFromSource } from './dev-room.ts'
import { runDevService } from './dev-service.ts'
import { serveModule } from './module-server.ts'
import { moduleOriginOf } from './origins.ts'
import { registerBuilt, writeRegistry } from './registry-file.ts'
import type { Room } from './rooms.ts'
import { moduleRooms, shellRoom } from './rooms.ts'
import { root } from './root.ts'
import { fail, say, sayGood, table } from './say.ts'

const port = 3000
const productOrigin = `http://localhost:${port}`
const folder = join(root, '.tessera/dev')

/**
 * The rooms to run from source: all of them, or those that were named and the shell, whose React must
 * be the development one for edits to show in place.
 */
function chosen(rooms: readonly Room[], shell: Room, names: readonly string[]): readonly Room[] {
  const all = [shell, ...rooms]
  const unknown = names.filter((name) => !all.some((room) => room.name === name))
  if (unknown.length > 0) {
    fail(
      `There is no room called ${unknown.join(' or ')}; choose among ${all.map(({ name }) => name).join(', ')}.`,
    )
  }
  return names.length === 0
    ? all
    : all.filter(({ name }) => name === 'shell' || names.includes(name))
}

/** The shell's files as its development server has them; the first lets edits of any module refresh in place. */
async function writeDevShell(shell: Room): Promise<string> {
  const script = (path: string) => ({ path, kind: 'script' as const, bytes: 0 })
  const style = { path: 'static/css/index.css', kind: 'style' as const, bytes: 0 }
  const files = [script('refresh-hook.js'), script('static/js/index.js'), style]
  const initial = files.map(({ path }) => path)
  await writeFile(
    join(folder, 'shell.json'),
    JSON.stringify({ base: `http://localhost:${shell.port}/`, files, initial }),
  )
  return folder
}

async function serve(room: Room, fromSource: boolean) {
  if (fromSource) {
    await serveFromSource(room)
    return registerSource(room)
  }
  await serveModule({ folder: join(root, room.folder, 'dist'), port: room.port, productOrigin })
  return registerBuilt(room, moduleOriginOf(productOrigin, room.port))
}

const names = process.argv.slice(2)
process.env.NODE_ENV = names.length === 0 ? 'development' : 'production'
if (names.length > 0) await buildChanged()
process.env.NODE_ENV = 'development'
await mkdir(folder, { recursive: true })
const [shell, rooms] = [await shellRoom(), await moduleRooms()]
const sources = chosen(rooms, shell, names)
const registered = []
for (const room of rooms) registered.push(await serve(room, sources.includes(room)))
await serveFromSource(shell)
await writeRegistry(join(folder, 'registry.json'), { schema: 1, modules: registered })
const service = await runDevService({
  PORT: String(port),
  DATA_DIR: process.env.DATA_DIR ?? join(root, '.tessera/data'),
  REGISTRY_FILE: join(folder, 'registry.json'),
  SHELL_DIR: await writeDevShell(shell),
  MODE: 'development',
})
const stop = () => void service.stop().then(() => process.exit(0))
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
const running = (room: Room) =>
  sources.includes(room) ? 'from source, edits show at once' : 'as built'
say('Alt+Shift+M in the browser overrides modules.')
sayGood(
  `The workshop is open.\n\n${table([
    ['Product', productOrigin],
    ...[shell, ...rooms].map((room) => [`  ${room.name}`, running(room)] as const),
    ['Outbox', `${productOrigin}/dev/outbox/`],
    ['Stop', 'Ctrl-C'],
  ])}\n`,
)
