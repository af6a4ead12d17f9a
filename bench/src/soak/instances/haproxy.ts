import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { root } from '@tessera/commands/root'
import { until } from '../deployed/bundle-service.ts'

/** True when haproxy is installed. */
export const hasHaproxy = (): boolean => spawnSync('haproxy', ['-v']).error === undefined

/** An answer as haproxy's log tells it. */
export interface Logged {
  /** The instance that answered, or `<NOSRV>`. */
  readonly server: string
  /** -1 when the browser left before an answer. */
  readonly status: number
  /** The reason why it ended, in haproxy's letters: `--` is the usual end. */
  readonly ending: string
  readonly request: string
}

/** Reads a line of haproxy's usual log of HTTP. */
export function loggedIn(line: string): Logged | undefined {
  const found =
    / \S+\/(?<server>\S+) [\d/+-]+ (?<status>-?\d+) \+?\d+ \S+ \S+ (?<ending>\S\S)\S\S \S+ \S+ (?:\{[^}]*\} )*"(?<request>[^"]*)"/.exec(
      line,
    )
  const { server = '', status = '', ending = '', request = '' } = found?.groups ?? {}
  return found === null ? undefined : { server, status: Number(status), ending, request }
}

/** The ports of what haproxy stands before. */
export interface HaproxyPorts {
  readonly product: number
  /** The addresses at which the instances reach the database and the store. */
  readonly database: number
  readonly store: number
  readonly instances: readonly number[]
  readonly databases: readonly [primary: number, standby: number]
  readonly stores: number
}

/** A haproxy before the instances, with the file of the documents, and before the database and the store. */
export interface Haproxy {
  /** Returns what was answered since the last look. */
  answers(): readonly Logged[]
  /** Breaks the connections to the store and refuses new ones, or lets them through again. */
  setStore(isThere: boolean): Promise<void>
  stop(): Promise<void>
}

/** Returns the file of the documents with the ports of this machine. */
async function productFile({ product, instances }: HaproxyPorts): Promise<string> {
  const file = await readFile(join(root, 'docs/deploy/haproxy.cfg'), 'utf8')
  const bound = file.replace(
    /bind :443 ssl.*/,
    `bind 127.0.0.1:${product}\n\tbind [::1]:${product}`,
  )
  return instances.reduce(
    (changed, port, at) => changed.replaceAll(`192.0.2.${at + 1}:3000`, `127.0.0.1:${port}`),
    bound,
  )
}

/** A standby that was not promoted refuses connections, so that all go to the primary server. */
const sharedFile = (ports: HaproxyPorts, socket: string): string => `
global
	stats socket ${socket} level admin

defaults
	mode tcp
	timeout connect 2s
	timeout client 1h
	timeout server 1h

listen database
	bind 127.0.0.1:${ports.database}
	option pgsql-check user postgres
	default-server check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
	server primary 127.0.0.1:${ports.databases[0]}
	server standby 127.0.0.1:${ports.databases[1]} backup

listen store
	bind 127.0.0.1:${ports.store}
	server store 127.0.0.1:${ports.stores}
`

/** Sends a command to haproxy's socket, and returns its answer. */
async function commanded(socket: string, command: string): Promise<string> {
  const connection = connect(socket)
  connection.end(`${command}\n`)
  return text(connection)
}

/** Starts haproxy. */
export async function startHaproxy(folder: string, ports: HaproxyPorts): Promise<Haproxy> {
  const [product, shared] = [join(folder, 'haproxy.cfg'), join(folder, 'shared.cfg')]
  const socket = join(folder, 'haproxy.sock')
  await writeFile(product, await productFile(ports))
  await writeFile(shared, sharedFile(ports, socket))
  const child = spawn('haproxy', ['-db', '-f', product, '-f', shared], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [rest, warnings]: [string, string] = ['', '']
  let found: Logged[] = []
  child.stdout.on('data', (data) => {
    const lines = `${rest}${data}`.split('\n')
    rest = lines.pop() ?? ''
    found.push(...lines.flatMap((line) => loggedIn(line) ?? []))
  })
  child.stderr.on('data', (data) => {
    warnings = `${warnings}${data}`.slice(-4_000)
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
  }
  const isThere = await until(
    async () =>
      child.exitCode !== null || (await commanded(socket, 'show info')).includes('HAProxy'),
    20_000,
  )
  if (!isThere || child.exitCode !== null) {
    await stop()
    throw new Error(`haproxy did not start:\n${warnings}`)
  }
  return {
    answers() {
      const taken = found
      found = []
      return taken
    },
    async setStore(isUp) {
      if (isUp) await commanded(socket, 'enable server store/store')
      else {
        await commanded(socket, 'disable server store/store')
        await commanded(socket, 'shutdown sessions server store/store')
      }
    },
    stop,
  }
}
