import { MediaPlan } from '@tessera/contracts/ads/media-plan'
import { expect, test } from 'vitest'
import { draftOfPlan, freshPlan, type PlanDraft, readPlan } from './plan-draft.ts'

const fresh = freshPlan({ country: 'DE' }, '2026-11-26')

const table: readonly (readonly [string, Partial<PlanDraft>, readonly string[]])[] = [
  ['that nobody has written in', {}, []],
  ['without an end', { isOpen: true, lastDay: '' }, []],
  ['of one day', { firstDay: '2026-12-01', lastDay: '2026-12-01' }, []],
  ['that ends before it begins', { lastDay: '2026-11-01' }, ['days']],
  ['of more than a year', { lastDay: '2028-01-01' }, ['days']],
  ['without a first day', { firstDay: '' }, ['days']],
  ['with an amount that is none', { budget: 'ten' }, ['budget']],
  ['with less than the least budget', { budget: '0,50' }, ['budget']],
]
test.each(table)('a plan %s', (_, change, faults) => {
  const read = readPlan({ ...fresh, ...change }, 'DE', 'de')
  expect([...read.faults]).toEqual(faults)
  expect(read.plan === undefined).toBe(faults.length > 0)
})

test('a plan that was saved is filled in as it was', () => {
  const plan = MediaPlan.parse({
    objective: 'WEB_CONVERSION',
    is_automatic: false,
    daily_budget_micro: 1_250_500_000,
    targeting: { LOCATION: 'DE+AT', GENDER: ['female'] },
    first_day: '2026-12-01',
    last_day: '2026-12-24',
  })
  for (const locale of ['en', 'de'])
    expect(readPlan(draftOfPlan(plan, locale), 'DE', locale).plan).toEqual(plan)
})
