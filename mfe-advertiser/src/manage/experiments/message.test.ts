import type { AdExperimentReport, ArmComparison } from '@tessera/contracts/calls/ad-experiments'
import { AnyId, CampaignId } from '@tessera/contracts/ids'
import { expect, test } from 'vitest'
import { daysFault, openDaysText, toggled } from './form-draft.ts'
import { intervalShape } from './interval-shape.ts'
import { messagesOf } from './message.ts'

const arms = ['1', '2'].map((id) => ({
  object_id: AnyId.parse(id),
  campaign_id: CampaignId.parse(id),
  name: '',
}))
const text = { percent: (part: number) => `${Math.round(part * 100)}%`, day: (day: string) => day }
const comparison = (verdict: ArmComparison['verdict'], low: number, high: number) => ({
  verdict,
  low,
  high,
  estimate: (low + high) / 2,
  p_value: 0.5,
})
const dayWith = (...comparisons: (ArmComparison | null)[]) => ({
  day: '2026-11-20',
  arms: [],
  comparisons,
})
const base = {
  state: 'running',
  measure: 'saves',
  first_day: '2026-12-01',
  window_days: 1,
  days: [],
  days_left: null,
  arms,
} as const satisfies Parameters<typeof messagesOf>[0]

const cases: readonly [string, Partial<AdExperimentReport>, string][] = [
  ['a draft', { state: 'draft' }, "It's a draft. Start it to compare."],
  ['one to come', { state: 'scheduled' }, 'It starts on 2026-12-01.'],
  [
    'the first day',
    {},
    'The first answer comes when the first people had their time: 2 days after the start.',
  ],
  [
    'few people',
    { days: [dayWith(null)] },
    'No difference between B and A can be told yet: too few people acted.',
  ],
  [
    'no difference yet',
    { days: [dayWith(comparison('open', -0.2, 0.4))], days_left: 9 },
    'No difference between B and A can be told yet. A difference of 20% would show after about 9 more days.',
  ],
  [
    'less',
    { days: [dayWith(comparison('worse', -0.3, -0.1))] },
    'B is worse than A: between 10% and 30% fewer of its people save.',
  ],
  [
    'no difference in the end',
    { state: 'ended', days: [dayWith(comparison('open', -0.05, 0.08))] },
    "No difference between B and A was found. If there's one, it lies between -5% and 8%.",
  ],
  [
    'days that contradict each other',
    { days: [dayWith(comparison('unsteady', 0.2, 0.1))] },
    "The difference between B and A changed on the way, so one number can't describe it. Look at the days.",
  ],
]

test.each(cases)('an experiment says of %s what can be said', (_, part, said) => {
  expect(messagesOf({ ...base, ...part }, text)).toEqual([said])
})

test('the axis of an interval fits the last days, and one day alone is a bar', () => {
  const days = [
    dayWith(null),
    dayWith(comparison('open', -0.9, 4)),
    dayWith(comparison('open', -0.1, 0.15)),
  ]
  const shape = intervalShape(days, 0)
  expect(shape?.ticks).toEqual([0.2, 0.1, 0, -0.1, -0.2])
  expect(shape?.band).toBe('M50 -5L100 12.5L100 75L50 105Z')
  expect(intervalShape([dayWith(comparison('open', -0.1, 0.1))], 0)?.band).toMatch(/^M49 .*Z$/)
  expect(intervalShape([dayWith(null)], 0)).toBeUndefined()
})

test('the form takes up to four arms, in the order of the choice, and days that are enough', () => {
  expect(toggled(['1', '2'], '1')).toEqual(['2'])
  expect(toggled(['1', '2', '3', '4'], '5')).toEqual(['1', '2', '3', '4'])
  const days = { firstDay: '2026-12-01', lastDay: '2026-12-07' }
  expect(daysFault({ ...days, measure: 'clicks' }, '2026-11-26')).toBeUndefined()
  expect(daysFault({ ...days, measure: 'conversions' }, '2026-11-26')).toMatch(/at least 8 days/)
  expect(daysFault({ ...days, measure: 'clicks' }, '2026-12-08')).toMatch(/isn.t over/)
  expect(openDaysText(7)).toMatch(/last 7 days/)
})
