import { expect, test } from 'vitest'
import { sha256OfText } from '../secrets/sha256.ts'
import { type ArmShare, shareProvider } from './shares.ts'

const visitors = Array.from({ length: 4_000 }, (_, at) =>
  sha256OfText(`visitor ${at}`).slice(0, 32),
)
const silent = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} }

const choose = (shares: readonly ArmShare[], experiment = 'paint') =>
  Promise.all(
    visitors.map(async (targetingKey) => {
      const provider = shareProvider(shares)
      const context = { targetingKey }
      return (await provider.resolveStringEvaluation(experiment, 'none', context, silent)).value
    }),
  )

const share = (arm: string, percent: number, experiment = 'paint') => ({ experiment, arm, percent })
const percentOf = (arms: readonly string[], arm: string) =>
  (arms.filter((each) => each === arm).length / arms.length) * 100

test('each arm gets its share of the visitors, and the default gets the rest', async () => {
  const arms = await choose([share('red', 20), share('blue', 30)])
  expect(percentOf(arms, 'red')).toBeCloseTo(20, -1)
  expect(percentOf(arms, 'blue')).toBeCloseTo(30, -1)
  expect(percentOf(arms, 'none')).toBeCloseTo(50, -1)
})

test('a share of 100 is everybody, and a share of 0 or of another experiment is nobody', async () => {
  expect(percentOf(await choose([share('red', 100)]), 'red')).toBe(100)
  expect(percentOf(await choose([share('red', 0)]), 'none')).toBe(100)
  expect(percentOf(await choose([share('red', 100, 'other')]), 'none')).toBe(100)
})

test('visitors keep their arm when its share grows', async () => {
  const few = await choose([share('red', 10)])
  const more = await choose([share('red', 40)])
  expect(await choose([share('red', 10)])).toEqual(few)
  few.forEach((arm, at) => {
    if (arm === 'red') expect(more[at]).toBe('red')
  })
})

test('the arms of two experiments are independent', async () => {
  const shares = [share('red', 50), share('red', 50, 'other')]
  const one = await choose(shares)
  const other = await choose(shares, 'other')
  const both = one.map((arm, at) => (arm === 'red' && other[at] === 'red' ? 'both' : 'not'))
  expect(percentOf(both, 'both')).toBeCloseTo(25, -1)
})
