import type { Clock } from '../clock/port.ts'
import type { Ids } from './port.ts'

const epoch = Date.UTC(2024, 0, 1)
const instances = 1 << 10
const perMillisecond = 1 << 12
const timeShift = 22n

/**
 * Generates ids of 63 bits: milliseconds since 2024, the instance, and a counter within the
 * millisecond. When the clock steps back, the last time is used until the clock has caught up.
 */
export function timeOrderedIds(options: {
  readonly clock: Clock
  /** A random number from 0 up to 1; chooses this instance's number. */
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

/** Returns the id of an earlier time: larger ids are later. */
export function idBefore(id: string, milliseconds: number): string {
  const earlier = BigInt(id) - (BigInt(milliseconds) << timeShift)
  return String(earlier < 1n ? 1n : earlier)
}
