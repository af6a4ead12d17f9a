import type { ReportEntity } from '@tessera/contracts/calls/ad-reports'
import { expect, test } from 'vitest'
import { factText } from './fact-text.ts'

const campaign: ReportEntity = {
  id: '1',
  name: 'Lamps',
  state: 'active',
  objective: null,
  campaign: null,
  ad_group: null,
  pin: null,
  daily_budget_micro: null,
  review: null,
  is_sold_out: false,
  starts_at: '2026-11-25T15:00:00.000Z',
  ends_at: '2026-11-30T15:00:00.000Z',
}

test('the first and the last day of a campaign are those of its account’s time zone', () => {
  const text = { day: (day: string) => day, value: () => '' }
  const daysIn = (zone: string) =>
    (['starts_at', 'ends_at'] as const).map((fact) =>
      factText(fact, campaign, { text, zone, now: 0 }),
    )
  expect(daysIn('Asia/Tokyo')).toEqual(['2026-11-26', '2026-11-30'])
  expect(daysIn('UTC')).toEqual(['2026-11-25', '2026-11-30'])
})
