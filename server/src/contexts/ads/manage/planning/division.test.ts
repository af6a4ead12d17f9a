import { CampaignId } from '@tessera/contracts/ids'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type AskedBounds,
  type DivisionFacts,
  divisionOf,
  type RunningCampaign,
} from './division.ts'

const campaign = (id: string, more: Partial<RunningCampaign> & { results?: number } = {}) => {
  const { results = 20, ...given } = more
  return {
    id: CampaignId.parse(id),
    name: id,
    objective: 'CONSIDERATION' as const,
    presentMicro: 10_000_000,
    days: Array.from({ length: 14 }, () => ({ spendMicro: 9_000_000, results })),
    ...given,
  }
}

const divided = (
  campaigns: readonly RunningCampaign[],
  more: Partial<DivisionFacts> & { asks?: Readonly<Record<string, Partial<AskedBounds>>> } = {},
) => {
  const { asks = {}, ...given } = more
  const asked = new Map(
    Object.entries(asks).map(([id, bounds]) => [id, { is_kept: false, ...bounds }] as const),
  )
  return divisionOf({
    currency: 'EUR',
    minDailyMicro: 1_000_000,
    totalMicro: undefined,
    campaigns,
    asked,
    ...given,
  })
}
const proposed = (division: ReturnType<typeof divided>) =>
  division.campaigns.map(({ proposed_micro }) => proposed_micro)

test('a budget moves to the campaign that brings more by it, within half and twice of what it has', () => {
  const division = divided([campaign('1'), campaign('2', { results: 80 })])
  expect(proposed(division)).toEqual([5_000_000, 15_000_000])
  expect(division.change?.mid).toBeGreaterThan(0)
  expect(division).toMatchObject({ total_micro: 20_000_000, least_micro: 10_000_000 })
})

test('a campaign with little data keeps its budget, and so does one that was chosen to', () => {
  const young = campaign('1', { days: [{ spendMicro: 5, results: 900 }] })
  const poor = campaign('2', { results: 1 })
  const division = divided([young, poor, campaign('3'), campaign('4', { results: 90 })], {
    asks: { '3': { is_kept: true } },
  })
  expect(division.campaigns.map(({ keeps }) => keeps)).toEqual([
    'few-days',
    'few-results',
    'chosen',
    null,
  ])
  expect(proposed(division)).toEqual([10_000_000, 10_000_000, 10_000_000, 10_000_000])
  expect(division.campaigns.map(({ change }) => change)).toEqual([null, null, null, null])
})

test('a campaign that spends little of its budget is given no more, unless somebody says so', () => {
  const quiet = campaign('1', {
    days: Array.from({ length: 14 }, () => ({ spendMicro: 3_000_000, results: 90 })),
  })
  const [most] = divided([quiet, campaign('2')]).campaigns
  expect(most).toMatchObject({ is_unspent: true, max_micro: 10_000_000 })
  const asks = { '1': { max_micro: 15_000_000 } }
  expect(divided([quiet, campaign('2')], { asks }).campaigns[0]?.max_micro).toBe(15_000_000)
})

test('a total out of the bounds proposes nothing, and says what the bounds allow', () => {
  const division = divided([campaign('1'), campaign('2')], { totalMicro: 50_000_000 })
  expect(proposed(division)).toEqual([null, null])
  expect(division).toMatchObject({ most_micro: 40_000_000, change: null })
})

test('parts of any total are within their bounds and sum to it to the last millionth', () => {
  const some = fc.record({
    presentMicro: fc.integer({ min: 1_000_000, max: 90_000_001 }),
    results: fc.integer({ min: 0, max: 200 }),
  })
  fc.assert(
    fc.property(
      fc.array(some, { minLength: 1, maxLength: 12 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (all, share) => {
        const campaigns = all.map((each, at) => campaign(String(at + 1), each))
        const { least_micro: least, most_micro: most } = divided(campaigns)
        const totalMicro = Math.floor(least + (most - least) * share)
        const division = divided(campaigns, { totalMicro })
        if (division.change === null) {
          // Bounds between two coins leave no room for the rest of a coin.
          expect(Math.min(totalMicro - least, most - totalMicro)).toBeLessThan(all.length * 10_000)
          return
        }
        const sum = proposed(division).reduce<number>((total, each) => total + (each ?? 0), 0)
        expect(sum).toBe(totalMicro)
        for (const { proposed_micro, min_micro, max_micro } of division.campaigns) {
          expect(proposed_micro).toBeGreaterThanOrEqual(min_micro)
          expect(proposed_micro).toBeLessThanOrEqual(max_micro)
        }
      },
    ),
    { numRuns: 60 },
  )
})
