import { expect, test } from 'vitest'
import { placeBelow, placesBetween } from './places.ts'

test('places between two others are spaced evenly, the largest first', () => {
  expect(placesBetween({ upper: 100n, lower: 0n }, 3, 0)).toEqual([75n, 50n, 25n])
  expect(placesBetween({ upper: 2n, lower: 0n }, 1, 0)).toEqual([1n])
})

test('there are no places between neighbors without room for all', () => {
  expect(placesBetween({ upper: 2n, lower: 1n }, 1, 0)).toBeNull()
  expect(placesBetween({ upper: 3n, lower: 0n }, 3, 0)).toBeNull()
  expect(placesBetween({ upper: 7n, lower: 7n }, 1, 0)).toBeNull()
})

test('neighbors are moved apart only where that leaves room for later moves', () => {
  expect(placesBetween({ upper: 4_000n, lower: 0n }, 1, 16)).toBeNull()
  expect(placesBetween({ upper: 8_192n, lower: 0n }, 1, 16)).toEqual([4_096n])
  expect(placesBetween({ upper: 2n, lower: 0n }, 1, Number.POSITIVE_INFINITY)).toEqual([1n])
})

test('places below the last one stay positive', () => {
  expect(placeBelow(1n << 40n, 1)).toBe((1n << 40n) - (1n << 33n))
  expect(placeBelow(5n, 1)).toBe(0n)
})
