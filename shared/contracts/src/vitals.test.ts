import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vitalMetrics } from './vital-metrics.ts'
import { bucketOf, middleOf, ratingOf } from './vitals.ts'

test('the value of a bucket is within 4 % of every value in it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...vitalMetrics),
      fc.double({ min: 1, max: 9_999, noNaN: true }),
      (metric, number) => {
        const value = metric === 'CLS' ? number / 1_000 : number
        const told = middleOf(metric, bucketOf(metric, value))
        expect(Math.abs(told / value - 1)).toBeLessThan(0.04)
      },
    ),
  )
})

test('buckets are in the order of their values, and values off the scale are in its first and last one', () => {
  const buckets = [0, 0.5, 1, 40, 2_500, 59_999, 60_000, 1e9].map((value) => bucketOf('LCP', value))
  expect(buckets.slice(0, 2)).toEqual([0, 0])
  expect(buckets).toEqual(buckets.toSorted((one, other) => one - other))
  expect(buckets.at(-1)).toBe(buckets.at(-2))
  expect([middleOf('CLS', 0), bucketOf('CLS', 0.0004)]).toEqual([0, 0])
})

test.each([
  ['LCP', 2_500, 'good'],
  ['LCP', 2_501, 'needs-work'],
  ['LCP', 4_001, 'poor'],
  ['INP', 200, 'good'],
  ['CLS', 0, 'good'],
  ['CLS', 0.26, 'poor'],
  ['TTFB', 900, 'needs-work'],
  ['NAV', 501, 'poor'],
] as const)('%s of %d is rated %s', (metric, value, rating) => {
  expect(ratingOf(metric, value)).toBe(rating)
})
