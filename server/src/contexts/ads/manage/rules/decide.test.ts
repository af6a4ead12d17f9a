import type { AdRuleAction, AdRuleCondition } from '@tessera/contracts/ads/ad-rule'
import type { ReportFigures } from '@tessera/contracts/ads/report-metrics'
import { limits } from '@tessera/contracts/limits'
import { expect, test } from 'vitest'
import { budgetAfter, decide, type FormerActs, isMet, isWithinHours } from './decide.ts'

const figures = (over: Partial<ReportFigures> = {}): ReportFigures => ({
  impressions: 1_000,
  clicks: 10,
  saves: 0,
  closeups: 0,
  spend_micro: 10_000_001,
  conversions: 0,
  conversion_value_micro: 0,
  ...over,
})
const costOver: AdRuleCondition = {
  metric: 'cost_per_click',
  days: 'last-7',
  is: 'over',
  value: 1_000_000,
}

test.each([
  ['a cost per click of 1.0000001 is over 1', costOver, {}, true],
  ['a cost per click of exactly 1 is not over 1', costOver, { spend_micro: 10_000_000 }, false],
  [
    'a cost per click of exactly 1 is not under 1 either',
    { ...costOver, is: 'under' },
    { spend_micro: 10_000_000 },
    false,
  ],
  ['without clicks there is no cost per click', costOver, { clicks: 0 }, false],
  [
    'a click rate of 1% is over 0.99%',
    { ...costOver, metric: 'click_rate', value: 9_900 },
    {},
    true,
  ],
  [
    'a click rate of 1% is not over 1%',
    { ...costOver, metric: 'click_rate', value: 10_000 },
    {},
    false,
  ],
  [
    'a return of 2.5 is under 3',
    { ...costOver, metric: 'return_on_spend', is: 'under', value: 3_000_000 },
    { spend_micro: 4, conversion_value_micro: 10 },
    true,
  ],
  [
    'a thousand impressions cost what was spent',
    { ...costOver, metric: 'cost_per_thousand', value: 10_000_000 },
    {},
    true,
  ],
  [
    'sums beyond a float are exact',
    { ...costOver, value: 9_007_199_254_740 },
    { clicks: 1_000, spend_micro: 9_007_199_254_740_991 },
    true,
  ],
] as const)('%s', (_, condition, over, met) => {
  expect(isMet(condition, figures(over))).toBe(met)
})

const raise = { kind: 'raise', by: 'percent', value: 10, limit_micro: 50_000_000 } as const
const lower = { ...raise, kind: 'lower', limit_micro: 5_000_000 } as const

test.each([
  ['10% more', raise, 20_000_000, 22_000_000],
  ['10% more is a whole coin', raise, 10_010_000, 11_010_000],
  ['a raise ends at its limit', raise, 49_000_000, 50_000_000],
  ['a budget over the limit of a raise stays', raise, 60_000_000, 60_000_000],
  ['5 more', { ...raise, by: 'amount', value: 5_000_000 }, 20_000_000, 25_000_000],
  ['10% less', lower, 20_000_000, 18_000_000],
  ['a cut ends at its limit', lower, 5_200_000, 5_000_000],
  ['a budget under the limit of a cut stays', lower, 4_000_000, 4_000_000],
  [
    'a cut by more than there is ends at its limit',
    { ...lower, by: 'amount', value: 90_000_000 },
    20_000_000,
    5_000_000,
  ],
] as const)('a daily budget: %s', (_, action, before, after) => {
  expect(budgetAfter(action, before, 10_000)).toBe(after)
})

const former: FormerActs = { lastDay: null, openPauseId: null, changesToday: 0 }
const pause: AdRuleAction = { kind: 'pause', resumes: true }

interface DecisionCase {
  readonly state?: 'active' | 'paused'
  readonly action?: AdRuleAction
  readonly clicksNeeded?: number
  readonly every?: 1 | 7
  readonly budget?: number
  readonly figures?: Partial<ReportFigures>
  readonly former?: Partial<FormerActs>
}

const decisions: readonly (readonly [string, DecisionCase, object])[] = [
  ['pauses what meets its conditions', {}, { does: 'pause', claim: 'pause 2026-11-26' }],
  ['leaves what meets them not', { figures: { spend_micro: 1 } }, { does: null, why: 'not-met' }],
  ['waits for enough clicks', { clicksNeeded: 11 }, { does: null, why: 'too-little' }],
  ['acts once a day', { former: { lastDay: '2026-11-26' } }, { does: null, why: 'acted' }],
  ['acts again the next day', { former: { lastDay: '2026-11-25' } }, { does: 'pause' }],
  [
    'acts once in seven days',
    { former: { lastDay: '2026-11-20' }, every: 7 },
    { does: null, why: 'acted' },
  ],
  [
    'resumes what it paused when that is over',
    {
      state: 'paused',
      former: { openPauseId: '5', lastDay: '2026-11-26' },
      figures: { spend_micro: 1 },
    },
    { does: 'resume', claim: 'resume 5' },
  ],
  [
    'keeps paused what still meets its conditions',
    { state: 'paused', former: { openPauseId: '5' } },
    { does: null, why: 'paused' },
  ],
  [
    'never resumes what somebody else paused',
    { state: 'paused', figures: { spend_micro: 1 } },
    { does: null, why: 'paused' },
  ],
  [
    'never resumes without being told to',
    {
      state: 'paused',
      action: { kind: 'pause', resumes: false },
      former: { openPauseId: '5' },
      figures: { spend_micro: 1 },
    },
    { does: null, why: 'paused' },
  ],
  ['tells once a day', { action: { kind: 'tell' } }, { does: 'tell', claim: 'tell 2026-11-26' }],
  [
    'raises a budget',
    { action: raise, budget: 20_000_000 },
    { does: 'budget', toMicro: 22_000_000 },
  ],
  [
    'does nothing at the limit',
    { action: raise, budget: 50_000_000 },
    { does: null, why: 'at-limit' },
  ],
  [
    'stops when rules changed the object often today',
    { former: { changesToday: limits.adRuleChangesMax } },
    { does: null, why: 'stopped', instead: 'pause' },
  ],
  ['tells also then', { action: { kind: 'tell' }, former: { changesToday: 9 } }, { does: 'tell' }],
]

test.each(decisions)('a rule %s', (_, given, expected) => {
  const { state = 'active', action = pause, every = 1, budget = null, clicksNeeded } = given
  const decision = decide(
    {
      conditions: [costOver],
      action,
      every_days: every,
      minimum: clicksNeeded === undefined ? null : { figure: 'clicks', count: clicksNeeded },
    },
    {
      state,
      dailyBudgetMicro: budget,
      former: { ...former, ...given.former },
      figures: new Map([['last-7', figures(given.figures)]]),
    },
    { today: '2026-11-26', coinMicro: 10_000 },
  )
  expect(decision).toMatchObject(expected)
})

test.each([
  [{ from_hour: 0, to_hour: 24 }, 23, true],
  [{ from_hour: 9, to_hour: 17 }, 17, false],
  [{ from_hour: 9, to_hour: 17 }, 9, true],
  [{ from_hour: 22, to_hour: 6 }, 3, true],
  [{ from_hour: 22, to_hour: 6 }, 12, false],
])('hours of a rule %j hold at %i: %s', (hours, hour, within) => {
  expect(isWithinHours(hours, hour)).toBe(within)
})
