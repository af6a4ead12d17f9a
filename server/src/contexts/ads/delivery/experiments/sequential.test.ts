import { expect, test } from 'vitest'
import { daysFor } from './power.ts'
import { compareDays, halfWidth, verdictOf } from './sequential.ts'
import { peopleDays, shareThatFinds } from './testing/drawn-experiments.ts'

const day = (...arms: readonly (readonly [people: number, acted: number])[]) =>
  arms.map(([people, acted]) => ({ people, acted }))

test.each([
  [0.001, 0.05, 0.0997],
  [0.01, 0.05, 0.3082],
  [0.1, 0.05, 1.4882],
  [0.01, 0.0125, 0.3601],
])(
  'with a variance of %s and %s errors, an interval has half a width of %s',
  (variance, errors, half) => {
    expect(halfWidth(variance, errors)).toBeCloseTo(half, 4)
  },
)

test.each([
  ['nothing yet', day([100, 19], [100, 60]), 'open'],
  ['no difference', day([1_000, 100], [1_000, 104]), 'open'],
  ['more', day([10_000, 1_000], [10_000, 1_200]), 'better'],
  ['less', day([10_000, 1_000], [10_000, 800]), 'worse'],
] as const)('counts of one day tell %s', (_, counts, verdict) => {
  const [[comparison = null] = []] = compareDays([counts])
  expect(verdictOf(comparison)).toBe(verdict)
})

test('an interval holds the difference and only narrows; a p-value only falls', () => {
  const compared = compareDays([
    day([10_000, 1_000], [10_000, 1_200]),
    day([11_000, 1_100], [11_000, 1_250]),
  ])
  const [first, second] = compared.map(([comparison = null]) => comparison)
  expect(first?.estimate).toBeCloseTo(0.2)
  expect(first?.low).toBeGreaterThan(0.05)
  expect(first?.high).toBeLessThan(0.4)
  expect(second?.estimate).toBeCloseTo(0.136, 2)
  expect(second?.low).toBe(first?.low)
  expect(second?.pValue).toBe(first?.pValue)
  expect(first?.pValue).toBeLessThan(0.01)
})

test('days that contradict each other are not summed up in a verdict', () => {
  const [, [comparison = null] = []] = compareDays([
    day([10_000, 1_000], [10_000, 1_500]),
    day([90_000, 9_000], [90_000, 8_000]),
  ])
  expect(verdictOf(comparison)).toBe('unsteady')
})

test('with several arms each comparison needs more, and its p-value counts all of them', () => {
  const two = compareDays([day([5_000, 500], [5_000, 590])])[0]?.[0]
  const four = compareDays([day([5_000, 500], [5_000, 590], [5_000, 500], [5_000, 500])])[0]?.[0]
  expect(four?.low).toBeLessThan(two?.low ?? 0)
  expect(four?.pValue).toBeCloseTo(3 * (two?.pValue ?? 0))
})

test('of experiments without a difference at most 5 % ever find one, looked at every day', () => {
  for (const [share, people] of [
    [0.05, [400, 400]],
    [0.02, [900, 300]],
    [0.05, [400, 400, 400, 400]],
  ] as const)
    expect(shareThatFinds({ share, people, days: 60, runs: 250, seed: 7 })).toBeLessThanOrEqual(
      0.05,
    )
})

test('an estimate of days holds: four of five experiments find the difference by then', () => {
  const days = daysFor({ arms: 2, peopleDaily: 1_000, share: 0.05 }, 0.2) ?? 0
  expect(days).toBe(16)
  const found = peopleDays({ share: 0.05, people: [1_000, 1_000], days, runs: 150, seed: 3 }, 1.2)
  expect(
    found.filter((all) => verdictOf(all.at(-1)?.[0] ?? null) === 'better').length,
  ).toBeGreaterThan(120)
})

test.each([
  ['more people', { arms: 2, peopleDaily: 2_000, share: 0.05 }, 0.2, 8],
  ['a larger difference', { arms: 2, peopleDaily: 1_000, share: 0.05 }, 0.5, 3],
  ['more arms', { arms: 4, peopleDaily: 1_000, share: 0.05 }, 0.2, 20],
  ['nobody', { arms: 2, peopleDaily: 0, share: 0.05 }, 0.2, null],
  ['nobody who acts', { arms: 2, peopleDaily: 10, share: 0 }, 0.2, null],
  ['over a year', { arms: 2, peopleDaily: 10, share: 0.01 }, 0.1, null],
])('days until a difference shows, with %s', (_, pace, difference, days) => {
  expect(daysFor(pace, difference)).toBe(days)
})
