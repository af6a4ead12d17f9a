import { ReportRow } from '@tessera/contracts/calls/ad-reports'
import { Campaign } from '@tessera/contracts/calls/campaigns'
import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { attentionOf } from './attention.ts'
import { ranked } from './ranked.ts'

const row = (id: string, spend: number, clicks: number, over: object = {}): ReportRow =>
  z.parse(ReportRow, {
    entity: {
      id,
      name: `Campaign ${id}`,
      state: 'active',
      objective: 'CONSIDERATION',
      campaign: null,
      ad_group: null,
      pin: null,
      daily_budget_micro: 100,
      starts_at: null,
      ends_at: null,
      review: null,
      is_sold_out: false,
      ...over,
    },
    group: null,
    compared: null,
    figures: {
      impressions: 10,
      clicks,
      saves: 0,
      closeups: 0,
      spend_micro: spend,
      conversions: 0,
      conversion_value_micro: 0,
    },
  })

const ids = (rows: readonly ReportRow[]) => rows.map(({ entity }) => entity.id)

test('campaigns are ranked by what a click costs, and one without clicks is the worst', () => {
  const rows = [row('1', 40, 2), row('2', 10, 2), row('3', 5, 0), row('4', 0, 0), row('5', 90, 3)]
  const { best, worst } = ranked(rows, 2)
  expect([ids(best), ids(worst)]).toEqual([
    ['2', '1'],
    ['3', '5'],
  ])
  expect(ranked([row('1', 40, 2)])).toMatchObject({ worst: [] })
})

test('what needs attention is named, the business and payment first, and a spent campaign once', () => {
  const campaign = z.parse(Campaign, {
    id: '7',
    name: 'Lamps',
    objective: 'CONSIDERATION',
    state: 'active',
    is_flexible: false,
    daily_budget_micro: 100,
    total_budget_micro: 500,
    starts_at: '',
    ends_at: null,
    currency: 'USD',
    ad: null,
    totals: { impressions: 1, clicks: 1, saves: 0, closeups: 0, spend_micro: 500 },
  })
  const soldOut = row('4', 0, 0, { review: 'approved', is_sold_out: true })
  const found = attentionOf({
    holds: ['payment-failed'],
    needsBusiness: true,
    ads: [row('8', 0, 0, { review: 'rejected' }), row('9', 0, 0, { review: 'approved' }), soldOut],
    today: [row('7', 100, 1), row('6', 120, 1), row('5', 99, 1)],
    campaigns: [campaign],
  })
  expect(found).toEqual([
    { kind: 'business-needed' },
    { kind: 'payment-failed' },
    { kind: 'rejected', adId: '8', name: 'Campaign 8' },
    { kind: 'sold-out', adId: '4', name: soldOut.entity.name },
    { kind: 'budget-spent', campaignId: '7', name: 'Lamps' },
    { kind: 'day-spent', campaignId: '6', name: 'Campaign 6' },
  ])
})
