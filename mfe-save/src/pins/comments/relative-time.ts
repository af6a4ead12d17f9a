const steps = [
  { unit: 'second', length: 1_000, upTo: 60_000 },
  { unit: 'minute', length: 60_000, upTo: 3_600_000 },
  { unit: 'hour', length: 3_600_000, upTo: 86_400_000 },
  { unit: 'day', length: 86_400_000, upTo: 7 * 86_400_000 },
  { unit: 'week', length: 7 * 86_400_000, upTo: 30 * 86_400_000 },
] as const

/**
 * Formats a past moment in the reader's language: relative for a month, then as a date. A moment in
 * the future, because clocks differ, is now.
 */
export function relativeTime(moment: string, now: number, locale: string): string {
  const ago = Math.max(0, now - Date.parse(moment))
  const step = steps.find(({ upTo }) => ago < upTo)
  if (step === undefined)
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(Date.parse(moment))
  // In its first minute it is 'now', so that nothing counts seconds.
  const count = step.unit === 'second' ? 0 : Math.floor(ago / step.length)
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return format.format(count === 0 ? 0 : -count, step.unit)
}
