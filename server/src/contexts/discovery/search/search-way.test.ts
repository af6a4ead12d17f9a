import { expect, test } from 'vitest'
import { numberOf, wayOf } from './search-way.ts'

test('each way of a search has a number of its own, from which it is read again', () => {
  const flags = [false, true]
  const ways = [0, 1, 2, 3, 4, 5].flatMap((step) =>
    flags.flatMap((isCorrected) =>
      flags.flatMap((isScan) =>
        flags.map((isTogether) => ({ step, isCorrected, isScan, isTogether })),
      ),
    ),
  )
  const numbers = ways.map(numberOf)
  expect(new Set(numbers).size).toBe(ways.length)
  expect(Math.max(...numbers)).toBeLessThan(80)
  expect(numbers.map(wayOf)).toEqual(ways)
})
