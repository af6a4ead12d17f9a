/** The schedule of the jobs that run by interval. */
export interface Intervals {
  /** Returns the names whose interval began since the last call; all of them at first. */
  begun(now: number): readonly string[]
  /** Returns the milliseconds until the next interval begins. */
  next(now: number): number
}

/** Lets clocks that differ a little agree that an interval has begun. */
const slackMilliseconds = 1_000

/** Follows intervals that begin at whole multiples of their length, as in the database. */
export function intervals(every: ReadonlyMap<string, number>): Intervals {
  const due = new Map([...every.keys()].map((name) => [name, 0]))
  return {
    begun(now) {
      const names = [...due].filter(([, at]) => at <= now).map(([name]) => name)
      for (const name of names) {
        const length = (every.get(name) ?? 1) * 1000
        due.set(name, (Math.floor(now / length) + 1) * length + slackMilliseconds)
      }
      return names
    },
    next: (now) => Math.max(0, Math.min(...due.values()) - now),
  }
}
