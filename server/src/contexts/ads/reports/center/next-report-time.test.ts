import { expect, test } from 'vitest'
import { nextReportTime } from './next-report-time.ts'

test.each([
  ['day', 'UTC', '2026-11-26T05:59:00Z', '2026-11-26T06:00:00Z'],
  ['day', 'UTC', '2026-11-26T06:00:00Z', '2026-11-27T06:00:00Z'],
  ['day', 'Europe/Berlin', '2026-03-28T12:00:00Z', '2026-03-29T04:00:00Z'],
  ['day', 'America/Los_Angeles', '2026-11-26T12:00:00Z', '2026-11-26T14:00:00Z'],
  ['week', 'Europe/Berlin', '2026-11-26T12:00:00Z', '2026-11-30T05:00:00Z'],
  ['month', 'Asia/Kolkata', '2026-11-30T23:00:00Z', '2026-12-01T00:30:00Z'],
] as const)('a report of each %s in %s is made after %s at %s', (rhythm, timeZone, after, at) => {
  const of = { rhythm, timeZone, weekStart: 'monday' } as const
  expect(nextReportTime(of, new Date(after))).toEqual(new Date(at))
})

test('a report of each week is made on the day that the account begins a week with', () => {
  const of = { rhythm: 'week', timeZone: 'UTC', weekStart: 'sunday' } as const
  const at = nextReportTime(of, new Date('2026-11-26T12:00:00Z'))
  expect(at).toEqual(new Date('2026-11-29T06:00:00Z'))
})
