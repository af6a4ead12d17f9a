/** One part of a date, as typed. */
export type DayPart = 'year' | 'month' | 'day'

/** The parts of a date, as typed so far. */
export type DayText = { readonly [Part in DayPart]: string }

/** Max digits of each part. */
export const digitsOf = { year: 4, month: 2, day: 2 } as const satisfies Record<DayPart, number>

/** A date with nothing typed. */
export const noDay: DayText = { year: '', month: '', day: '' }

const isWritten = (text: DayText): boolean =>
  text.year.length === digitsOf.year && text.month !== '' && text.day !== ''

const padded = (text: string): string => text.padStart(2, '0')

/** True for a date of the calendar: February 30 is not one. */
export function isDay(text: DayText): boolean {
  if (!isWritten(text)) return false
  const [year, month, day] = [Number(text.year), Number(text.month), Number(text.day)]
  const date = new Date(Date.UTC(year, month - 1, day))
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/**
 * Joins the parts: `YYYY-MM-DD` when complete, an empty text when nothing is typed, and the parts
 * as typed otherwise, so that half a date does not count as none.
 */
export function valueOfDay(text: DayText): string {
  if (text.year === '' && text.month === '' && text.day === '') return ''
  if (!isWritten(text)) return `${text.year}-${text.month}-${text.day}`
  return `${text.year}-${padded(text.month)}-${padded(text.day)}`
}

/** Splits such a text into parts. */
export function dayOfValue(value: string): DayText {
  const [year = '', month = '', day = ''] = value.split('-')
  return { year, month, day }
}

/** The order of a language's date, and the text between its parts. */
export interface DayOrder {
  readonly parts: readonly [DayPart, DayPart, DayPart]
  readonly between: string
}

const isPart = (type: string): type is DayPart =>
  type === 'year' || type === 'month' || type === 'day'

/** Returns how a language writes a date: 4/12/1994, 12.4.1994, 1994. 4. 12. */
export function dayOrder(locale: string): DayOrder {
  const format = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const written = format.formatToParts(new Date(Date.UTC(2000, 0, 1)))
  const [first, second, third] = written.flatMap(({ type }) => (isPart(type) ? [type] : []))
  const between = written.find(({ type }) => type === 'literal')?.value.trim() ?? '/'
  return first !== undefined && second !== undefined && third !== undefined
    ? { parts: [first, second, third], between: between === '' ? '/' : between }
    : { parts: ['month', 'day', 'year'], between: '/' }
}

/** Reads a pasted date: `1994-04-12`, or three numbers in the language's order. */
export function pastedDay(text: string, order: DayOrder): DayText | undefined {
  const numbers = text.match(/\d+/g) ?? []
  if (numbers.length !== 3) return undefined
  const parts: readonly DayPart[] =
    numbers[0]?.length === digitsOf.year ? ['year', 'month', 'day'] : order.parts
  const written = (part: DayPart) => numbers[parts.indexOf(part)] ?? ''
  const found = { year: written('year'), month: written('month'), day: written('day') }
  return isDay(found) ? dayOfValue(valueOfDay(found)) : undefined
}

const lastDay = (text: DayText): number =>
  text.month === ''
    ? 31
    : new Date(Date.UTC(Number(text.year || 2000), Number(text.month), 0)).getUTCDate()

/** The range of a part. */
export function boundsOf(part: DayPart, text: DayText, today: Date): readonly [number, number] {
  if (part === 'year') return [1900, today.getFullYear()]
  return part === 'month' ? [1, 12] : [1, lastDay(text)]
}

/** Moves a part up or down and wraps at its ends. An empty year starts at a common birth year. */
export function stepped(part: DayPart, text: DayText, by: 1 | -1, today: Date): string {
  const [least, most] = boundsOf(part, text, today)
  const now = text[part]
  const begun = part === 'year' ? today.getFullYear() - 30 : by > 0 ? least : most
  const then = now === '' ? begun : Number(now) + by
  const round = then > most ? least : then < least ? most : then
  return part === 'year' ? String(round) : padded(String(round))
}

/** True when no further digit fits: no day of a month starts with 4 and has two digits. */
export function isFull(part: DayPart, written: string): boolean {
  if (written.length >= digitsOf[part]) return true
  return part !== 'year' && Number(written) > (part === 'month' ? 1 : 3)
}
