import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { until } from './bundle-service.ts'

/** True when Caddy is installed. */
export const hasCaddy = (): boolean => spawnSync('caddy', ['version']).error === undefined

/** The hosts of the product and of the builds. Names below .test are nobody's. */
export const caddyHosts = { product: 'pins.test', builds: 'builds.test' } as const

/**
 * Returns the Caddyfile of the documents for hosts of this machine: with their names, with certificates of Caddy's own,
 * and with ports that no other program has.
 */
async function fileFor(
  folder: string,
  ports: {
    readonly https: number
    readonly http: number
    readonly product: number
    readonly builds: number
  },
): Promise<string> {
  const text = await readFile(join(root, 'docs/deploy/Caddyfile'), 'utf8')
  const ours = text
    .replace('pins.example.org {', `${caddyHosts.product} {\n\ttls internal`)
    .replace('builds.example.org {', `${caddyHosts.builds} {\n\ttls internal`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${ports.product}`)
    .replaceAll('127.0.0.1:3099', `127.0.0.1:${ports.builds}`)
  return `{
	admin off
	skip_install_trust
	default_bind 127.0.0.1
	http_port ${ports.http}
	https_port ${ports.https}
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

/** Starts Caddy with the file of the documents. */
export async function startCaddy(
  folder: string,
  ports: Parameters<typeof fileFor>[1],
): Promise<Caddy> {
  const file = join(folder, 'Caddyfile')
  await writeFile(file, await fileFor(folder, ports))
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
  const isThere = await until(async () => (await readFile(authority)).length > 0, 20_000)
  if (isThere && child.exitCode === null) return { authority, stop }
  await stop()
  throw new Error(`Caddy did not start:\n${said}`)
}
