import { expect, test } from 'vitest'
import { dayIn, daysFrom } from './day-in-zone.ts'

test('dayIn returns the day of a moment in a time zone', () => {
  const moment = new Date('2026-03-29T23:30:00Z')
  expect(dayIn('UTC', moment)).toBe('2026-03-29')
  expect(dayIn('Europe/Berlin', moment)).toBe('2026-03-30')
  expect(dayIn('America/Los_Angeles', moment)).toBe('2026-03-29')
  expect(dayIn('Pacific/Auckland', new Date('2026-01-05T11:00:00Z'))).toBe('2026-01-06')
})

test('daysFrom counts both ends, also over the end of a month and of summer time', () => {
  expect(daysFrom('2026-11-26', '2026-11-26')).toBe(1)
  expect(daysFrom('2026-02-27', '2026-03-01')).toBe(3)
  expect(daysFrom('2026-10-24', '2026-10-26')).toBe(3)
  expect(daysFrom('2026-11-26', '2026-11-25')).toBe(0)
})
