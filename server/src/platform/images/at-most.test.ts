import { expect, test } from 'vitest'
import { atMost } from './at-most.ts'

test('work runs up to the limit, in order, and a failure frees its place', async () => {
  const inTurn = atMost(2)
  const begun: number[] = []
  let running = 0
  let most = 0
  const work = (number: number) =>
    inTurn(async () => {
      begun.push(number)
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 1))
      running -= 1
      if (number === 1) throw new Error('one')
      return number
    })
  const ends = await Promise.allSettled([0, 1, 2, 3, 4].map(work))
  expect(begun).toEqual([0, 1, 2, 3, 4])
  expect(most).toBe(2)
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(1)
})
