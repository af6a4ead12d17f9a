import { AdId, AdvertiserId, CampaignId } from '@tessera/contracts/ids'
import { expect, test } from 'vitest'
import { type CampaignSpent, type KnownEvent, priceEvents } from './price-events.ts'

const at = Date.parse('2026-11-26T12:00:00Z')
const day = '2026-11-26'
const campaignId = CampaignId.parse('7')
const advertiserId = AdvertiserId.parse('8')
const coin = 10_000

const spentBefore = (spent: Partial<CampaignSpent>): CampaignSpent => ({
  budget: {
    dailyBudgetMicro: 5_000_000,
    totalBudgetMicro: null,
    isFlexible: false,
    startsAt: new Date(0),
    endsAt: null,
    timeZone: 'UTC',
  },
  inAllMicro: 0,
  carriedMicro: 0,
  days: new Map(),
  coinMicro: coin,
  ...spent,
})

/** Prices clicks, one after the other; returns what is posted and carried for each. */
function postedFor(prices: readonly number[], spent: Partial<CampaignSpent> = {}) {
  const events = prices.map(
    (priceMicro, number): KnownEvent => ({
      served: {
        servedId: String(number),
        adId: AdId.parse('9'),
        viewerId: null,
        place: 'home',
        servedAt: at,
        priceMicro,
        billed: 'click',
        age: null,
        gender: 'unknown',
        country: null,
        app: 'web',
      },
      kind: 'click',
      at: at + number,
      day,
      campaignId,
      advertiserId,
    }),
  )
  const campaigns = new Map([[campaignId, spentBefore(spent)]])
  const leftMicro = new Map([[advertiserId, 1_000_000]])
  return priceEvents(events, { campaigns, leftMicro }).map((event) => [
    event.priceMicro,
    event.carriedMicro,
  ])
}

test('whole coins are posted, and the rest goes to the next event of the campaign', () => {
  expect(postedFor([13_000, 3_000, 5_000])).toEqual([
    [10_000, 3_000],
    [0, 3_000],
    [10_000, -5_000],
  ])
})

test('the next posting evens out what was posted before whole coins, in all and without a posting below zero', () => {
  const before = 22_854_644
  const prices = [100, 300, 9_000, 20_000]
  const posted = postedFor(prices, { inAllMicro: before })
  const all = posted.reduce((sum, [priceMicro = 0]) => sum + priceMicro, before)
  expect([all % coin, posted.filter(([priceMicro = 0]) => priceMicro < 0)]).toEqual([0, []])
  expect(posted.map(([priceMicro = 0, carried = 0]) => priceMicro + carried)).toEqual(prices)
  expect(posted[2]).toEqual([5_356, 3_644])
})

test('after a refund of more than was carried, events are posted at nothing until it is used up', () => {
  expect(postedFor([3_000, 3_000, 3_000], { carriedMicro: -7_000, inAllMicro: 3_000 })).toEqual([
    [0, 3_000],
    [0, 3_000],
    [0, 3_000],
  ])
  expect(postedFor([9_000, 9_000], { carriedMicro: -7_000, inAllMicro: 3_000 })).toEqual([
    [0, 9_000],
    [10_000, -1_000],
  ])
})
