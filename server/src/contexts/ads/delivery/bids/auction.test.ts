import fc from 'fast-check'
import { expect, test } from 'vitest'
import { derivedBid, reservePrice, secondPrice, weightOf } from './auction.ts'
import { currencyScale } from './currency-scale.ts'
import { eventRate, qualityOf } from './quality.ts'

const unknown = { impressions: 0, clicks: 0, saves: 0, conversions: null }
const dollars = 7_000_000

test.each([
  ['pays what still beats the second', 10_000, 1, 4_000, 4_001],
  ['pays less with a better ad', 10_000, 2, 4_000, 2_001],
  ['pays its bid for a tie', 4_000, 1, 4_000, 4_000],
  ['pays the reserve price alone', 10_000, 1, 0, 350],
  ['pays the reserve price above a weak second', 10_000, 1, 20, 350],
])('a winner %s', (_, bidMicro, weight, nextScore, price) => {
  expect(secondPrice({ bidMicro, reserveMicro: 350, weight }, nextScore)).toBe(price)
})

test('a price is the smallest integer that beats the second, between reserve price and bid', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 350, max: 1_000_000_000 }),
      fc.double({ min: 1e-12, max: 10, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (bidMicro, weight, part) => {
        const nextScore = bidMicro * weight * part
        const price = secondPrice({ bidMicro, reserveMicro: 350, weight }, nextScore)
        expect(Number.isSafeInteger(price)).toBe(true)
        expect(price).toBeGreaterThanOrEqual(350)
        expect(price).toBeLessThanOrEqual(bidMicro)
        if (price < bidMicro) expect(price * weight).toBeGreaterThan(part === 0 ? 0 : nextScore)
        if (price > 350 && price < bidMicro)
          expect((price - 1) * weight).toBeLessThanOrEqual(nextScore)
      },
    ),
  )
})

test('nobody who bids more wins less, and a bid does not change the own price', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 350, max: 1_000_000 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.double({ min: 1e-9, max: 10, noNaN: true }),
      (bidMicro, more, weight) => {
        const bidder = { bidMicro, reserveMicro: 350, weight }
        const nextScore = (bidMicro - 1) * weight
        expect(secondPrice({ ...bidder, bidMicro: bidMicro + more }, nextScore)).toBe(
          secondPrice(bidder, nextScore),
        )
      },
    ),
  )
})

test('an ad that people click and save counts for more, within bounds, and few counts say little', () => {
  const counts = (impressions: number, clicks: number, saves: number) => ({
    impressions,
    clicks,
    saves,
    conversions: null,
  })
  expect(qualityOf(unknown)).toBe(1)
  expect(qualityOf(counts(10_000, 100, 50))).toBeCloseTo(1)
  expect(qualityOf(counts(10_000, 1_000, 500))).toBe(2)
  expect(qualityOf(counts(10_000, 0, 0))).toBe(0.5)
  expect(qualityOf(counts(2, 1, 0))).toBeLessThan(1.2)
  expect(eventRate('impression', counts(10_000, 0, 0))).toBe(1)
  expect(eventRate('click', unknown)).toBeCloseTo(0.01)
  expect(eventRate('click', counts(9_500, 95, 0))).toBeCloseTo(0.01)
})

test.each([
  ['aims at none', null, 1],
  ['sells as usual', 40, 1],
  ['sells twice as well', 82, 2],
  ['sells far better', 2_000, 2],
  ['sells nothing', 0, 0.5],
])('an ad that %s has a second factor of quality', (_, conversions, factor) => {
  const counts = { impressions: 200_000, clicks: 2_000, saves: 1_000, conversions }
  expect(qualityOf(counts)).toBeCloseTo(factor, 6)
})

test('bids of two currencies are compared by their share of a recommended daily budget', () => {
  const kronor = currencyScale('SEK') ?? 0
  const weight = (scaleMicro: number) => weightOf('click', { counts: unknown, scaleMicro })
  expect(700_000 * weight(dollars)).toBeCloseTo(7_000_000 * weight(kronor), 12)
  expect([reservePrice('click', dollars), reservePrice('click', kronor)]).toEqual([17_500, 175_000])
  expect([reservePrice('impression', dollars), currencyScale('XXX')]).toEqual([350, undefined])
})

test('the service bids a part of the daily budget, under the pressure of its pace', () => {
  expect(derivedBid('click', dollars, 1)).toBe(350_000)
  expect(derivedBid('click', dollars, 2)).toBe(700_000)
  expect(derivedBid('impression', dollars, 1)).toBe(7_000)
  expect(derivedBid('impression', 999, 1)).toBe(0)
})
