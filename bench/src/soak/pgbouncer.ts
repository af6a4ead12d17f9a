import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The pooler, as Debian's package installs it. */
const file = '/usr/sbin/pgbouncer'

/** True when pgbouncer is installed. */
export const hasPgbouncer = (): boolean => existsSync(file)

/** A pooler that gives each transaction one of a few sessions. */
export interface Pooler {
  readonly url: string
  /** Kills it, and starts it again after a while. */
  restart(pauseMilliseconds: number): Promise<void>
  stop(): Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

function settingsOf(
  { hostname, port, username, password }: URL,
  listenPort: number,
  sessions: number,
): string {
  return `[databases]
* = host=${hostname} port=${port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${sessions}
server_login_retry = 1
`
}

/** Waits until a port accepts connections. */
async function accepts(port: number): Promise<void> {
  for (let tried = 0; ; tried += 1) {
    const socket = connect(port, '127.0.0.1')
    const works = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true))
      socket.once('error', () => resolve(false))
    })
    socket.destroy()
    if (works) return
    if (tried === 200) throw new Error('pgbouncer does not accept connections.')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Starts pgbouncer in transaction mode before a server, with so many sessions there. */
export async function startPooler(databaseUrl: string, sessions = 4): Promise<Pooler> {
  const server = new URL(databaseUrl)
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'tessera-pooler-'))
  // It refuses to run as root, so that another user must be able to read its settings.
  chmodSync(folder, 0o755)
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(settings, settingsOf(server, port, sessions), { mode: 0o644 })
  const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const start = async () => {
    const child = spawn(file, [...asUser, '-q', settings], { stdio: 'ignore' })
    try {
      await accepts(port)
    } catch (cause) {
      await end(child)
      throw cause
    }
    return child
  }
  const end = async (child: ChildProcess) => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    if (child.kill('SIGKILL')) await ended
  }
  let running = await start()
  const url = new URL(databaseUrl)
  url.port = String(port)
  return {
    url: url.href,
    async restart(pauseMilliseconds) {
      await end(running)
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds))
      running = await start()
    },
    stop: () => end(running),
  }
}
