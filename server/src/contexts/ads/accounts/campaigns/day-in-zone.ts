/** A calendar day of a time zone, with its first moment and that of the next day, in milliseconds. */
export interface ZoneDay {
  readonly day: string
  readonly startsAt: number
  readonly endsAt: number
}

const dayLength = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    ...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
    ...({ hour: '2-digit', minute: '2-digit', second: '2-digit' } as const),
  })
  formats.set(timeZone, format)
  return format
}

/** Returns what a clock on the wall of a time zone shows, as if it were UTC. */
function wallTime(timeZone: string, at: number): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    ...([part('hour'), part('minute'), part('second')] as const),
  )
}

/**
 * Returns the moment when a clock on the wall shows a time: the first one when it's shown twice, and the
 * one when it's skipped.
 */
function momentOf(timeZone: string, wall: number): number {
  const offsetAt = (at: number) => wallTime(timeZone, at) - at
  const before = wall - offsetAt(wall - dayLength)
  if (wallTime(timeZone, before) === wall) return before
  const after = wall - offsetAt(wall + dayLength)
  return wallTime(timeZone, after) === wall ? after : before
}

/** True when the service knows a time zone by this name. */
export function isTimeZone(name: string): boolean {
  try {
    formatOf(name)
    return true
  } catch {
    return false
  }
}

/** Returns the day that a moment is in, by a time zone; days of another length are as they are. */
export function dayInZone(timeZone: string, at: number): ZoneDay {
  const wall = wallTime(timeZone, at)
  const midnight = wall - (wall % dayLength)
  return {
    day: new Date(midnight).toISOString().slice(0, 10),
    startsAt: momentOf(timeZone, midnight),
    endsAt: momentOf(timeZone, midnight + dayLength),
  }
}

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** Returns the day of a moment in a time zone, as 2026-11-26; much faster than `dayInZone`. */
export function dayIn(timeZone: string, at: Date | number): string {
  // Swedish writes days as 2026-11-26.
  const format =
    dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  dayFormats.set(timeZone, format)
  return format.format(at)
}

/** Returns when a day begins in a time zone. */
export const startOfDayIn = (timeZone: string, day: string): Date =>
  new Date(momentOf(timeZone, Date.parse(`${day}T00:00:00Z`)))

/** Returns when a clock on the wall of a time zone shows a full hour of a day. */
export const hourOfDayIn = (timeZone: string, day: string, hour: number): Date =>
  new Date(momentOf(timeZone, Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000))

/** Returns the name of a time zone that the service knows; 'UTC' for any other text. */
export const knownZone = (name: string): string =>
  isTimeZone(name) ? formatOf(name).resolvedOptions().timeZone : 'UTC'
