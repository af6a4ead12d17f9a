import { expect, test } from 'vitest'
import { lagHistory } from './lag.ts'

test('a replica is as late as the newest moment at which the primary was where it is', () => {
  const history = lagHistory()
  expect(history.lagOf(5n, 0)).toBeUndefined()
  for (const [at, position] of [
    [1_000, 10n],
    [2_000, 20n],
    [3_000, 30n],
  ] as const)
    history.note(at, position)
  expect(history.lagOf(25n, 3_500)).toBe(1_500)
  expect(history.lagOf(20n, 3_500)).toBe(1_500)
  expect(history.lagOf(5n, 3_500)).toBe(2_500)
})

test('a replica that has all of the last sample is not late, however long ago that was', () => {
  const history = lagHistory()
  history.note(1_000, 10n)
  expect(history.lagOf(10n, 90_000)).toBe(0)
  expect(history.lagOf(11n, 90_000)).toBe(0)
})
