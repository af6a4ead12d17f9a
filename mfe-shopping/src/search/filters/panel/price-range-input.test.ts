import { expect, test } from 'vitest'
import { includesBar, moved, stepOf, typedPrice } from './price-range-input.ts'

test.each([
  ['60', 60],
  [' 60,5 ', 60.5],
  ['60.55', 60.55],
  ['60.555', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['', undefined],
] as const)('a typed price %j is %j', (text, price) => {
  expect(typedPrice(text)).toBe(price)
})

test('a bound never passes the other one', () => {
  const range = { min: 20, max: 40, unit: 'EUR' }
  expect(moved(range, 'min', 90)).toEqual({ min: 40, max: 40, unit: 'EUR' })
  expect(moved(range, 'max', 10)).toEqual({ min: 20, max: 20, unit: 'EUR' })
  expect(moved(range, 'max', 30)).toEqual({ min: 20, max: 30, unit: 'EUR' })
})

test('thumbs move in steps of which there are 200 at most', () => {
  expect(stepOf({ min: 0, max: 200, unit: 'USD' })).toBe(1)
  expect(stepOf({ min: 0, max: 900, unit: 'USD' })).toBe(5)
  expect(stepOf({ min: 0, max: 10_000_000, unit: 'USD' })).toBe(5_000)
})

test('a bar of the histogram is included when the range reaches into it', () => {
  const all = { min: 0, max: 100, unit: 'USD' }
  const included = [0, 1, 2, 3].filter((at) =>
    includesBar(all, { ...all, min: 25, max: 60 }, { at, of: 4 }),
  )
  expect(included).toEqual([1, 2])
})
