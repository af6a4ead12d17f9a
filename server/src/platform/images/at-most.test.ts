import { expect, test } from 'vitest'
import { atMost } from './at-most.ts'

test('so much runs at a time, in the order it came, and a failure makes room too', async () => {
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
