const day = 86_400_000

/** Returns the moment some working days later: Saturdays and Sundays do not count. */
export function afterWorkingDays(from: Date, days: number): Date {
  let end = from
  for (let left = days; left > 0; ) {
    end = new Date(end.getTime() + day)
    const weekday = end.getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return end
}
