import type { CallError } from '@tessera/contracts/errors/call-error'
import { passingErrors } from '@tessera/contracts/errors/passing'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { timings } from '@tessera/contracts/timings'

/** A try of an upload that failed. */
export interface FailedTry {
  readonly error: Pick<CallError, 'code' | 'data'>
  /** The number of tries since bytes arrived. */
  readonly tries: number
}

const Wait = z.object({ wait_seconds: z.number() })

/** Returns the milliseconds before an upload is tried again; undefined when another try can't help. */
export function delayBefore({ error, tries }: FailedTry): number | undefined {
  const { code, data } = error
  // Without a network, tries cost nothing, and the end of the wait is a fact of the browser.
  if (!passingErrors.has(code) || (code !== 'offline' && tries >= limits.uploadTries))
    return undefined
  const told = z.safeParse(Wait, data)
  if (code === 'too-fast' && told.success) return told.data.wait_seconds * 1_000
  return Math.min(timings.uploadAgainLongest, timings.uploadAgain * 2 ** (tries - 1))
}

/** Waits so many milliseconds, or until the browser has a network again. */
export const waited = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const over = new AbortController()
    const end = () => {
      clearTimeout(timer)
      over.abort()
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    addEventListener('online', end, { signal: over.signal })
    signal.addEventListener('abort', end, { signal: over.signal })
  })
