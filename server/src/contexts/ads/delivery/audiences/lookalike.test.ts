import { expect, test } from 'vitest'
import { type InterestCounts, interestWeights, likeness, lookalikeMost } from './lookalike.ts'

const counts = (
  members: number,
  byTopic: Readonly<Record<string, number>> = {},
): InterestCounts => ({ members, byTopic: new Map(Object.entries(byTopic)) })

const weightsOf = (seed: InterestCounts, all: InterestCounts) =>
  Object.fromEntries(
    interestWeights(seed, all).map(({ topic, weight }) => [topic, Number(weight.toFixed(3))]),
  )

test.each([
  // 51/100 of the seed against 101/1000 of all: ln 5.05.
  [counts(98, { art: 50 }), counts(998, { art: 100 }), { art: 1.619 }],
  // As frequent as among all: no weight.
  [counts(98, { diy: 9 }), counts(998, { diy: 99 }), { diy: 0 }],
  // Rarer than among all, and an interest that nobody of the seed has.
  [counts(98, { food: 3 }), counts(998, { food: 99, pets: 199 }), { food: -0.916, pets: -2.996 }],
  [counts(98), counts(998), {}],
])('the weight of an interest is the logarithm of its lift: %#', (seed, all, weights) => {
  expect(weightsOf(seed, all)).toEqual(weights)
})

const weights = [
  { topic: 'art', weight: 1.6 },
  { topic: 'diy', weight: 0 },
  { topic: 'food', weight: -0.8 },
]

test.each([
  [['art'], 1.6],
  [['art', 'diy'], 1.131],
  [['art', 'food'], 0.566],
  [['food'], -0.8],
  [['unknown'], 0],
  [[], 0],
])('somebody who likes %j is like the seed by %j', (liked, expected) => {
  expect(likeness(liked, weights)).toBeCloseTo(expected, 3)
})

test.each([
  [1_000, 1, 10],
  [1_000, 10, 100],
  [199, 5, 9],
  [9, 10, 0],
])('of %j members of a country, the first %j percent are %j', (members, percent, most) => {
  expect(lookalikeMost(members, percent)).toBe(most)
})
