import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { debianPostgres, postgresOwner } from '../debian-postgres.ts'
import { until } from './deployed/bundle-service.ts'

/** The ways in which a primary server waits for the standby that is promoted when it dies. */
export const synchronousSettings = ['off', 'remote_write', 'on', 'remote_apply'] as const

/** One of `synchronousSettings`; off makes the standby asynchronous. */
export type SynchronousSetting = (typeof synchronousSettings)[number]

const names = ['primary', 'standby', 'other'] as const

/** The servers of a set, by what they are at its start. */
type Name = (typeof names)[number]

/** A primary server, the standby that takes its place, and another standby that follows whichever is the primary. */
export interface ReplicaSet {
  readonly urls: Readonly<Record<Name, string>>
  /** Runs SQL on a server. */
  run(server: Name, sql: string): void
  kill(server: Name): Promise<void>
  start(server: Name): Promise<void>
  /** Stops every process of a server where it is: connections stay open, and nothing answers. */
  freeze(server: Name): void
  /** Lets a frozen server go on. */
  thaw(server: Name): void
  /** Promotes the standby. */
  promote(): void
  stop(): Promise<void>
}

/** Starts the three servers at three ports. */
export async function startReplicaSet(
  firstPort: number,
  synchronous: SynchronousSetting,
): Promise<ReplicaSet> {
  const bin = debianPostgres()
  if (bin === undefined) throw new Error('No PostgreSQL of Debian is installed.')
  const user = postgresOwner()
  const folder = mkdtempSync(join(tmpdir(), 'tessera-replicas-'))
  chmodSync(folder, 0o755)
  const sockets = join(folder, 'sockets')
  mkdirSync(sockets)
  if (user !== undefined) for (const each of [folder, sockets]) chownSync(each, user.uid, user.gid)
  const ports = { primary: firstPort, standby: firstPort + 1, other: firstPort + 2 }
  const running = new Map<Name, ChildProcess>()

  const call = (program: string, args: readonly string[]) => {
    const { status, stderr } = spawnSync(join(bin, program), args, {
      ...user,
      cwd: folder,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`)
  }
  const answers = (port: number) =>
    spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0
  // A standby follows whichever of the two takes writes.
  const hosts = `host=127.0.0.1,127.0.0.1 port=${ports.primary},${ports.standby}`
  const conninfo = (name: Name) =>
    `${hosts} user=postgres target_session_attrs=read-write application_name=${name}`
  const settings: Readonly<Record<Name, readonly string[]>> = {
    primary:
      synchronous === 'off'
        ? []
        : ['synchronous_standby_names=standby', `synchronous_commit=${synchronous}`],
    standby: [],
    other: [],
  }
  const start = async (name: Name) => {
    const all = [
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${sockets}`,
      'max_connections=200',
      'wal_keep_size=512MB',
      `primary_conninfo=${conninfo(name)}`,
      ...settings[name],
    ]
    const args = ['-D', join(folder, name), '-p', String(ports[name])]
    const child = spawn(join(bin, 'postgres'), [...args, ...all.flatMap((each) => ['-c', each])], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    })
    running.set(name, child)
    if (!(await until(() => answers(ports[name]), 60_000)))
      throw new Error(`The ${name} did not start.`)
  }
  const kill = async (name: Name) => {
    const child = running.get(name)
    running.delete(name)
    if (child === undefined || child.exitCode !== null) return
    const exited = once(child, 'exit')
    // Quit kills each of its processes without a checkpoint; killed itself, it would leave them behind.
    child.kill('SIGQUIT')
    await exited
  }
  const signalAll = (name: Name, signal: NodeJS.Signals) => {
    const pid = running.get(name)?.pid
    if (pid === undefined) return
    // The first process starts the others: it stops before them, and goes on after them.
    const own = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
    const all = [pid, ...own.filter((each) => each !== '').map(Number)]
    for (const each of signal === 'SIGSTOP' ? all : all.toReversed()) process.kill(each, signal)
  }
  const connected = (name: Name) => ['-h', '127.0.0.1', '-p', String(ports[name]), '-U', 'postgres']

  call('initdb', [
    '-D',
    join(folder, 'primary'),
    '-U',
    'postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
  ])
  await start('primary')
  for (const name of ['standby', 'other'] as const) {
    const data = join(folder, name)
    call('pg_basebackup', [...connected('primary'), '-D', data, '-R', '-X', 'stream', '-c', 'fast'])
    await start(name)
  }
  const urlOf = (name: Name) => `postgres://postgres@127.0.0.1:${ports[name]}/postgres`
  return {
    urls: { primary: urlOf('primary'), standby: urlOf('standby'), other: urlOf('other') },
    run: (name, sql) => call('psql', [...connected(name), '-q', '-c', sql]),
    kill,
    start,
    freeze: (name) => signalAll(name, 'SIGSTOP'),
    thaw: (name) => signalAll(name, 'SIGCONT'),
    promote: () => call('pg_ctl', ['promote', '-D', join(folder, 'standby'), '-w']),
    async stop() {
      for (const name of names) await kill(name)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
