import { expect, test } from 'vitest'
import { chanceOf, isWorse, reasonText } from './rules.ts'

const counts = (canary: readonly [number, number], control: readonly [number, number]) => ({
  canary: { failed: canary[0], documents: canary[1], visitors: canary[0] },
  control: { failed: control[0], documents: control[1], visitors: control[0] },
})

test.each([
  // The lady tasting tea, as Fisher told it: 1/70 and 17/70.
  [counts([4, 4], [0, 4]), 1 / 70],
  [counts([3, 4], [1, 4]), 17 / 70],
  [counts([0, 10], [5, 10]), 1],
  // scipy.stats.fisher_exact([[30, 970], [100, 9900]], 'greater')
  [counts([10, 10], [0, 10]), 1 / 184_756],
])('the chance of %j is exact', (given, chance) => {
  expect(chanceOf(given)).toBeCloseTo(chance, 10)
})

test('large counts are as exact as small ones', () => {
  const small = chanceOf(counts([20, 100], [20, 200]))
  const big = chanceOf(counts([200, 1_000], [200, 2_000]))
  expect(small).toBeGreaterThan(0.001)
  expect(big).toBeLessThan(1e-10)
  expect(chanceOf(counts([300, 1_000_000], [300, 1_000_000]))).toBeCloseTo(0.516, 2)
})

test.each([
  ['every document fails', counts([20, 20], [0, 20]), true],
  ['a third fails', counts([7, 21], [0, 200]), true],
  ['five times the rate, over many documents', counts([50, 1_000], [100, 10_000]), true],
  ['the same rate', counts([10, 1_000], [100, 10_000]), false],
  ['fewer failures than the control', counts([10, 1_000], [500, 10_000]), false],
  ['a slow start of both', counts([10, 19], [0, 20]), false],
  ['nothing to compare with', counts([100, 100], [0, 19]), false],
  ['four failures', counts([4, 1_000], [0, 1_000_000]), false],
  ['counts that come late', counts([30, 20], [0, 100]), true],
])('%s: the canary ends or goes on', (_, given, ends) => {
  expect(isWorse(given)).toBe(ends)
})

test('a visitor or two who reload a broken page end no canary', () => {
  const { canary, control } = counts([20, 20], [0, 100])
  expect(isWorse({ canary: { ...canary, visitors: 2 }, control })).toBe(false)
  expect(isWorse({ canary: { ...canary, visitors: 3 }, control })).toBe(true)
})

/** A generator of numbers from 0 to 1 that gives the same ones in each run. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Serves documents to both sides, looks after each failure, and returns the documents until the end. */
function endsAfter(
  random: () => number,
  rates: { readonly canary: number; readonly control: number },
  share: number,
): number | undefined {
  const served = {
    canary: { documents: 0, failed: 0, visitors: 9 },
    control: { documents: 0, failed: 0, visitors: 9 },
  }
  for (let at = 1; at <= 5_000; at += 1) {
    const side = random() < share ? 'canary' : 'control'
    served[side].documents += 1
    if (random() >= rates[side]) continue
    served[side].failed += 1
    if (side === 'canary' && isWorse(served)) return at
  }
  return undefined
}

test('an equally good canary ends by chance in 2 % of the rollouts at most, though each failure is looked at', () => {
  const random = numbersFrom(7)
  const rollouts = Array.from({ length: 300 }, () =>
    endsAfter(random, { canary: 0.02, control: 0.02 }, 0.1),
  )
  expect(rollouts.filter((ended) => ended !== undefined).length / 300).toBeLessThanOrEqual(0.02)
})

test('a canary that fails in a fifth of its documents ends within 600 documents of all visitors', () => {
  const random = numbersFrom(11)
  for (let at = 0; at < 50; at += 1)
    expect(endsAfter(random, { canary: 0.2, control: 0.01 }, 0.1)).toBeLessThan(600)
})

test('the reason names both rates', () => {
  expect(reasonText(counts([5, 20], [1, 200]))).toBe(
    'It failed in 5 of 20 documents (25.0 %), the active build in 1 of 200 documents (0.5 %).',
  )
})

// Decision 050: documents that somebody fetches as many visitors, to report that they failed.
test.each([
  ['25 requests', 20, 5, 100],
  ['10 requests, beside 20 documents of others', 25, 5, 100],
])('forged documents end a canary early with %s', (_, documents, failed, control) => {
  expect(isWorse(counts([failed, documents], [0, control]))).toBe(true)
  expect(isWorse(counts([failed - 1, documents], [0, control]))).toBe(false)
})

test.each([
  [20, 100, 900, 83],
  [200, 1_000, 9_000, 1_700],
  [50, 1_000, 9_000, 271],
  [100, 100, 9_900, 125_600],
])(
  'a canary that fails in %d of %d documents beside %d is shielded by %d forged failures of the active build',
  (failed, documents, control, forged) => {
    const beside = (more: number) => counts([failed, documents], [more, control + more])
    expect(isWorse(beside(forged))).toBe(false)
    expect(isWorse(beside(Math.floor(forged * 0.95)))).toBe(true)
  },
)
