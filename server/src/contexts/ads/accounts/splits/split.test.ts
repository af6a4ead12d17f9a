import { UserId } from '@tessera/contracts/ids'
import { expect, test } from 'vitest'
import { armOf, isInArm, type Split } from './split.ts'

const people = Array.from({ length: 4_000 }, (_, at) => UserId.parse(String(7_000_000 + at * 13)))

test.each([2, 3, 4])('%s arms have equal parts of the people', (arms) => {
  const counts = Array.from({ length: arms }, () => 0)
  for (const id of people) {
    const arm = armOf({ key: 'a', arms }, id)
    counts[arm] = (counts[arm] ?? 0) + 1
  }
  for (const count of counts) expect(Math.abs(count - 4_000 / arms)).toBeLessThan(150)
})

test('another key splits people in another way, which has nothing to do with the first', () => {
  const both = people.filter(
    (id) => armOf({ key: 'a', arms: 2 }, id) === armOf({ key: 'b', arms: 2 }, id),
  )
  expect(Math.abs(both.length - 2_000)).toBeLessThan(150)
})

const split = (arm: number): Split => ({ key: 'a', arms: 2, arm, startsAt: 100, endsAt: 200 })
const [viewerId = null] = people

test('a member sees the ads of one arm while the experiment runs, and of all arms around it', () => {
  const seenAt = (now: number) =>
    [0, 1].filter((arm) => isInArm(split(arm), { viewerId, isPersonalized: true }, now)).length
  expect([99, 100, 199, 200].map(seenAt)).toEqual([2, 1, 1, 2])
})

test.each([
  ['a visitor', { viewerId: null, isPersonalized: true }],
  ['a member without personalized ads', { viewerId, isPersonalized: false }],
])('%s takes no part', (_, audience) => {
  expect([0, 1].every((arm) => isInArm(split(arm), audience, 150))).toBe(true)
})
