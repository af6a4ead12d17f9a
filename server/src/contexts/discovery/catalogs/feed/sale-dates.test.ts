import { expect, test } from 'vitest'
import { saleIsOn } from './sale-dates.ts'

const now = new Date('2026-11-20T12:00:00Z')

test.each([
  ['2026-11-01T00:00Z/2026-11-30T23:59Z', true],
  ['2026-11-20T13:00+0200/2026-11-20T13:00+01:00', false],
  ['2026-11-20T13:00+0200/2026-11-20T13:01-0100', true],
  ['2026-11-20/2026-11-20', true],
  ['2026-11-21/2026-11-25', false],
  ['2026-10-01T00:00:00Z / 2026-11-20T12:00:00Z', false],
  ['2026-10-01 00:00 / 2026-12-01 00:00', true],
  ['2026-11-20', undefined],
  ['2026-11-20/', undefined],
  ['2026-13-40/2026-14-01', undefined],
  ['next week/2026-12-01', undefined],
  ['1/2/3', undefined],
])('whether a sale of %j is on is %j', (dates, isOn) => {
  expect(saleIsOn(dates, now)).toBe(isOn)
})
