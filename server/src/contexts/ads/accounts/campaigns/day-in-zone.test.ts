import { expect, test } from 'vitest'
import { dayInZone, isTimeZone } from './day-in-zone.ts'

const iso = (at: number) => new Date(at).toISOString().replace(':00.000Z', 'Z')

test.each([
  ['UTC', '2026-11-26T23:59:59Z', '2026-11-26', '2026-11-26T00:00Z', '2026-11-27T00:00Z'],
  ['Europe/Berlin', '2026-11-26T23:30:00Z', '2026-11-27', '2026-11-26T23:00Z', '2026-11-27T23:00Z'],
  [
    'America/New_York',
    '2026-07-01T03:59:00Z',
    '2026-06-30',
    '2026-06-30T04:00Z',
    '2026-07-01T04:00Z',
  ],
  [
    'Asia/Kathmandu',
    '2026-01-01T18:15:00Z',
    '2026-01-02',
    '2026-01-01T18:15Z',
    '2026-01-02T18:15Z',
  ],
  ['Pacific/Apia', '2026-01-01T12:00:00Z', '2026-01-02', '2026-01-01T11:00Z', '2026-01-02T11:00Z'],
  // Days of 23 and of 25 hours.
  ['Europe/Berlin', '2026-03-29T12:00:00Z', '2026-03-29', '2026-03-28T23:00Z', '2026-03-29T22:00Z'],
  ['Europe/Berlin', '2026-10-25T12:00:00Z', '2026-10-25', '2026-10-24T22:00Z', '2026-10-25T23:00Z'],
  // Midnight doesn't exist, or comes twice.
  [
    'America/Santiago',
    '2026-09-06T12:00:00Z',
    '2026-09-06',
    '2026-09-06T04:00Z',
    '2026-09-07T03:00Z',
  ],
  [
    'America/Havana',
    '2026-11-01T12:00:00Z',
    '2026-11-01',
    '2026-11-01T04:00Z',
    '2026-11-02T05:00Z',
  ],
])('a day in %s at %s is %s, from %s to %s', (zone, at, day, startsAt, endsAt) => {
  const found = dayInZone(zone, Date.parse(at))
  expect([found.day, iso(found.startsAt), iso(found.endsAt)]).toEqual([day, startsAt, endsAt])
})

test('time zones are known by their names', () => {
  expect(['Europe/Berlin', 'UTC', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
