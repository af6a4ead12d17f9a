import { expect, test } from 'vitest'
import { dayIn, knownZone, startOfDayIn } from './day-in-zone.ts'

test.each([
  ['UTC', '2026-11-21', '2026-11-21T00:00:00.000Z'],
  ['Europe/Berlin', '2026-11-21', '2026-11-20T23:00:00.000Z'],
  ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['America/Los_Angeles', '2026-07-01', '2026-07-01T07:00:00.000Z'],
  ['Asia/Kolkata', '2026-07-01', '2026-06-30T18:30:00.000Z'],
])('in %s, %s begins at %s', (zone, day, start) => {
  expect(startOfDayIn(zone, day).toISOString()).toBe(start)
  expect(dayIn(zone, new Date(start))).toBe(day)
  expect(dayIn(zone, new Date(Date.parse(start) - 1)) < day).toBe(true)
})

test('an unknown zone is UTC', () => {
  expect([knownZone('Mars/Olympus'), knownZone('Europe/Berlin')]).toEqual(['UTC', 'Europe/Berlin'])
})
