import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { z } from 'zod'

/** A primary server and a standby of a test. */
export interface ReplicatedPostgres {
  readonly primary: string
  readonly standby: string
  tell(act: 'stop-standby' | 'start-standby' | 'stop-primary'): Promise<void>
  stop(): Promise<void>
}

const Started = z.object({ primary: z.string(), standby: z.string() })

/** Starts a primary server and a standby that follows it, in a folder that is deleted when they stop. */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const child = fork(join(import.meta.dirname, 'replicated-process.ts'), { execArgv: [] })
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The servers ended with code ${code}.`)))
  })
  failed.catch(() => undefined)
  const [message] = await Promise.race([once(child, 'message'), failed])
  return {
    ...Started.parse(message),
    async tell(act) {
      const done = once(child, 'message')
      child.send(act)
      await Promise.race([done, failed])
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
