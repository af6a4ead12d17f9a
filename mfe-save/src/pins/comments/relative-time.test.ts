import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = Date.parse('2026-06-15T12:00:00Z')
const ago = (milliseconds: number, locale = 'en-US') =>
  relativeTime(new Date(now - milliseconds).toISOString(), now, locale)

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

test('a past time is shown in the largest whole unit', () => {
  const table: readonly (readonly [number, string])[] = [
    [0, 'now'],
    [59_000, 'now'],
    [minute, '1 minute ago'],
    [59 * minute, '59 minutes ago'],
    [3 * hour, '3 hours ago'],
    [day, 'yesterday'],
    [6 * day, '6 days ago'],
    [8 * day, 'last week'],
    [29 * day, '4 weeks ago'],
  ]
  for (const [milliseconds, text] of table) expect(ago(milliseconds)).toBe(text)
})

test('a past time is shown in the reader’s language', () => {
  expect(ago(3 * hour, 'de')).toBe('vor 3 Stunden')
})

test('after a month it is a date, and a future time is now', () => {
  expect(ago(40 * day)).toBe('May 6, 2026')
  expect(ago(-5 * minute)).toBe('now')
})
