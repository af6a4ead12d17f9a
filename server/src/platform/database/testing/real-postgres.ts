import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { z } from 'zod'

/** A PostgreSQL server of a test. */
export interface RealPostgres {
  url: string
  stop(): Promise<void>
}

const Started = z.object({ url: z.string() })

/** Starts a real PostgreSQL in a folder of its own, which is deleted when it stops. */
export async function startRealPostgres(): Promise<RealPostgres> {
  const child = fork(join(import.meta.dirname, 'postgres-process.ts'), { execArgv: [] })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(Started.parse(message).url))
    child.once('error', reject)
    child.once('exit', (code) =>
      reject(new Error(`PostgreSQL for the tests ended with code ${code}; its output is above.`)),
    )
  })
  return {
    url,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
