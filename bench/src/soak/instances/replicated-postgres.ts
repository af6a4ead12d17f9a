import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { debianPostgres, postgresOwner } from '../../debian-postgres.ts'
import { until } from '../deployed/bundle-service.ts'

/** True when a PostgreSQL with the programs for a standby is installed. */
export const hasReplication = (): boolean => debianPostgres() !== undefined

/** A primary server that acknowledges a commit once its standby has written it, too. */
export interface ReplicatedPostgres {
  readonly ports: readonly [primary: number, standby: number]
  /** Restarts the primary server, as its package does after an upgrade. */
  restart(): Promise<void>
  /** Kills the primary server and promotes the standby. */
  failOver(): Promise<void>
  stop(): Promise<void>
}

const startSettings = (folder: string, port: number) => [
  '-p',
  String(port),
  '-c',
  'listen_addresses=127.0.0.1',
  '-c',
  `unix_socket_directories=${folder}`,
  '-c',
  'max_connections=200',
  '-c',
  'hot_standby=off',
]

/** Starts a primary server and a standby at two ports. */
export async function startReplicated(
  ports: readonly [primary: number, standby: number],
): Promise<ReplicatedPostgres> {
  const bin = debianPostgres()
  if (bin === undefined) throw new Error('No PostgreSQL of Debian is installed.')
  const user = postgresOwner()
  const folder = mkdtempSync(join(tmpdir(), 'tessera-replicated-'))
  chmodSync(folder, 0o755)
  const sockets = join(folder, 'sockets')
  mkdirSync(sockets)
  if (user !== undefined) for (const each of [folder, sockets]) chownSync(each, user.uid, user.gid)
  const [primary, standby] = [join(folder, 'primary'), join(folder, 'standby')]

  const run = (program: string, args: readonly string[]) => {
    const { status, stderr } = spawnSync(join(bin, program), args, {
      ...user,
      cwd: folder,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`)
  }
  const answers = (port: number) =>
    spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status
  const start = (data: string, port: number, settings: readonly string[]) =>
    spawn(join(bin, 'postgres'), ['-D', data, ...startSettings(sockets, port), ...settings], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    })
  const isSynchronous = ['-c', 'synchronous_standby_names=*']
  const end = async (child: ChildProcess, signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }

  run('initdb', ['-D', primary, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C'])
  let first = start(primary, ports[0], [])
  await until(() => answers(ports[0]) === 0, 30_000)
  run('pg_basebackup', [
    '-h',
    '127.0.0.1',
    '-p',
    String(ports[0]),
    '-U',
    'postgres',
    '-D',
    standby,
    '-R',
    '-X',
    'stream',
  ])
  const second = start(standby, ports[1], [])
  await end(first, 'SIGINT')
  first = start(primary, ports[0], isSynchronous)
  await until(() => answers(ports[0]) === 0, 30_000)
  return {
    ports,
    async restart() {
      await end(first, 'SIGINT')
      first = start(primary, ports[0], isSynchronous)
    },
    async failOver() {
      // Quit kills each of its processes without a checkpoint; killed itself, it would leave them behind.
      await end(first, 'SIGQUIT')
      run('pg_ctl', ['promote', '-D', standby, '-w'])
    },
    async stop() {
      await end(first, 'SIGQUIT')
      await end(second, 'SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
