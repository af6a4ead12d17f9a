import { expect, test } from 'vitest'
import { isFitTime, localText, momentOf, nextHour, scheduleBounds, zoneName } from './local-time.ts'

const now = new Date(2026, 4, 1, 10, 30)
const after = (minutes: number) => localText(new Date(now.getTime() + minutes * 60_000))

test('a moment goes into the field and comes back to the minute', () => {
  expect(localText(now)).toBe('2026-05-01T10:30')
  expect(momentOf(localText(now))).toEqual(now)
  expect([momentOf(''), momentOf('2026-05-')]).toEqual([undefined, undefined])
})

test.each([
  [-5, false],
  [9, false],
  [10, true],
  [30 * 24 * 60, true],
  [30 * 24 * 60 + 1, false],
])('a pin can be scheduled %d minutes ahead: %s', (minutes, fits) => {
  expect(isFitTime(after(minutes), now)).toBe(fits)
})

test('the field starts with a full hour that can be chosen', () => {
  expect(localText(nextHour(now))).toBe('2026-05-01T12:00')
  const { first, last } = scheduleBounds(now)
  for (const moment of [first, last, nextHour(now)])
    expect(isFitTime(localText(moment), now)).toBe(true)
})

test('the time zone has a name and its distance from UTC', () => {
  expect(zoneName('en', now)).toMatch(/[A-Z].*|GMT/)
})
