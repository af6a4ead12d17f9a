import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort, newServer, urlOf, withoutExitHooks } from './embedded-server.ts'
import { quickFolder } from './quick-folder.ts'

// Runs a PostgreSQL server for the process that forked this file: sends its URL, and stops with the
// parent. It's a separate process because of the package's exit hooks.
withoutExitHooks()

const folder = await mkdtemp(join(quickFolder(), 'tessera-postgres-'))
// The server may run as another user, who must be able to reach its own folder through here.
await chmod(folder, 0o711)
const port = await freePort()
const server = newServer(join(folder, 'data'), port)

let stopping = false
async function stop(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  await server.stop()
  await rm(folder, { recursive: true, force: true })
  process.exit(code)
}

process.on('disconnect', () => void stop(0))
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(signal, () => void stop(0))

try {
  await server.initialise()
  await server.start()
  process.send?.({ url: urlOf(port) })
} catch (error) {
  console.error('PostgreSQL did not start for the tests.', error)
  await stop(1)
}
