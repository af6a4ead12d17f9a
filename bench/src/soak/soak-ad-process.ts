import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { z } from '@tessera/contracts/schema'

const script = join(root, 'bench/src/ads/ad-process.ts')

/** Starts a process of the soak, and passes on what it says. */
export function start(url: string, asked: object, hear: (said: unknown) => void): ChildProcess {
  const child = fork(script, [url, JSON.stringify(asked)], { cwd: root })
  child.on('message', hear)
  return child
}

/** Resolves with the exit code of a process; null when it was killed. */
export function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => child.once('exit', resolve))
}

/** Runs a process to its end; returns the last that it said. */
export async function result<Said extends z.core.$ZodType>(
  schema: Said,
  url: string,
  asked: object,
): Promise<z.output<Said>> {
  let last: unknown
  const code = await ended(
    start(url, asked, (said) => {
      last = said
    }),
  )
  if (code !== 0) throw new Error(`A process of the soak ended with code ${code}.`)
  return z.parse(schema, last)
}

/** The result of the check of the database. */
export const Checked = z.object({
  faults: z.record(z.string(), z.number()),
  sums: z.record(z.string(), z.number()),
})

/** Lists what doesn't agree. */
export const faultsOf = (faults: Readonly<Record<string, number>>): string => {
  const found = Object.entries(faults).filter(([, number]) => number > 0)
  return found.length === 0 ? 'none' : found.map(([name, number]) => `${number} ${name}`).join(', ')
}

/** Writes a number for people. */
export const shown = (number: number | undefined): string => (number ?? 0).toLocaleString('en')
