import { expect, test } from 'vitest'
import { turnsAround } from './feed-place.ts'
import { feedShares, memberShares, namesOf, roundOf, type Shares, sharedShares } from './shares.ts'

const shareOf = <Name extends string>(shares: Shares<Name>, name: Name): number => {
  const all = namesOf(shares).reduce((sum, each) => sum + shares[each].turns, 0)
  return shares[name].turns / all
}

test('a round gives each source its turns, and spreads them', () => {
  const round = roundOf(memberShares)
  for (const name of namesOf(memberShares))
    expect(round.filter((each) => each === name)).toHaveLength(memberShares[name].turns)
  expect(round[0]).toBe('people')
  const places = round.flatMap((name, at) => (name === 'finds' ? [at] : []))
  const gaps = places.slice(1).map((at, before) => at - (places[before] ?? 0))
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1)
})

test('at least 15 % of a feed is unexpected', () => {
  const list = shareOf(feedShares, 'personal')
  expect(list * shareOf(memberShares, 'finds')).toBeGreaterThanOrEqual(0.15)
  expect(list * shareOf(sharedShares, 'finds')).toBeGreaterThanOrEqual(0.15)
})

test('a round of a feed fits into the turns that its bookmark counts', () => {
  expect(turnsAround % roundOf(feedShares).length).toBe(0)
})
