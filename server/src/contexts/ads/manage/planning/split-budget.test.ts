import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CampaignDay,
  type Curve,
  changeBetween,
  curveThrough,
  slopeOf,
} from './response-curve.ts'
import { type SplitPart, splitTotal } from './split-budget.ts'

const curve = (more: Partial<Curve> = {}): Curve => ({
  spend: 1_000,
  atPresent: 50,
  exponent: 0.5,
  exponentLow: 0.4,
  exponentHigh: 0.6,
  error: 0.1,
  ...more,
})
const part = (id: string, more: Partial<SplitPart> = {}): SplitPart => ({
  id,
  curve: curve(),
  min: 100,
  max: 2_000,
  ...more,
})

const tables: readonly (readonly [string, readonly SplitPart[], number, object | undefined])[] = [
  ['equal parts to equal campaigns', [part('a'), part('b')], 2_000, { a: 1_000, b: 1_000 }],
  ['the last step to one of them', [part('a'), part('b')], 2_001, { a: 1_001, b: 1_000 }],
  [
    'four times as much to one that brings twice as much',
    [part('a'), part('b', { curve: curve({ atPresent: 100 }) })],
    2_500,
    { a: 500, b: 2_000 },
  ],
  [
    'no more than the most, and the rest to others',
    [part('a'), part('b', { curve: curve({ atPresent: 500 }), max: 1_500 })],
    2_500,
    { a: 1_000, b: 1_500 },
  ],
  ['the least of each when it is no more', [part('a'), part('b')], 200, { a: 100, b: 100 }],
  ['nothing when the least is more', [part('a'), part('b')], 199, undefined],
  ['nothing when the most is less', [part('a'), part('b')], 4_001, undefined],
]
test.each(tables)('splitTotal gives %s', (_, parts, total, expected) => {
  const split = splitTotal(parts, total)
  expect(split && Object.fromEntries(split)).toEqual(expected)
})

const somePart = fc.record({
  spend: fc.integer({ min: 1, max: 10_000_000 }),
  atPresent: fc.double({ min: 0.5, max: 10_000, noNaN: true }),
  exponent: fc.double({ min: 0.3, max: 0.95, noNaN: true }),
  min: fc.integer({ min: 0, max: 5_000_000 }),
  more: fc.integer({ min: 0, max: 50_000_000 }),
})
const someParts = fc
  .array(somePart, { minLength: 1, maxLength: 20 })
  .map((all) =>
    all.map(({ min, more, ...given }, at) =>
      part(String(at), { curve: curve(given), min, max: min + more }),
    ),
  )
const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, each) => all + each, 0)

test('parts sum to the total to the last step, within their bounds, and none shrinks when the total grows', () => {
  fc.assert(
    fc.property(someParts, fc.double({ min: 0, max: 1, noNaN: true }), (parts, share) => {
      const least = sum(parts.map(({ min }) => min))
      const most = sum(parts.map(({ max }) => max))
      const total = Math.floor(least + (most - least) * share)
      const split = splitTotal(parts, total)
      expect(sum(split?.values() ?? [])).toBe(total)
      for (const { id, min, max } of parts) {
        expect(split?.get(id)).toBeGreaterThanOrEqual(min)
        expect(split?.get(id)).toBeLessThanOrEqual(max)
      }
      const larger = splitTotal(parts, Math.min(most, total + 1_000_000))
      // A step more or less is rounding.
      for (const { id } of parts)
        expect(larger?.get(id)).toBeGreaterThanOrEqual((split?.get(id) ?? 0) - 2)
    }),
    { numRuns: 80 },
  )
})

test('campaigns within their bounds gain the same by the next step', () => {
  const parts = [1, 2, 3].map((each) =>
    part(String(each), {
      curve: curve({ atPresent: each * 40, spend: 50_000, exponent: 0.4 + each / 10 }),
      min: 1,
      max: 1_000_000,
    }),
  )
  const split = splitTotal(parts, 300_000)
  const gains = parts.map((each) => slopeOf(each.curve, split?.get(each.id) ?? 0))
  expect(Math.max(...gains) / Math.min(...gains)).toBeLessThan(1.001)
})

const daysOf = (results: (at: number) => number): CampaignDay[] =>
  Array.from({ length: 14 }, (_, at) => {
    const spendMicro = 1_000_000 * (1 + (at % 5))
    return { spendMicro, results: results(spendMicro / 1_000_000) }
  })

test('a curve follows days that agree, is the usual one for days alike, and needs days and results', () => {
  const steady = curveThrough(daysOf((spent) => Math.round(100 * spent ** 0.5)))
  expect(steady?.exponent).toBeCloseTo(0.5, 1)
  const alike = Array.from({ length: 14 }, () => ({ spendMicro: 1_000_000, results: 30 }))
  expect(curveThrough(alike)).toMatchObject({ exponent: 0.7, spend: 1_000_000, atPresent: 30 })
  const wild = curveThrough(daysOf((spent) => (spent === 1 ? 400 : 1)))
  expect(wild?.exponent).toBeGreaterThanOrEqual(0.3)
  expect(curveThrough(alike.slice(0, 6))).toBeUndefined()
  expect(curveThrough(alike.map((day) => ({ ...day, results: 2 })))).toBeUndefined()
  expect(curveThrough([...alike.slice(0, 6), { spendMicro: 0, results: 9 }])).toBeUndefined()
})

test('a change has bounds around it, and grows less than the spending', () => {
  const { low, mid, high } = changeBetween(curve(), 1_000, 2_000)
  expect(low).toBeLessThan(mid)
  expect(high).toBeGreaterThan(mid)
  expect(mid).toBeCloseTo(50 * (Math.SQRT2 - 1))
  const less = changeBetween(curve(), 1_000, 500)
  expect([less.mid < 0, less.low < less.mid, less.mid < less.high]).toEqual([true, true, true])
  expect(changeBetween(curve(), 1_000, 1_000)).toEqual({ low: 0, mid: 0, high: 0 })
})
