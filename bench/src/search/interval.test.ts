import { expect, test } from 'vitest'
import { intervalOf } from './interval.ts'

test('the interval of a mean is around it, the same each time, and narrower with more figures', () => {
  const some = [0, 0.5, 1, 1, 0.2, 0.8]
  const many = Array.from({ length: 20 }, () => some).flat()
  const [wide, again, narrow] = [intervalOf(some), intervalOf(some), intervalOf(many)]
  expect(wide).toEqual(again)
  expect(wide?.mean).toBeCloseTo(0.583, 3)
  expect(wide?.low).toBeLessThan(0.45)
  expect(wide?.high).toBeGreaterThan(0.7)
  expect(wide?.low).toBeGreaterThanOrEqual(0)
  expect(narrow?.low).toBeGreaterThan(wide?.low ?? 1)
  expect(narrow?.high).toBeLessThan(wide?.high ?? 0)
})

test('figures that are all alike leave no doubt, and no figures have no mean', () => {
  expect(intervalOf([0.4, 0.4])).toEqual({ mean: 0.4, low: 0.4, high: 0.4 })
  expect(intervalOf([])).toBeUndefined()
})
