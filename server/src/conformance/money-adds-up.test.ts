import type { AdEventKind } from '@tessera/contracts/ads/ad-event'
import { microPerCoin, microText, scaledMicro } from '@tessera/contracts/ads/micro'
import { adReport } from '@tessera/contracts/calls/ad-reports'
import { getBilling } from '@tessera/contracts/calls/billing'
import { getOrderLines, getSpendSummary } from '@tessera/contracts/calls/billing-reports'
import { listCampaigns } from '@tessera/contracts/calls/campaigns'
import type { AdId } from '@tessera/contracts/ids'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sealServedAd } from '../contexts/ads/accounts/campaigns/served-ad.ts'
import { countEvents } from '../contexts/ads/events/count-events.ts'
import { handleInvalidClicks } from '../contexts/ads/events/sweep-jobs.ts'
import { makeCampaign } from '../contexts/ads/events/testing/made-campaign.ts'
import { payer } from './billing-scene.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { somePin } from './some-pin.ts'

const range = { from: '2026-11-01', to: '2026-11-30' }

/** A random event: an odd price below two coins or so, of some ad, some minutes ago. */
const event = fc.record({
  ad: fc.nat({ max: 2 }),
  price: fc.integer({ min: 1, max: 1_999 }),
  kind: fc.constantFrom<AdEventKind>('impression', 'impression', 'impression', 'click'),
  minutes: fc.integer({ min: 1, max: 20 * 60 }),
  after: fc.constantFrom(100, 5_000),
  age: fc.constantFrom('18-24', '35-44', null),
  place: fc.constantFrom('home', 'search', 'related'),
})

function chosen(adIds: readonly AdId[], at: number): AdId {
  const adId = adIds[at % adIds.length]
  if (adId === undefined) throw new Error('There is no ad.')
  return adId
}

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`money of ads on ${kind}`, () => {
    const now = Date.parse('2026-11-26T22:00:00Z')
    const clock = { now: () => new Date(now) }
    const service = openedService(() => open({ clock }))

    /** Counts a random day of an account's ads, in two batches, and takes invalid clicks out. */
    const randomDay = async (currency: string, adIds: readonly AdId[], seed: number) => {
      const { ports } = service()
      const { ids, secrets } = ports
      const sent = fc.sample(event, { numRuns: 160, seed }).map((each, at) => {
        const { ad, price, kind: billed, minutes, after, ...group } = each
        const ago_ms = minutes * 60_000
        const priceMicro = Math.max(1, Math.round((price / 1_000) * microPerCoin(currency)))
        const token = sealServedAd(secrets, {
          servedId: ids.next(),
          adId: chosen(adIds, ad),
          viewerId: null,
          servedAt: now - ago_ms - after,
          priceMicro,
          gender: 'unknown',
          country: 'DE',
          app: 'web',
          billed: billed === 'click' ? 'click' : 'impression',
          ...group,
        } as const)
        return { at, network: `net ${at % 40}`, token, kind: billed, ago_ms }
      })
      for (const part of [0, 1])
        for (const network of new Set(sent.map((each) => each.network))) {
          const batch = sent.filter((each) => each.network === network && each.at % 2 === part)
          await countEvents(ports, { viewerId: null, network }, batch)
        }
      await handleInvalidClicks(ports).run({
        id: 'one',
        payload: {},
        attempt: 1,
        signal: new AbortController().signal,
      })
    }

    test.each(['USD', 'EUR', 'JPY'])(
      'every column of money that five screens show adds up to its total, in %s',
      async (currency) => {
        const { ports } = service()
        const { person, advertiser_id } = await payer(service(), { currency })
        await person.done(getBilling, { advertiser_id })
        const pinId = await somePin(service())
        const made = { advertiserId: advertiser_id, pinId, dailyBudgetMicro: 1e12 }
        const campaigns = [
          await makeCampaign(ports.db, ports, { ...made, startsAt: new Date(0), name: 'Lamps' }),
          await makeCampaign(ports.db, ports, { ...made, startsAt: new Date(0), name: 'Vases' }),
          await makeCampaign(ports.db, ports, { ...made, startsAt: new Date(0), name: 'Rugs' }),
        ]
        await randomDay(
          currency,
          campaigns.map(({ adId }) => adId),
          36,
        )

        /** The coins of an amount as a screen writes it. */
        const coins = (micro: number): number =>
          Number(microText({ micro, currency }, 'en-US').replace(/[^\d-]/g, ''))
        const sum = (amounts: readonly number[]): number =>
          amounts.reduce((all, micro) => all + coins(micro), 0)
        const { lines } = await person.done(getOrderLines, { advertiser_id })
        const spent = sum(lines.map(({ spent_micro }) => spent_micro))
        const refunded = sum(lines.map(({ refunded_micro }) => refunded_micro))
        expect(spent).toBeGreaterThan(20)
        // Charges by day and campaigns: the rows add up to 'in all', by their exact and shown amounts.
        const inAll = lines.reduce((all, line) => all + line.spent_micro - line.refunded_micro, 0)
        expect(spent - refunded).toBe(coins(inAll))
        // The overview says the same as what is owed.
        const { owed_micro } = await person.done(getBilling, { advertiser_id })
        expect(coins(owed_micro)).toBe(spent - refunded)
        // Months.
        const { months } = await person.done(getSpendSummary, { advertiser_id })
        expect(sum(months.map(({ spent_micro }) => spent_micro))).toBe(spent)
        expect(sum(months.map(({ refunded_micro }) => refunded_micro))).toBe(refunded)
        expect(coins(months[0]?.closing_micro ?? 0)).toBe(refunded - spent)
        // Campaigns.
        const list = await person.done(listCampaigns, { advertiser_id })
        expect(sum(list.map(({ totals }) => totals.spend_micro))).toBe(spent - refunded)
        // Reports of campaigns and ads, also by day, age and place.
        for (const level of ['campaigns', 'ads'] as const)
          for (const breakdown of [undefined, 'day', 'age', 'place'] as const) {
            const asked = { advertiser_id, level, ...range, ...(breakdown ? { breakdown } : {}) }
            const { rows, total } = await person.done(adReport, asked)
            expect(sum(rows.map(({ figures }) => figures.spend_micro))).toBe(spent - refunded)
            expect(coins(total.figures.spend_micro)).toBe(spent - refunded)
          }
      },
    )

    test('what is less than a coin is charged once it is one, with a later event of the campaign', async () => {
      const { ports } = service()
      const { person, advertiser_id } = await payer(service())
      await person.done(getBilling, { advertiser_id })
      const pinId = await somePin(service())
      const { adId } = await makeCampaign(ports.db, ports, {
        advertiserId: advertiser_id,
        pinId,
        dailyBudgetMicro: scaledMicro(10, 'USD'),
      })
      const owed: number[] = []
      for (const price of [4_000, 4_000, 4_000, 25_000]) {
        const token = sealServedAd(ports.secrets, {
          servedId: ports.ids.next(),
          adId,
          viewerId: null,
          place: 'home',
          servedAt: now,
          priceMicro: price,
          billed: 'impression',
          age: null,
          gender: 'unknown',
          country: null,
          app: 'web',
        })
        const sent = [{ token, kind: 'impression', ago_ms: 0 }] as const
        await countEvents(ports, { viewerId: null, network: 'one' }, sent)
        owed.push((await person.done(getBilling, { advertiser_id })).owed_micro)
      }
      expect(owed).toEqual([0, 0, 10_000, 30_000])
      const { lines } = await person.done(getOrderLines, { advertiser_id })
      expect(lines).toMatchObject([{ events: 4, spent_micro: 30_000 }])
    })
  })
