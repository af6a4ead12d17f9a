import type { RunningCanary } from '@tessera/contracts/releases/canary'
import type { ServedCount, Side } from './store.ts'

/** Counts served documents in this instance until they are written together. */
export interface ServedBuffer {
  add(running: RunningCanary, side: Side): void
  /** Takes what was counted since the last time. */
  take(): readonly ServedCount[]
  /** Returns what could not be written. */
  putBack(counts: readonly ServedCount[]): void
  /** True once in an interval, when something waits. */
  isDue(now: number): boolean
}

/** Interval between two writes of counts. */
const between = 1_000

/** Counts in memory. */
export function createServedBuffer(): ServedBuffer {
  let counts = new Map<string, ServedCount>()
  let written = Number.NEGATIVE_INFINITY

  function increase({ running, side, documents }: ServedCount): void {
    const key = [running.module, running.canary, running.since, side].join()
    const before = counts.get(key)?.documents ?? 0
    counts.set(key, { running, side, documents: before + documents })
  }

  return {
    add: (running, side) => increase({ running, side, documents: 1 }),
    take() {
      const taken = [...counts.values()]
      counts = new Map()
      return taken
    },
    putBack(given) {
      for (const count of given) increase(count)
    },
    isDue(now) {
      if (counts.size === 0 || Math.abs(now - written) < between) return false
      written = now
      return true
    },
  }
}

declare module '../../../ports.ts' {
  interface Ports {
    /** Documents that were served to the sides of canaries, until they are written. */
    readonly served: ServedBuffer
  }
}
