/** When the jobs that come by themselves are next asked for. */
export interface Intervals {
  /** The names whose interval has begun since the last look; all of them at the first. */
  begun(now: number): readonly string[]
  /** In how many milliseconds the next one begins. */
  next(now: number): number
}

/** So that clocks that differ a little agree that an interval has begun. */
const slackMilliseconds = 1_000

/** Follows intervals that begin at whole multiples of their length, as the database counts them too. */
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
