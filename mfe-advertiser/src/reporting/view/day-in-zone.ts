/** Returns the day that a time zone has at a moment, as 2026-11-26. */
export function dayInZone(timeZone: string, now: number): string {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  try {
    return new Intl.DateTimeFormat('en-CA', { ...options, timeZone }).format(now)
  } catch {
    // A browser may be older than the name of a time zone.
    return new Date(now).toISOString().slice(0, 10)
  }
}
