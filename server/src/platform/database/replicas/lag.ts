/** The position of the primary database at a moment. */
interface Sample {
  readonly at: number
  readonly position: bigint
}

/** Samples to keep: a replica that is farther behind than these minutes is far behind. */
const samplesMost = 600

/** Tells how late a position is, by the times when the primary database was there. */
export interface LagHistory {
  note(at: number, position: bigint): void
  newest(): Sample | undefined
  /** Returns the milliseconds that reads at a position may be late; undefined before the first sample. */
  lagOf(position: bigint, now: number): number | undefined
}

/** Creates an empty history. */
export function lagHistory(): LagHistory {
  const samples: Sample[] = []
  const newest = () => samples.at(-1)
  return {
    newest,
    note(at, position) {
      samples.push({ at, position })
      if (samples.length > samplesMost) samples.shift()
    },
    lagOf(position, now) {
      const last = newest()
      if (last === undefined) return undefined
      // No write of the primary database is known that the replica lacks.
      if (position >= last.position) return 0
      const reached = samples.findLast((sample) => sample.position <= position)
      return now - (reached ?? samples[0] ?? last).at
    },
  }
}
