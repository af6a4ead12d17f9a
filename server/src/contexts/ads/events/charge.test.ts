import { expect, test } from 'vitest'
import { type CampaignBudget, isCharged, type Spent } from './charge.ts'

const budget: CampaignBudget = {
  dailyBudgetMicro: 100,
  totalBudgetMicro: 250,
  isFlexible: false,
  timeZone: 'Europe/Berlin',
  startsAt: new Date('2026-11-23T23:00:00Z'),
  endsAt: new Date('2026-11-30T23:00:00Z'),
}
const flexible: CampaignBudget = { ...budget, isFlexible: true, totalBudgetMicro: null }
const day = '2026-11-26'
const at = Date.parse('2026-11-26T12:00:00Z')
const nothing: Spent = { onDayMicro: 0, inAllMicro: 0, leftMicro: 1 }

const table: readonly (readonly [string, CampaignBudget, Partial<Spent>, boolean])[] = [
  ['the last micro of money', budget, {}, true],
  ['no money', budget, { leftMicro: 0 }, false],
  ['a debt', budget, { leftMicro: -5 }, false],
  ['a micro left of the day', budget, { onDayMicro: 99, inAllMicro: 99 }, true],
  ['the day spent', budget, { onDayMicro: 100, inAllMicro: 100 }, false],
  ['a micro left of the total', budget, { onDayMicro: 49, inAllMicro: 249 }, true],
  ['the total spent', budget, { onDayMicro: 50, inAllMicro: 250 }, false],
  ['twice the day almost spent, flexible', flexible, { onDayMicro: 199, inAllMicro: 199 }, true],
  ['twice the day spent, flexible', flexible, { onDayMicro: 200, inAllMicro: 200 }, false],
  ['three days almost spent, flexible', flexible, { onDayMicro: 150, inAllMicro: 299 }, true],
  ['three days spent on the third, flexible', flexible, { onDayMicro: 99, inAllMicro: 300 }, false],
  [
    'a total below the days, flexible',
    { ...flexible, totalBudgetMicro: 120 },
    { onDayMicro: 120, inAllMicro: 120 },
    false,
  ],
]

test.each(table)('isCharged with %s', (_, campaign, spent, charged) => {
  expect(isCharged(campaign, { at, day }, { ...nothing, ...spent })).toBe(charged)
})

test('isCharged charges up to the end of a campaign, in the time zone of the account', () => {
  const last = '2026-11-30'
  const end = Date.parse('2026-11-30T23:00:00Z')
  expect(isCharged(budget, { at: end - 1, day: last }, nothing)).toBe(true)
  expect(isCharged(budget, { at: end, day: last }, nothing)).toBe(false)
  expect(isCharged({ ...budget, endsAt: null }, { at: end, day: last }, nothing)).toBe(true)
})
