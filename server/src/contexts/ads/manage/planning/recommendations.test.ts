import { AdGroupId, AdId, CampaignId } from '@tessera/contracts/ids'
import { expect, test } from 'vitest'
import type {
  AdFacts,
  CampaignFacts,
  GroupFacts,
  RecommendationFacts,
} from './recommendation-facts.ts'
import { recommendationsOf } from './recommendations.ts'
import { deviationsBelow } from './weak-ads.ts'

const now = Date.UTC(2026, 10, 26, 12)
const euros = 1_000_000

const campaign = (more: Partial<CampaignFacts> = {}): CampaignFacts => ({
  id: CampaignId.parse('1'),
  name: 'Lamps',
  objective: 'CONSIDERATION',
  dailyBudgetMicro: 10 * euros,
  lastDay: null,
  hasEnded: false,
  impressions: 20_000,
  clicks: 336,
  conversions: 0,
  spendMicro: 280 * euros,
  weekMicro: Array.from({ length: 7 }, () => 6 * euros),
  ...more,
})
const group = (more: Partial<GroupFacts> = {}): GroupFacts => ({
  id: AdGroupId.parse('2'),
  name: 'All',
  campaignId: CampaignId.parse('1'),
  bidMicro: null,
  runningAds: 2,
  conversionTagId: null,
  ...more,
})
const ad = (id: string, impressions: number, clicks: number): AdFacts => ({
  id: AdId.parse(id),
  name: `Ad ${id}`,
  impressions,
  clicks,
  groupId: AdGroupId.parse('2'),
  campaignId: CampaignId.parse('1'),
})
const found = (more: Partial<RecommendationFacts> = {}) =>
  recommendationsOf({
    today: '2026-11-26',
    now,
    currency: 'EUR',
    campaigns: [campaign()],
    groups: [group()],
    ads: [],
    rejected: [],
    people: new Map(),
    tags: new Map(),
    dismissed: new Set(),
    canSpend: true,
    prices: { click: null, impression: null },
    ...more,
  })
const kinds = (more?: Partial<RecommendationFacts>) => found(more).map(({ kind }) => kind)
const week = (...spent: number[]) => spent.map((each) => each * euros)

test('an account without anything to mend has no suggestion', () => {
  expect(found()).toEqual([])
})

test('a budget that is spent on most days is raised by half, with the clicks that it may add', () => {
  const busy = campaign({ weekMicro: week(10, 9.6, 10, 3, 10, 10, 9.4) })
  expect(found({ campaigns: [busy] })).toMatchObject([
    {
      kind: 'budget-limited',
      key: 'budget-limited 1',
      days: 7,
      days_full: 5,
      budget_micro: 10 * euros,
      proposed_micro: 15 * euros,
      about_micro: 35 * euros,
      edit: {
        campaign_id: '1',
        fields: { daily_budget_micro: 15 * euros },
        expected: { daily_budget_micro: 10 * euros },
      },
      // 5 more at 336 clicks for 280 are 6, and 1.96 ÷ √336 is 10.7 %.
      more: { low: expect.closeTo(5.36, 1), high: expect.closeTo(6.64, 1) },
    },
  ])
})

const untouched: readonly (readonly [string, Partial<CampaignFacts>])[] = [
  ['spent on three days alone', { weekMicro: week(10, 10, 10, 5, 5, 5, 5) }],
  ['of a campaign of four days', { weekMicro: week(10, 10, 10, 10) }],
  ['that brought no click', { weekMicro: week(10, 10, 10, 10, 10), clicks: 0 }],
  ['of a campaign that has ended', { weekMicro: week(10, 10, 10, 10, 10), hasEnded: true }],
]
test.each(untouched)('a budget stays that is %s', (_, more) => {
  expect(kinds({ campaigns: [campaign(more)] })).toEqual([])
})

const hardly = campaign({ weekMicro: week(1, 1, 1, 1, 1, 1, 1) })

test('a budget that is hardly spent comes with the reason that the figures give', () => {
  const prices = { click: { low: 200_000, high: 500_000 }, impression: null }
  const bid = found({ campaigns: [hardly], groups: [group({ bidMicro: 100_000 })], prices })
  expect(bid).toMatchObject([
    {
      kind: 'budget-unused',
      why: 'bid',
      spend_micro: 7 * euros,
      about_micro: 63 * euros,
      bid_micro: 100_000,
      proposed_bid_micro: 350_000,
      edit: {
        fields: {},
        ad_groups: [{ fields: { bid_micro: 350_000 }, expected: { bid_micro: 100_000 } }],
      },
    },
  ])
  const high = found({ campaigns: [hardly], groups: [group({ bidMicro: 300_000 })], prices })
  expect(high).toMatchObject([{ why: 'unknown', edit: null }])
  const people = (high: number | null) =>
    new Map([[AdGroupId.parse('2'), high === null ? null : { low: 0, high }]])
  const reasons = [300, 5_000, null].map((high) =>
    found({ campaigns: [hardly], people: people(high) }),
  )
  expect(reasons).toMatchObject([
    [{ why: 'people', people: 300, edit: null }],
    [{ why: 'unknown' }],
    [{ why: 'people', people: null }],
  ])
})

test('a budget is not said to be hardly spent while no ad can be shown', () => {
  expect(kinds({ campaigns: [hardly], canSpend: false })).toEqual([])
  expect(kinds({ campaigns: [hardly], groups: [group({ runningAds: 0 })] })).toEqual([])
})

test('an ad group with one ad that is shown is told, and one without impressions is not', () => {
  const groups = [group({ runningAds: 1 })]
  expect(kinds({ groups })).toEqual([])
  expect(found({ groups, ads: [ad('3', 5_000, 80)] })).toMatchObject([
    { kind: 'one-ad', key: 'one-ad 2', impressions: 5_000, about_micro: 17_500_000 },
  ])
})

const pairs: readonly (readonly [string, AdFacts, AdFacts, boolean])[] = [
  ['clearly fewer clicks', ad('3', 5_000, 20), ad('4', 5_000, 80), true],
  ['somewhat fewer clicks', ad('3', 5_000, 70), ad('4', 5_000, 80), false],
  ['no clicks, but few impressions', ad('3', 900, 0), ad('4', 5_000, 80), false],
  ['no clicks, beside others with few impressions', ad('3', 5_000, 0), ad('4', 900, 30), false],
  ['no clicks, beside others with few clicks', ad('3', 9_000, 0), ad('4', 5_000, 9), false],
]
test.each(pairs)('an ad with %s', (_, own, other, isTold) => {
  expect(kinds({ ads: [own, other] })).toEqual(isTold ? ['weak-ad'] : [])
})

test('a weak ad is paused while it is active still, for the clicks that it costs', () => {
  expect(found({ ads: [ad('3', 5_000, 20), ad('4', 5_000, 80)] })).toMatchObject([
    {
      key: 'weak-ad 3',
      others_clicks: 80,
      about_micro: 17_500_000,
      edit: {
        ad_groups: [
          { ads: [{ ad_id: '3', fields: { state: 'paused' }, expected: { state: 'active' } }] },
        ],
      },
      more: { low: expect.closeTo(10.13, 1), high: expect.closeTo(19.87, 1) },
    },
  ])
  expect(deviationsBelow({ impressions: 5, clicks: 0 }, { impressions: 5, clicks: 0 })).toBe(0)
})

const ends: readonly (readonly [string, Partial<CampaignFacts>, readonly string[]])[] = [
  ['in three days', { lastDay: '2026-11-29' }, ['ends-soon']],
  ['today', { lastDay: '2026-11-26' }, ['ends-soon']],
  ['in four days', { lastDay: '2026-11-30' }, []],
  ['in three days, and spent nothing', { lastDay: '2026-11-29', spendMicro: 0 }, []],
  ['a week ago', { lastDay: '2026-11-19', hasEnded: true }, ['ended']],
  ['eight days ago', { lastDay: '2026-11-18', hasEnded: true }, []],
]
test.each(ends)('a campaign that ends %s', (_, more, expected) => {
  expect(kinds({ campaigns: [campaign(more)] })).toEqual(expected)
})

const tagId = '9'
const seen = (hours: number) => new Map([[tagId, new Date(now - hours * 3_600_000)]])
const silent: readonly (readonly [string, ReadonlyMap<string, Date | null>, string])[] = [
  ['whose tag is gone', new Map(), 'missing'],
  ['whose tag was never seen', new Map([[tagId, null]]), 'silent'],
  ['whose tag was last seen four days ago', seen(96), 'silent'],
  ['whose tag was seen today', seen(2), 'works'],
]
test.each(silent)('a campaign for conversions without any, %s', (_, tags, expected) => {
  const aims = campaign({ objective: 'WEB_CONVERSION' })
  const groups = [group({ conversionTagId: tagId })]
  expect(found({ campaigns: [aims], groups, tags })).toMatchObject([
    { kind: 'no-conversions', tag: expected, clicks: 336, rate_max: 3 / 336 },
  ])
  expect(kinds({ campaigns: [{ ...aims, conversions: 1 }], groups, tags })).toEqual([])
  expect(kinds({ campaigns: [{ ...aims, clicks: 99 }], groups, tags })).toEqual([])
})

test('a rejected ad is told with its reason, while its campaign runs', () => {
  const rejected = [
    {
      id: AdId.parse('5'),
      name: 'Lamp',
      campaignId: CampaignId.parse('1'),
      reason: 'link' as const,
    },
  ]
  expect(found({ rejected })).toMatchObject([{ key: 'rejected 5', reason: 'link' }])
  expect(kinds({ rejected, campaigns: [campaign({ hasEnded: true })] })).toEqual([])
})

test('dismissed suggestions stay away, and the 50 about the most money come first', () => {
  const many = Array.from({ length: 60 }, (_, at) =>
    campaign({
      id: CampaignId.parse(String(at + 1)),
      weekMicro: week(1, 1, 1, 1, 1, 1, 1),
      dailyBudgetMicro: (10 + at) * euros,
    }),
  )
  const groups = many.map(({ id }) => group({ id: AdGroupId.parse(id), campaignId: id }))
  const all = found({ campaigns: many, groups })
  expect(all.map(({ campaign: { id } }) => Number(id))).toEqual(
    Array.from({ length: 50 }, (_, at) => 60 - at),
  )
  const dismissed = new Set(['budget-unused 60'])
  expect(found({ campaigns: many, groups, dismissed })[0]?.key).toBe('budget-unused 59')
})
