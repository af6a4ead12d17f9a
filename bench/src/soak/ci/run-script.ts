import { spawn } from 'node:child_process'

/** A script of a job that ran. */
export interface RanScript {
  readonly job: string
  readonly script: string
  readonly ok: boolean
  readonly output: string
}

/** The variables that a runner has of its machine: where programs are, and how the network is reached. */
const ofMachine =
  /^(PATH|HOME|LANG|TMPDIR|NODE_EXTRA_CA_CERTS|SSL_CERT_(FILE|DIR)|CURL_CA_BUNDLE|(https?|no)_proxy|npm_config_registry)$/i

/** Runs a script as runners do: in bash, with no variables but the machine's and the given ones. */
export async function runScript(
  script: string,
  given: {
    readonly folder: string
    readonly variables: Readonly<Record<string, string>>
    readonly flags: readonly string[]
  },
): Promise<Pick<RanScript, 'ok' | 'output'>> {
  const machine = Object.entries(process.env).filter(([name]) => ofMachine.test(name))
  const env = { ...Object.fromEntries(machine), ...given.variables }
  const child = spawn('bash', [...given.flags, '-c', script], { cwd: given.folder, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const code = await new Promise((resolve) => {
    child.on('close', resolve)
    child.on('error', resolve)
  })
  return { ok: code === 0, output }
}
