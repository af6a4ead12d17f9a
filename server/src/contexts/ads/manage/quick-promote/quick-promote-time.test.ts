import { expect, test } from 'vitest'
import { type AskedTime, timeOf } from './quick-promote-time.ts'

const now = new Date('2026-11-26T23:30:00Z')
const asked: AskedTime = { startsNow: true, isOngoing: false, days: 10, lastDay: undefined }

test.each<
  [string, Partial<AskedTime>, readonly [string, string | null, number | null] | undefined]
>([
  ['ten days', {}, [now.toISOString(), '2026-12-06T23:00:00.000Z', 10]],
  [
    'ten days from tomorrow',
    { startsNow: false },
    ['2026-11-27T23:00:00.000Z', '2026-12-07T23:00:00.000Z', 10],
  ],
  ['until it is stopped', { isOngoing: true }, [now.toISOString(), null, null]],
  ['today alone', { lastDay: '2026-11-27' }, [now.toISOString(), '2026-11-27T23:00:00.000Z', 1]],
  ['until yesterday', { lastDay: '2026-11-26' }, undefined],
  ['for 365 days', { lastDay: '2027-11-26' }, [now.toISOString(), '2027-11-26T23:00:00.000Z', 365]],
  ['for 366 days', { lastDay: '2027-11-27' }, undefined],
  ['until no day', { lastDay: '2026-02-30' }, undefined],
])('a promotion in Berlin runs %s', (_, change, runs) => {
  const time = timeOf({ ...asked, ...change }, 'Europe/Berlin', now)
  expect(
    time && [time.startsAt.toISOString(), time.endsAt?.toISOString() ?? null, time.days],
  ).toEqual(runs)
})
