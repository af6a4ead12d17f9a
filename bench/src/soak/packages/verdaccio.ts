import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@tessera/commands/product/browser-ports'
import { z } from '@tessera/contracts/schema'
import { installInto } from '../../npm-folder.ts'

/** A registry of packages that other people wrote, started for a soak. */
export interface Registry {
  readonly address: string
  /** The settings of npm that publish to it, as variables of the environment. */
  readonly publisher: NodeJS.ProcessEnv
  stop(): Promise<void>
}

const packages = {
  dependencies: { verdaccio: '6.10.4' },
  // It asks for the tag cjs, which is this version, and which mirrors of npm's registry may lack.
  overrides: { 'node-fetch': '2' },
}

// No package comes from another registry: one that is not published here is not there.
const settings = `storage: ./storage
auth:
  htpasswd: { file: ./htpasswd, max_users: 1 }
packages:
  '@tessera/*': { access: $all, publish: $authenticated }
web: { enable: false }
max_body_size: 100mb
log: { type: stdout, format: json, level: warn }
`

/** Waits until the registry answers. */
async function answers(address: string, log: string, hasEnded: () => boolean): Promise<void> {
  for (let tried = 0; tried < 600 && !hasEnded(); tried += 1) {
    const answer = await fetch(new URL('-/ping', address)).catch(() => undefined)
    if (answer?.ok === true) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Verdaccio does not answer:\n${readFileSync(log, 'utf8')}`)
}

/** Makes the account that publishes, and returns its token. */
async function tokenOf(address: string): Promise<string> {
  const name = 'publisher'
  const answer = await fetch(new URL(`-/user/org.couchdb.user:${name}`, address), {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, password: crypto.randomUUID() }),
  })
  return z.parse(z.object({ token: z.string() }), await answer.json()).token
}

/** Installs verdaccio into a folder, and starts it there, empty. */
export async function startVerdaccio(folder: string): Promise<Registry> {
  await installInto(folder, packages)
  await writeFile(join(folder, 'settings.yaml'), settings)
  const port = await freePort([], { from: Number(process.env.PORT ?? 4_873), step: 1 })
  const host = `localhost:${port}`
  const address = `http://${host}/`
  const program = join(folder, 'node_modules/verdaccio/bin/verdaccio')
  const args = [program, '--config', join(folder, 'settings.yaml'), '--listen', address]
  const log = join(folder, 'log')
  const file = openSync(log, 'w')
  const child = spawn(process.execPath, args, { stdio: ['ignore', file, file] })
  closeSync(file)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill()
    await ended
  }
  try {
    await answers(address, log, () => child.exitCode !== null)
    const publisher = {
      'npm_config_@tessera:registry': address,
      [`npm_config_//${host}/:_authToken`]: await tokenOf(address),
    }
    return { address, publisher, stop }
  } catch (cause) {
    await stop()
    throw cause
  }
}
