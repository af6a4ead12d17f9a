import { expect, test } from 'vitest'
import { tree } from '../../../../test/ads-world.ts'
import { byPercent, freshOperation, hundredthsTyped, plansOf } from './operation.ts'
import { rowsOf } from './rows.ts'

test.each([
  ['12.5', 1_250],
  ['12,5 %', 1_250],
  ['7', 700],
  ['0.05', 5],
  ['1.005', undefined],
  ['-3', undefined],
  ['', undefined],
])('%j percent are %s hundredths', (text, hundredths) => {
  expect(hundredthsTyped(text)).toBe(hundredths)
})

test.each([
  [7_000_000, 1_250, 10_000, 7_880_000],
  [7_000_000, -1_250, 10_000, 6_130_000],
  [1_000_000, -10_000, 10_000, 0],
  [3_333_333, 0, 10_000, 3_330_000],
  [10_000, 5_000, 1, 15_000],
  [9_007_199_254_740_000, 10_000, 10_000, 18_014_398_509_480_000],
])('%d micro by %d hundredths of a percent, in coins of %d, are %d', (micro, by, coin, after) => {
  expect(byPercent(micro, by, coin)).toBe(after)
})

const locale = 'en-US'

test.each([
  ['campaigns', { what: 'name', naming: 'prefix', text: 'New ' }, 'New Lamps'],
  ['campaigns', { what: 'name', naming: 'suffix', text: '!' }, 'Lamps!'],
  ['campaigns', { what: 'name', naming: 'replace', find: 'Lamp', text: 'Light' }, 'Lights'],
  ['campaigns', { what: 'budget', amount: 'set', value: '9' }, 9_000_000],
  ['campaigns', { what: 'budget', amount: 'down', value: '50' }, 3_500_000],
  ['campaigns', { what: 'end', day: '' }, null],
  ['adgroups', { what: 'bid', amount: 'set', value: '0.40' }, 400_000],
  ['adgroups', { what: 'bid', amount: 'up', value: '10' }, null],
  ['ads', { what: 'state', state: 'paused' }, 'paused'],
] as const)('in %s, %j leaves %j', (level, change, after) => {
  const plans = plansOf(rowsOf([tree()], level), { ...freshOperation, ...change }, { locale })
  expect(plans?.map((plan) => plan.after)).toEqual([after])
})

test('a row that stays as it is sends nothing, and an ad is changed within its campaign', () => {
  const [campaign] = rowsOf([tree()], 'campaigns')
  const paused = { ...freshOperation, state: 'active' } as const
  expect(
    plansOf(campaign === undefined ? [] : [campaign], paused, { locale })?.[0]?.edit,
  ).toBeNull()
  const ads = plansOf(rowsOf([tree()], 'ads'), freshOperation, { locale })
  expect(ads?.[0]?.edit).toEqual({
    campaign_id: '7',
    fields: {},
    ad_groups: [
      {
        ad_group_id: '71',
        fields: {},
        ads: [{ ad_id: '711', fields: { state: 'paused' }, expected: { state: 'active' } }],
      },
    ],
  })
  expect(
    plansOf(rowsOf([tree()], 'campaigns'), { ...freshOperation, what: 'budget' }, { locale }),
  ).toBeUndefined()
})

test('what has ended has no row', () => {
  const trees = [
    tree({ has_ended: true }),
    tree({ state: 'archived' }),
    tree({}, { state: 'archived' }),
  ]
  expect(rowsOf(trees, 'campaigns')).toHaveLength(1)
  expect(rowsOf(trees, 'adgroups')).toEqual([])
})
