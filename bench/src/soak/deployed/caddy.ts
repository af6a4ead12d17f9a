import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { until } from './bundle-service.ts'

/** True when Caddy is installed. */
export const hasCaddy = (): boolean => spawnSync('caddy', ['version']).error === undefined

/** The ports of a Caddy for its own https and http. */
interface CaddyPorts {
  readonly https: number
  readonly http: number
}

/** Returns a file of the documents for this machine: with texts replaced, and with ports and a folder of its own. */
async function fileFor(
  folder: string,
  given: CaddyPorts & {
    readonly file: string
    readonly replaced: Readonly<Record<string, string>>
  },
): Promise<string> {
  const text = await readFile(join(root, 'docs/deploy', given.file), 'utf8')
  const ours = Object.entries(given.replaced).reduce(
    (changed, [from, to]) => changed.replaceAll(from, to),
    text,
  )
  return `{
	admin off
	skip_install_trust
	default_bind 127.0.0.1
	http_port ${given.http}
	https_port ${given.https}
	storage file_system ${join(folder, 'caddy')}
}
${ours}`
}

/** A Caddy that serves the product and the builds over TLS. */
export interface Caddy {
  /** The file of the certificate of its authority. */
  readonly authority: string
  stop(): Promise<void>
}

/** Starts Caddy with a file of the documents. */
export async function startCaddy(
  folder: string,
  given: Parameters<typeof fileFor>[1],
): Promise<Caddy> {
  const file = join(folder, 'Caddyfile')
  await writeFile(file, await fileFor(folder, given))
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  })
  let said = ''
  child.stderr.on('data', (data) => {
    said = `${said}${data}`.slice(-4_000)
  })
  const stop = async () => {
    if (child.exitCode !== null) return
    const exited = once(child, 'exit')
    // It would wait for streams that are open.
    child.kill('SIGKILL')
    await exited
  }
  const authority = join(folder, 'caddy/pki/authorities/local/root.crt')
  const isThere = await until(() => said.includes('serving initial configuration'), 60_000)
  if (isThere && child.exitCode === null) return { authority, stop }
  await stop()
  throw new Error(`Caddy did not start:\n${said}`)
}
