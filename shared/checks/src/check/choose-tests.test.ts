import { expect, test } from 'vitest'
import { chooseTests } from './choose-tests.ts'

const times = new Map([
  ['near.test.ts', 4_000],
  ['slow.test.ts', 60_000],
  ['far.test.ts', 2_000],
])

test('a quick check takes the nearest tests that its time allows, and names the rest', () => {
  const nearestFirst = ['near.test.ts', 'slow.test.ts', 'far.test.ts']
  expect(chooseTests(nearestFirst, times, 6_000)).toEqual({
    chosen: ['near.test.ts', 'far.test.ts'],
    left: ['slow.test.ts'],
  })
})

test('a test file that nobody has timed counts as one second', () => {
  expect(chooseTests(['a.test.ts', 'b.test.ts', 'c.test.ts'], new Map(), 2_000)).toEqual({
    chosen: ['a.test.ts', 'b.test.ts'],
    left: ['c.test.ts'],
  })
})
