import { expect, test } from 'vitest'
import { priceChartShape, sameCurrency } from './price-chart-shape.ts'

const now = Date.parse('2026-06-15T00:00:00Z')
const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString()
const point = (days: number, amount: number, currency = 'USD') => ({
  at: daysAgo(days),
  amount,
  currency,
})
const window = { now, days: 180 }

test('a price history is drawn in steps from its first price to now', () => {
  const shape = priceChartShape([point(100, 500), point(50, 300), point(25, 400)], window)
  expect(shape).toMatchObject({
    line: 'M0 0H50V100H75V50H100',
    lowest: 300,
    highest: 500,
    now: 50,
    from: daysAgo(100),
  })
})

test('a price from before the window is drawn from its start', () => {
  const shape = priceChartShape([point(400, 500), point(90, 300)], window)
  expect(shape?.line).toBe('M0 0H50V100H100')
  expect(shape?.from).toBe(daysAgo(180))
})

test('a price that never changed, or only in its currency, has no chart', () => {
  expect(priceChartShape([], window)).toBeUndefined()
  expect(priceChartShape([point(10, 500)], window)).toBeUndefined()
  expect(priceChartShape([point(10, 500), point(5, 500)], window)).toBeUndefined()
  expect(priceChartShape([point(10, 500, 'EUR'), point(5, 300)], window)).toBeUndefined()
})

test('prices of an earlier currency are left out', () => {
  const history = [point(9, 1), point(8, 2, 'EUR'), point(7, 3), point(6, 4)]
  expect(sameCurrency(history).map(({ amount }) => amount)).toEqual([3, 4])
})
