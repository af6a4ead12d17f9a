import { limits } from '@tessera/contracts/limits'

const two = (value: number): string => String(value).padStart(2, '0')

/** Returns a moment as the value of a field for a local date and time. */
export function localText(moment: Date): string {
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-')
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`
}

/** Returns the moment of a local date and time; undefined for an incomplete one. */
export function momentOf(text: string): Date | undefined {
  const moment = new Date(text)
  const isWhole = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)
  return isWhole && !Number.isNaN(moment.getTime()) ? moment : undefined
}

const minute = 60_000

/** Returns the first and last moment that a pin can be scheduled for. */
export const scheduleBounds = (now: Date) => ({
  first: new Date(now.getTime() + (limits.scheduleMinutesMin + 1) * minute),
  last: new Date(now.getTime() + limits.scheduleDaysMax * 24 * 60 * minute),
})

/** True for a time that a pin can be scheduled for. */
export function isFitTime(text: string, now: Date): boolean {
  const ahead = (momentOf(text)?.getTime() ?? 0) - now.getTime()
  return (
    ahead >= limits.scheduleMinutesMin * minute &&
    ahead <= limits.scheduleDaysMax * 24 * 60 * minute
  )
}

/** Returns the next full hour, at least an hour ahead: what the field starts with. */
export function nextHour(now: Date): Date {
  const hour = new Date(now.getTime() + 2 * 60 * minute)
  hour.setMinutes(0, 0, 0)
  return hour
}

/** Returns the name of the reader's time zone, such as Central European Summer Time (GMT+2). */
export function zoneName(locale: string, moment: Date): string {
  const part = (timeZoneName: 'long' | 'shortOffset') =>
    new Intl.DateTimeFormat(locale, { timeZoneName })
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [name, offset] = [part('long'), part('shortOffset')]
  return name === offset ? name : `${name} (${offset})`
}
