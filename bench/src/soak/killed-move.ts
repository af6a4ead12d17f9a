import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { say } from '@tessera/commands/say'

/** Settings of the product, as environment variables. */
export type Environment = Readonly<Record<string, string>>

/** The outcome of a run of `tessera move`. */
interface Run {
  /** Null when it was killed. */
  readonly code: number | null
  readonly output: string
  readonly megabytes: number
}

/** The most memory that a process has had; 0 where /proc doesn't tell, or when it has ended. */
function peakOf(pid: number | undefined): number {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/VmHWM:\s+(\d+)/.exec(text)?.[1] ?? 0) / 1_024
  } catch {
    return 0
  }
}

/** Runs `tessera move`, and kills it after a while where one is given. */
export function runMove(
  environment: Environment,
  words: readonly string[],
  killAfter = Number.POSITIVE_INFINITY,
): Promise<Run> {
  const file = join(root, 'server/src/main/move/move.ts')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...words], {
    cwd: root,
    env: { ...process.env, MODE: 'local', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text
    })
  let megabytes = 0
  const looking = setInterval(() => {
    megabytes = Math.max(megabytes, peakOf(child.pid))
  }, 200)
  const killing = Number.isFinite(killAfter)
    ? setTimeout(() => child.kill('SIGKILL'), killAfter)
    : undefined
  return new Promise((resolve) => {
    child.once('close', (code) => {
      clearInterval(looking)
      clearTimeout(killing)
      resolve({ code, output, megabytes })
    })
  })
}

/** The figures of a move that was killed on its way. */
export interface KilledMove {
  readonly ok: boolean
  readonly kills: number
  readonly seconds: number
  readonly megabytes: number
  readonly output: string
}

/** Runs a move to its end, and kills it at random points before; each time it may run longer. */
export async function killedMove(
  environment: Environment,
  words: readonly string[],
  kills: number,
): Promise<KilledMove> {
  const started = performance.now()
  let [killed, megabytes, output] = [0, 0, '']
  for (let attempt = 0; ; attempt += 1) {
    const most = 10_000 * 1.8 ** attempt
    const killAfter = attempt < kills ? 2_000 + Math.random() * most : undefined
    const run = await runMove(environment, words, killAfter)
    megabytes = Math.max(megabytes, run.megabytes)
    output += run.output
    if (run.code !== null) {
      if (run.code !== 0) say(`The move ended with code ${run.code}:\n${run.output}`)
      const seconds = (performance.now() - started) / 1_000
      return { ok: run.code === 0, kills: killed, seconds, megabytes, output }
    }
    killed += 1
    say(
      `Killed after ${((killAfter ?? 0) / 1_000).toFixed(1)} s: ${run.output.trim().split('\n').at(-1)}`,
    )
  }
}
