import { expect, test } from 'vitest'
import { roundedReach } from './reach.ts'

test.each([
  [0, 0, undefined],
  [99, 99, undefined],
  [0, 100, { low: 0, high: 100 }],
  [99, 101, { low: 0, high: 200 }],
  [149, 151, { low: 100, high: 200 }],
  [1_234, 4_321, { low: 1_200, high: 4_400 }],
  [123_456, 654_321, { low: 120_000, high: 660_000 }],
])('%i to %i members are said as %o', (low, high, said) => {
  expect(roundedReach({ low, high })).toEqual(said)
})
