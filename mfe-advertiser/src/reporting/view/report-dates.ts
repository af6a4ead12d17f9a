/** Days from a first to a last one, both included, as 2026-11-26. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

/** The periods that are offered by name, in the order in which they are offered. */
export const datePresets = [
  'today',
  'yesterday',
  'last-7',
  'last-14',
  'last-30',
  'last-90',
  'this-month',
  'last-month',
] as const

export type DatePreset = (typeof datePresets)[number]

/** A period by name, which moves with the days, or days that stay. */
export type DateChoice = DatePreset | DayRange

/** What a period is compared with. */
export type CompareChoice = 'none' | 'previous' | 'year' | DayRange

const dayLength = 86_400_000

const momentOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** Returns the day that is some days later, or earlier. */
export const dayAfter = (day: string, days: number): string =>
  dayOf(momentOf(day) + days * dayLength)

/** Returns the number of days in a range. */
export const daysIn = ({ from, to }: DayRange): number =>
  Math.round((momentOf(to) - momentOf(from)) / dayLength) + 1

/** Returns the day that a time zone has at a moment. */
export function dayInZone(timeZone: string, now: number): string {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  try {
    return new Intl.DateTimeFormat('en-CA', { ...options, timeZone }).format(now)
  } catch {
    // A browser may be older than the name of a time zone.
    return dayOf(now)
  }
}

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`

const lastDays = (today: string, days: number): DayRange => ({
  from: dayAfter(today, 1 - days),
  to: today,
})

/** Returns the days of a choice. */
export function rangeOf(choice: DateChoice, today: string): DayRange {
  if (typeof choice === 'object') return choice
  switch (choice) {
    case 'today':
      return lastDays(today, 1)
    case 'yesterday':
      return { from: dayAfter(today, -1), to: dayAfter(today, -1) }
    case 'last-7':
      return lastDays(today, 7)
    case 'last-14':
      return lastDays(today, 14)
    case 'last-30':
      return lastDays(today, 30)
    case 'last-90':
      return lastDays(today, 90)
    case 'this-month':
      return { from: firstOfMonth(today), to: today }
    case 'last-month': {
      const to = dayAfter(firstOfMonth(today), -1)
      return { from: firstOfMonth(to), to }
    }
  }
}

/** The 29th of February has the 28th a year before. */
function yearBefore(day: string): string {
  const year = Number(day.slice(0, 4)) - 1
  const same = `${year}${day.slice(4)}`
  return dayOf(momentOf(same)) === same ? same : `${year}-02-28`
}

/** Returns the days that a range is compared with; undefined when it is compared with none. */
export function comparedRange(choice: CompareChoice, { from, to }: DayRange): DayRange | undefined {
  if (typeof choice === 'object') return choice
  if (choice === 'none') return undefined
  if (choice === 'year') return { from: yearBefore(from), to: yearBefore(to) }
  const before = dayAfter(from, -1)
  return { from: dayAfter(before, 1 - daysIn({ from, to })), to: before }
}
