const dayLength = 86_400_000

/** Returns the day that is so many days after another, as 2026-11-26. */
export const dayPlus = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10)

/** Returns the day after. */
export const nextDay = (day: string): string => dayPlus(day, 1)
