import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../root.ts'
import { tellWarnings } from './service-warnings.ts'

/** A running service. */
export interface Service {
  readonly process: ChildProcess
  readonly stop: () => Promise<void>
  readonly ended: Promise<number>
}

/**
 * V8 lets the space for what is young grow to 128 MB while the sources are read, and never gives it
 * back; a call needs little.
 */
const youngMegabytes = 4

/**
 * V8 lets what is old grow the more freely, the more it may have at all. What is in use at a time is
 * some tens of megabytes.
 */
const oldMegabytes = 512

/** V8's option for the young generation, for the service and the benchmarks. */
export const youngFlag = `--max-semi-space-size=${youngMegabytes}`

/** The options for glibc's allocator: threads that render pictures share memory. */
const allocator = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '1000000' }

/** Returns the file that starts the service: outside production, the one that plugs in the demo world. */
const entryFor = ({ MODE }: Readonly<Record<string, string | undefined>>): string =>
  MODE === 'local' || MODE === 'development' ? 'demo/src/main.ts' : 'server/src/main.ts'

type Message = { readonly event?: string; readonly text?: string }

const isMessage = (value: unknown): value is Message => typeof value === 'object' && value !== null

/**
 * Starts the service as a process of its own and waits until it listens. Rejects with its own sentence
 * when it cannot. `onWarning` is told what the service warns of while it runs; `entry` is another file that
 * starts it.
 */
export function startService(
  environment: Readonly<Record<string, string>>,
  onProgress: (text: string) => void,
  onWarning?: (text: string) => void,
  entry?: string,
): Promise<Service> {
  const env = { ...allocator, ...process.env, ...environment }
  const child = fork(join(root, entry ?? entryFor(env)), {
    cwd: root,
    env,
    execArgv: [youngFlag, `--max-old-space-size=${oldMegabytes}`],
    stdio: ['ignore', onWarning === undefined ? 'ignore' : 'pipe', 'pipe', 'ipc'],
    // Ctrl-C reaches this process, which then stops the service in order.
    detached: process.platform !== 'win32',
  })
  if (child.stdout !== null && onWarning !== undefined) tellWarnings(child.stdout, onWarning)
  let said = ''
  child.stderr?.on('data', (text) => {
    said = `${said}${text}`.slice(-4_000)
    process.stderr.write(text)
  })
  const { promise: ended, resolve: end } = Promise.withResolvers<number>()
  child.once('exit', (code) => end(code ?? 1))
  const { promise, resolve, reject } = Promise.withResolvers<Service>()
  void ended.then((code) =>
    reject(new Error(said.trim() || `The service ended with code ${code}.`)),
  )
  child.on('message', (message) => {
    if (!isMessage(message)) return
    if (message.event === 'progress' && message.text !== undefined) onProgress(message.text)
    if (message.event === 'listening')
      resolve({ process: child, stop: () => stop(child, ended, stopSecondsOf(env)), ended })
  })
  return promise
}

/** The seconds in which a service stops: what its settings allow, and five for the rest. */
const stopSecondsOf = ({
  STOP_DELAY = '0',
  STOP_TIMEOUT = '10',
}: Readonly<Record<string, string | undefined>>): number =>
  Number(STOP_DELAY) + Number(STOP_TIMEOUT) + 5

async function stop(child: ChildProcess, ended: Promise<number>, seconds: number): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), seconds * 1_000)
  await ended
  clearTimeout(late)
}
