const dayMilliseconds = 86_400_000

/** Returns the day, in UTC, that is some days before a time. */
export const daysAgo = (now: Date, days: number): string =>
  new Date(now.getTime() - days * dayMilliseconds).toISOString().slice(0, 10)
