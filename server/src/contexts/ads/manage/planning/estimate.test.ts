import fc from 'fast-check'
import { expect, test } from 'vitest'
import { curveOf, type EstimateFacts, outcomeOf, reachedBy } from './estimate.ts'
import { type MarketRow, marketOf } from './market.ts'

const facts: EstimateFacts = {
  dailyBudgetMicro: 10_000_000,
  days: 10,
  billed: 'click',
  people: { low: 40_000, high: 90_000 },
  market: { price: { low: 200_000, high: 500_000 }, clickRate: { low: 0.005, high: 0.02 } },
}

const tables: readonly (readonly [string, Partial<EstimateFacts>, object])[] = [
  [
    'clicks at the highest and the lowest price, and the impressions for them',
    {},
    {
      clicks: { low: 200, high: 500 },
      impressions: { low: 10_000, high: 100_000 },
      cost_micro: { low: 100_000_000, high: 100_000_000 },
    },
  ],
  [
    'impressions, when those are paid for, and the clicks that they lead to',
    { billed: 'impression', market: { ...facts.market, price: { low: 1_000, high: 4_000 } } },
    { impressions: { low: 25_000, high: 100_000 }, clicks: { low: 125, high: 2_000 } },
  ],
  [
    'no more impressions than people may see, and a lower cost',
    { billed: 'impression', people: { low: 100, high: 200 }, days: 1 },
    {
      impressions: { low: 20, high: 50 },
      cost_micro: { low: 10_000_000, high: 10_000_000 },
    },
  ],
  [
    'the cost of what few people see',
    {
      billed: 'impression',
      people: { low: 100, high: 200 },
      days: 1,
      market: { ...facts.market, price: { low: 1_000, high: 2_000 } },
    },
    { impressions: { low: 400, high: 800 }, cost_micro: { low: 400_000, high: 1_600_000 } },
  ],
  [
    'nobody by number below the floor',
    { people: { low: 0, high: 60 }, days: 1 },
    { reached: null, clicks: { low: 0, high: 5 } },
  ],
]
test.each(tables)('an outcome has %s', (_, given, expected) => {
  expect(outcomeOf({ ...facts, ...given })).toMatchObject(expected)
})

const arbitrary = fc.record({
  dailyBudgetMicro: fc.integer({ min: 1, max: 1_000_000_000 }),
  days: fc.integer({ min: 1, max: 365 }),
  billed: fc.constantFrom('click', 'impression'),
  people: fc
    .tuple(fc.integer({ min: 0, max: 5_000_000 }), fc.integer({ min: 0, max: 5_000_000 }))
    .map(([one, more]) => ({ low: one, high: one + more })),
  market: fc
    .record({
      low: fc.double({ min: 1, max: 5_000_000, noNaN: true }),
      more: fc.double({ min: 0, max: 5_000_000, noNaN: true }),
      rate: fc.double({ min: 0, max: 0.2, noNaN: true }),
      rateMore: fc.double({ min: 0, max: 0.2, noNaN: true }),
    })
    .map(({ low, more, rate, rateMore }) => ({
      price: { low, high: low + more },
      clickRate: { low: rate, high: rate + rateMore },
    })),
}) satisfies fc.Arbitrary<EstimateFacts>

test('every range is in order, nothing costs more than the budget, and nobody sees more than the limit', () => {
  fc.assert(
    fc.property(arbitrary, (given) => {
      const { cost_micro, impressions, clicks, reached, frequency } = outcomeOf(given)
      for (const { low, high } of [
        cost_micro,
        impressions,
        clicks,
        frequency,
        reached ?? frequency,
      ])
        expect(low).toBeLessThanOrEqual(high)
      expect(cost_micro.high).toBeLessThanOrEqual(given.dailyBudgetMicro * given.days)
      expect(impressions.high).toBeLessThanOrEqual(given.people.high * 4 * given.days)
      expect(reached?.high ?? 0).toBeLessThanOrEqual(Math.max(given.people.high * 1.1, 100) + 100)
    }),
    { numRuns: 150 },
  )
})

test('a curve rises with the budget, and each step adds at most as many people as the one before', () => {
  fc.assert(
    fc.property(arbitrary, (given) => {
      const curve = curveOf(given)
      for (const [at, { clicks, impressions }] of curve.entries()) {
        const before = curve[at - 1]
        expect(clicks.low).toBeGreaterThanOrEqual(before?.clicks.low ?? 0)
        expect(impressions.high).toBeGreaterThanOrEqual(before?.impressions.high ?? 0)
      }
    }),
    { numRuns: 50 },
  )
  const people = 10_000
  const gained = [1, 2, 3, 4].map(
    (each) => reachedBy(each * 5_000, people) - reachedBy((each - 1) * 5_000, people),
  )
  expect(gained).toEqual(gained.toSorted((one, other) => other - one))
})

const row = (country: string, events: number, price: number): MarketRow => ({
  country,
  events,
  priceLow: price,
  priceHigh: price * 2,
  clickRateLow: 0.01,
  clickRateHigh: 0.03,
})

test('prices are those that were observed, weighted by events, and typical ones without observations', () => {
  const scale = 10_000_000
  expect(marketOf([row('DE', 300, 0.01), row('AT', 100, 0.05)], 'click', scale)).toEqual({
    source: 'observed',
    countries: ['DE', 'AT'],
    events: 400,
    price: { low: 200_000, high: 400_000 },
    clickRate: { low: 0.01, high: 0.03 },
  })
  expect(marketOf([row('*', 300, 0.01)], 'click', scale)).toMatchObject({ countries: [] })
  expect(marketOf([], 'click', scale)).toEqual({
    source: 'typical',
    countries: [],
    events: 0,
    price: { low: 25_000, high: 500_000 },
    clickRate: { low: 0.005, high: 0.02 },
  })
})
