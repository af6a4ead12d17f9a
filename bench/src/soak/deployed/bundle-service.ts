import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '@tessera/commands/root'
import { runProgram } from '@tessera/commands/run-program'
import { say } from '@tessera/commands/say'
import { Finding } from '@tessera/contracts/doctor-tools'
import { z } from '@tessera/contracts/schema'

type Environment = Readonly<Record<string, string>>

/** Returns a bundle: the one that BUNDLE names, or a new one in the folder. */
export async function bundleIn(folder: string): Promise<string> {
  const { BUNDLE } = process.env
  if (BUNDLE !== undefined) return resolve(BUNDLE)
  say('Making the bundle …')
  const bundle = join(folder, 'bundle')
  const { ok, output } = await runProgram('npm', ['run', 'bundle', '--', '--out', bundle], {}, root)
  if (!ok) throw new Error(`The bundle could not be made:\n${output}`)
  return bundle
}

/** The environment of a program beside this one, without the settings of this one. */
const bare = (): Environment => ({ PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' })

/** A service of a bundle, as a process manager runs it. */
export interface BundleService {
  readonly process: ChildProcess
  /** Its output so far, such as lines of its log. */
  said(): string
  stop(): Promise<void>
}

/** Waits until something holds; false when it doesn't in time. */
export async function until(
  holds: () => Promise<boolean> | boolean,
  milliseconds = 180_000,
): Promise<boolean> {
  const end = performance.now() + milliseconds
  while (performance.now() < end) {
    if (await Promise.resolve(holds()).catch(() => false)) return true
    await new Promise((done) => setTimeout(done, 100))
  }
  return false
}

/** Starts `tessera serve` of a bundle, and waits until it is ready. */
export async function startBundle(
  bundle: string,
  environment: Environment,
  port: number,
): Promise<BundleService> {
  mkdirSync(environment.DATA_DIR ?? '', { recursive: true, mode: 0o700 })
  const child = spawn(join(bundle, 'tessera'), ['serve'], {
    cwd: environment.DATA_DIR,
    env: { ...bare(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      text = `${text}${data}`.slice(-100_000)
    })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
  }
  const isReady = await until(
    async () =>
      child.exitCode !== null || (await fetch(`http://127.0.0.1:${port}/ready`)).status === 200,
  )
  if (!isReady || child.exitCode !== null) {
    await stop()
    throw new Error(`The service of the bundle did not start:\n${text}`)
  }
  return { process: child, said: () => text, stop }
}

const Report = z.object({ ok: z.boolean(), findings: z.array(Finding) })

/** Runs `tessera doctor` of a bundle, and returns what it found. */
export const doctorOf = (bundle: string, environment: Environment, words: readonly string[] = []) =>
  doctorBy([join(bundle, 'tessera'), 'doctor', ...words], environment)

/** Runs the doctor of this checkout, and returns what it found. */
export const doctorHere = (environment: Environment) =>
  doctorBy([process.execPath, join(root, 'server/src/main/doctor/doctor.ts')], environment)

async function doctorBy(
  [command = '', ...words]: readonly string[],
  environment: Environment,
): Promise<readonly Finding[]> {
  const child = spawn(command, [...words, '--json'], {
    env: { ...bare(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [printed, errors] = ['', '']
  child.stdout.on('data', (data) => {
    printed += data
  })
  child.stderr.on('data', (data) => {
    errors += data
  })
  const [code] = await once(child, 'close')
  const { success, data } = z.safeParse(Report, JSON.parse(printed || 'null'))
  if (!success) throw new Error(`The doctor ended with ${code}:\n${errors}`)
  if ((code === 0) !== data.ok)
    throw new Error(`The doctor ended with ${code} beside ok ${data.ok}.`)
  return data.findings
}

/** Returns a finding as a line. */
export const lineOf = ({ check, level, says, fix = '' }: Finding): string =>
  `${level.padEnd(8)} ${check.padEnd(11)} ${says} ${fix}`.trimEnd()
