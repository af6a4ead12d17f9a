import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import type { CountedVital } from './store.ts'

/** Counts of page views by bucket. */
export type VitalCount = CountedVital & { readonly count: number }

/** Counts vitals in this instance until they are written together. */
export interface VitalsBuffer {
  /** Counts the figures of a document; each metric once, and some navigations. */
  add(document: string, figures: readonly CountedVital[]): void
  /** Takes what was counted since the last time, in the order of the table's key. */
  take(): readonly VitalCount[]
  /** Returns what could not be written. */
  putBack(counts: readonly VitalCount[]): void
  /** True once in an interval, when something waits. */
  isDue(now: number): boolean
}

/** Max documents whose figures are remembered, and max buckets that wait to be written. */
const documentsMost = 50_000
const waitingMost = 100_000

const keyOf = (vital: CountedVital): string =>
  [
    vital.day,
    vital.module,
    vital.page,
    vital.metric,
    vital.device,
    vital.build,
    vital.shell,
    vital.bucket,
  ].join(' ')

/** Remembers which metrics of a document were counted. */
function createSeen(most: number) {
  const documents = new Map<string, Map<string, number>>()
  return (document: string, metric: CountedVital['metric']): boolean => {
    const counted = documents.get(document) ?? new Map<string, number>()
    documents.set(document, counted)
    const [oldest] = documents.keys()
    if (documents.size > most && oldest !== undefined) documents.delete(oldest)
    const before = counted.get(metric) ?? 0
    counted.set(metric, before + 1)
    return before < (metric === 'NAV' ? limits.vitalNavigations : 1)
  }
}

/** Counts in memory. */
export function createVitalsBuffer(remembered = documentsMost): VitalsBuffer {
  const isNew = createSeen(remembered)
  let counts = new Map<string, VitalCount>()
  let written = Number.NEGATIVE_INFINITY

  function increase(vital: VitalCount): void {
    const key = keyOf(vital)
    const before = counts.get(key)
    if (before === undefined && counts.size >= waitingMost) return
    counts.set(key, { ...vital, count: vital.count + (before?.count ?? 0) })
  }

  return {
    add(document, figures) {
      for (const figure of figures)
        if (isNew(document, figure.metric)) increase({ ...figure, count: 1 })
    },
    take() {
      const taken = [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1))
      counts = new Map()
      return taken.map(([, count]) => count)
    },
    putBack(given) {
      for (const count of given) increase(count)
    },
    isDue(now) {
      if (counts.size === 0 || Math.abs(now - written) < timings.vitalsWritten) return false
      written = now
      return true
    },
  }
}

declare module '../../../ports.ts' {
  interface Ports {
    /** Vitals that browsers reported, until they are written. */
    readonly vitals: VitalsBuffer
  }
}
