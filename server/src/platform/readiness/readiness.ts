import type { Clock } from '../clock/port.ts'
import { within } from '../clock/within.ts'
import type { Log } from '../log/port.ts'
import { rootCause } from '../log/root-cause.ts'
import type { Readiness } from './port.ts'

/** Rejects, with the reason, when what it checks doesn't work. */
export type ReadyCheck = () => Promise<unknown>

/**
 * The time that a check fails before the instance says that it isn't ready: all instances share the database,
 * and one that restarts would otherwise take all of them out of the pool.
 */
export const blinkMilliseconds = 10_000

/** Max time of a check. */
const checkMilliseconds = 2_000

/** The time that an answer is kept, so that probes can't load the database. */
const keptMilliseconds = 1_000

interface Failing {
  readonly since: number
  readonly why: string
}

/** Checks what an instance needs, when it is asked. */
export function createReadiness(given: {
  readonly checks: Readonly<Record<string, ReadyCheck>>
  readonly clock: Clock
  readonly log: Log
}): Readiness {
  const { checks, log } = given
  const now = () => given.clock.now().getTime()
  const failing = new Map<string, Failing>()
  let isStopping = false
  let looking: Promise<void> | undefined
  let lookedAt = Number.NEGATIVE_INFINITY

  const tryOne = async ([name, check]: [string, ReadyCheck]) => {
    try {
      await within(checkMilliseconds, check)
      if (failing.delete(name)) log.info('ready.works-again', { check: name })
    } catch (cause) {
      const why = rootCause(cause)
      const before = failing.get(name)
      if (before === undefined) log.warn('ready.fails', { check: name, cause: why })
      failing.set(name, { since: before?.since ?? now(), why })
    }
  }
  const look = async () => {
    await Promise.all(Object.entries(checks).map(tryOne))
    lookedAt = now()
    looking = undefined
  }
  const looked = async () => {
    if (now() - lookedAt < keptMilliseconds) return
    looking ??= look()
    await looking
  }
  return {
    async report() {
      await looked()
      const isDown = [...failing.values()].some(({ since }) => now() - since >= blinkMilliseconds)
      return {
        isReady: !isStopping && !isDown,
        isStopping,
        checks: Object.fromEntries(
          Object.keys(checks).map((name) => [name, failing.get(name)?.why ?? 'ok']),
        ),
      }
    },
    leave() {
      isStopping = true
    },
  }
}
