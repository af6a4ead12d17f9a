import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'

/** Waits. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

const patience = 20_000
const between = 100

/** Retries until it works; after some seconds the last failure is thrown. */
export async function soon<Value>(attempt: () => Value | Promise<Value>): Promise<Value> {
  const until = Date.now() + patience
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > until) throw error
      await pause(between)
    }
  }
}

/** Starts programs that are ended together, the last one first. */
export function startPrograms() {
  const children: ChildProcess[] = []
  return {
    start(program: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): void {
      children.push(
        spawn(program, args, { stdio: 'ignore', env: { ...process.env, ...environment } }),
      )
    },
    async stop(): Promise<void> {
      for (const child of children.reverse()) {
        if (child.exitCode !== null || child.signalCode !== null) continue
        const ended = new Promise((resolve) => child.once('exit', resolve))
        child.kill('SIGTERM')
        const late = setTimeout(() => child.kill('SIGKILL'), 3_000)
        await ended
        clearTimeout(late)
      }
    },
  }
}
