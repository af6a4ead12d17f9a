import { expect, test } from 'vitest'
import { dayIn } from './day-in-zone.ts'

test('dayIn returns the day of a moment in a time zone', () => {
  const moment = new Date('2026-03-29T23:30:00Z')
  expect(dayIn('UTC', moment)).toBe('2026-03-29')
  expect(dayIn('Europe/Berlin', moment)).toBe('2026-03-30')
  expect(dayIn('America/Los_Angeles', moment)).toBe('2026-03-29')
  expect(dayIn('Pacific/Auckland', new Date('2026-01-05T11:00:00Z'))).toBe('2026-01-06')
})
