import { expect, test } from 'vitest'
import { dayAfter, daysBetween } from './calendar-days.ts'

test('dayAfter crosses the end of a month, in both directions', () => {
  expect(dayAfter('2026-11-26', 9)).toBe('2026-12-05')
  expect(dayAfter('2026-12-01', -1)).toBe('2026-11-30')
})

test('daysBetween counts both ends, also over the end of a month and of summer time', () => {
  expect(daysBetween('2026-11-26', '2026-11-26')).toBe(1)
  expect(daysBetween('2026-02-27', '2026-03-01')).toBe(3)
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(3)
  expect(daysBetween('2026-11-26', '2026-11-25')).toBe(0)
})
