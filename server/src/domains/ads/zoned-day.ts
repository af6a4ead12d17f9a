const partsIn = (zone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    ...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
    ...({ hour: '2-digit', minute: '2-digit', second: '2-digit' } as const),
  })

/** Returns a time zone that the runtime knows; 'UTC' for any other text. */
export function knownZone(zone: string): string {
  try {
    return partsIn(zone).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

function localTime(zone: string, at: number): number {
  const parts = new Map(
    partsIn(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const of = (name: Intl.DateTimeFormatPartTypes) => Number(parts.get(name) ?? 0)
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
}

/** Returns the day in a time zone, as 2026-11-21. */
export const dayIn = (zone: string, at: Date): string =>
  new Date(localTime(zone, at.getTime())).toISOString().slice(0, 10)

/** Returns when a day begins in a time zone. */
export function startOfDayIn(zone: string, day: string): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`)
  const near = wanted - (localTime(zone, wanted) - wanted)
  return new Date(wanted - (localTime(zone, near) - near))
}
