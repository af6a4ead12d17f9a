import { AdRuleFields } from '@tessera/contracts/ads/ad-rule'
import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { draftOf, firstDraft, type RuleDraft, ruleIn, valueIn, withLevel } from './draft.ts'

test.each([
  ['spend', '20', 'en', 20_000_000],
  ['cost_per_click', '0,75', 'de', 750_000],
  ['cost_per_click', '1,000.50', 'en', 1_000_500_000],
  ['click_rate', '1.25', 'en', 12_500],
  ['return_on_spend', '2.5', 'en', 2_500_000],
  ['clicks', '1.000', 'de', 1_000],
  ['clicks', '1.5', 'en', undefined],
  ['spend', 'much', 'en', undefined],
] as const)('%s of “%s” in %s is kept as %s', (metric, text, locale, value) => {
  expect(valueIn(metric, text, locale)).toBe(value)
})

const typed: RuleDraft = {
  ...firstDraft('Dear ads'),
  conditions: [{ key: 1, metric: 'cost_per_click', days: 'last-7', is: 'over', value: '1.25' }],
}

test.each<readonly [string, Partial<RuleDraft>, readonly string[]]>([
  ['a whole form', {}, []],
  ['no name', { name: ' ' }, ['name']],
  ['no value', { conditions: firstDraft('').conditions }, ['value 1']],
  ['no campaign', { isOfAll: false }, ['campaigns']],
  ['half a click', { minimum: { figure: 'clicks', count: '0.5' } }, ['minimum']],
  ['no minimum at all', { hasMinimum: false, minimum: { figure: 'clicks', count: '' } }, []],
  ['a raise without its limit', { level: 'campaign', kind: 'raise' }, ['limit']],
  ['a cut by 91 percent', { level: 'campaign', kind: 'lower', step: '91', limit: '5' }, ['step']],
  ['the same hours', { from_hour: 8, to_hour: 8 }, ['hours']],
  ['an email to nobody', { kind: 'tell' }, ['people']],
])('%s has these faults', (_, part, faults) => {
  const found = ruleIn({ ...typed, ...part }, 'en')
  expect(found.faults).toEqual(faults)
  if (faults.length === 0) expect(z.safeParse(AdRuleFields, found.rule).success).toBe(true)
})

test('a saved rule comes back as it was typed, in each language', () => {
  const raise = {
    level: 'campaign',
    kind: 'raise',
    by: 'amount',
    step: '2.5',
    limit: '30',
  } as const
  const { rule } = ruleIn({ ...typed, ...raise }, 'en')
  expect(draftOf(rule, 'de').conditions[0]?.value).toBe('1,25')
  expect(ruleIn(draftOf(rule, 'de'), 'de')).toEqual({ rule, faults: [] })
})

test('a rule of ads changes no budget', () => {
  expect(withLevel({ ...typed, level: 'campaign', kind: 'raise' }, 'ad').kind).toBe('pause')
})
