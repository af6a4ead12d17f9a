import type { Clock } from '../clock/port.ts'
import type { Ids } from './port.ts'

const epoch = Date.UTC(2024, 0, 1)
const instances = 1 << 10
const perMillisecond = 1 << 12
const timeShift = 22n

/**
 * Ids of 63 bits: milliseconds since 2024, the instance, and a count within the millisecond. A clock
 * that steps back does not matter: the last time used goes on until the clock has caught up.
 */
export function timeOrderedIds(options: {
  readonly clock: Clock
  /** From 0 up to 1; chooses this instance's number. */
  readonly random: () => number
}): Ids {
  const instance = BigInt(Math.floor(options.random() * instances))
  let last = 0
  let count = 0
  return {
    next() {
      const now = Math.max(options.clock.now().getTime() - epoch, last)
      count = now === last ? count + 1 : 0
      last = now
      if (count === perMillisecond) {
        last += 1
        count = 0
      }
      return String((BigInt(last) << timeShift) | (instance << 12n) | BigInt(count))
    },
  }
}

/** The id that was, or would have been, made so long before another: what is above it is later. */
export function idBefore(id: string, milliseconds: number): string {
  const earlier = BigInt(id) - (BigInt(milliseconds) << timeShift)
  return String(earlier < 1n ? 1n : earlier)
}
