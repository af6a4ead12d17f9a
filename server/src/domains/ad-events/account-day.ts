const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats are slow to make, and there are as many as time zones of accounts. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  // Swedish writes days as 2026-11-26.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  formats.set(timeZone, format)
  return format
}

/** Returns the day of a moment in a time zone, as 2026-11-26. */
export const dayIn = (timeZone: string, moment: Date | number): string =>
  formatOf(timeZone).format(moment)

const dayMilliseconds = 86_400_000

/** Returns the number of days from one to another, both included: 1 for the same day. */
export const daysFrom = (first: string, last: string): number =>
  (Date.parse(last) - Date.parse(first)) / dayMilliseconds + 1
