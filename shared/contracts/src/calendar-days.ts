const dayLength = 86_400_000

/** Returns the day that is so many days after another, as 2026-11-21. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)

/** Counts the days from one day to another, both included. */
export const daysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / dayLength) + 1
