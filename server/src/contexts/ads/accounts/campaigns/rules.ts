/** Days of the overview: the longest period of 90 days, and the one before. */
export const overviewDays = 180

const day = 86_400_000

/** Returns the days of the overview, oldest first, as 2026-11-21. */
export function daysUpTo(now: Date): readonly string[] {
  return Array.from({ length: overviewDays }, (_, index) =>
    new Date(now.getTime() - (overviewDays - 1 - index) * day).toISOString().slice(0, 10),
  )
}

/** Returns the saves of every day, zero included. */
export function everyDay(
  days: readonly string[],
  counted: readonly { readonly day: string; readonly saves: number }[],
) {
  const saves = new Map(counted.map((each) => [each.day, each.saves]))
  return days.map((each) => ({ day: each, saves: saves.get(each) ?? 0 }))
}
