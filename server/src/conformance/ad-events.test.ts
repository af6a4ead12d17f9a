import type { AdId, AdvertiserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import { describe, expect, test } from 'vitest'
import { type ServedAd, sealServedAd } from '../contexts/ads/accounts/campaigns/served-ad.ts'
import {
  adViews,
  advertiserBilling,
  campaignDays,
} from '../contexts/ads/accounts/campaigns/tables.ts'
import { findInvalidClicks } from '../contexts/ads/events/invalid-clicks.ts'
import { refundClicks } from '../contexts/ads/events/refund-clicks.ts'
import { handleAdEventSweep, handleInvalidClicks } from '../contexts/ads/events/sweep-jobs.ts'
import { adEvents } from '../contexts/ads/events/tables.ts'
import { makeAccount, makeCampaign } from '../contexts/ads/events/testing/made-campaign.ts'
import { ledgerEntries, ledgerTransactions } from '../contexts/ads/money/ledger/tables.ts'
import { reportDaysOf, totalsOf } from '../contexts/ads/reports/figures/totals.ts'
import { asc, eq, sql } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { member, type Person, visitor } from './person.ts'
import { selfOf } from './self-of.ts'
import { somePin } from './some-pin.ts'

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const price = 250_000

interface Sent {
  readonly token: string
  readonly kind?: string
  readonly ago_ms?: number
}

async function send(person: Person, events: readonly Sent[], agent = chrome): Promise<number> {
  const all = events.map((event) => ({ kind: 'impression', ago_ms: 100, ...event }))
  const headers = { 'Content-Type': 'application/json', 'User-Agent': agent }
  const body = JSON.stringify({ events: all })
  const response = await person.send('/v3/ads/events/', { method: 'POST', headers, body })
  return (await response.json()).resource_response.data.counted
}

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`events of ads on ${kind}`, () => {
    let passed = 0
    const start = Date.now()
    // Noon, so that no test runs over midnight.
    const noon = Date.parse('2026-11-26T12:00:00Z')
    const clock = { now: () => new Date(noon + Date.now() - start + passed) }
    const service = openedService(() => open({ clock }))

    const world = async () => {
      const { ports } = service()
      const owner = await member(service())
      const ownerId = (await selfOf(owner)).id
      const advertiserId = await makeAccount(ports.db, ports, { ownerId })
      const pinId = await somePin(service())
      const campaign = await makeCampaign(ports.db, ports, { advertiserId, pinId })
      const viewer = await member(service())
      return { owner, advertiserId, viewer, viewerId: (await selfOf(viewer)).id, ...campaign }
    }
    const tokenOf = (adId: AdId, served: Partial<ServedAd> = {}) => {
      const { ids, secrets } = service().ports
      return sealServedAd(secrets, {
        servedId: ids.next(),
        adId,
        viewerId: null,
        place: 'home',
        servedAt: clock.now().getTime() - 5_000,
        priceMicro: price,
        billed: 'impression',
        age: null,
        gender: 'unknown',
        country: 'DE',
        app: 'web',
        ...served,
      })
    }
    const leftOf = async (advertiserId: string) => {
      const { rows } = await service().ports.db.execute(
        sql`select left_micro from ${advertiserBilling} where advertiser_id = ${advertiserId}`,
      )
      return Number(rows[0]?.left_micro)
    }
    const totalsOfAd = async (advertiserId: AdvertiserId, adId: AdId, year?: string) => {
      const range =
        year === undefined ? {} : { range: { from: `${year}-01-01`, to: `${year}-12-31` } }
      const asked = { advertiserId, level: 'ads', ids: [adId], ...range } as const
      return (await totalsOf(service().ports.db, asked)).get(adId)
    }
    const run = async (handle: typeof handleInvalidClicks) =>
      handle(service().ports).run({
        id: 'one',
        payload: {},
        attempt: 1,
        signal: new AbortController().signal,
      })

    test('an impression is counted and charged once, in figures, budget and ledger alike', async () => {
      const { db } = service().ports
      const { advertiserId, campaignId, adId, viewer, viewerId } = await world()
      const token = tokenOf(adId, { viewerId })
      expect(await send(viewer, [{ token }, { token }])).toBe(1)
      expect(await send(viewer, [{ token }])).toBe(0)
      const figures = {
        impressions: 1,
        clicks: 0,
        saves: 0,
        closeups: 0,
        spend_micro: price,
        conversions: 0,
        conversion_value_micro: 0,
      }
      expect(await totalsOfAd(advertiserId, adId)).toEqual(figures)
      const days = await db
        .select({ day: campaignDays.day, spent: campaignDays.spentMicro })
        .from(campaignDays)
        .where(eq(campaignDays.campaignId, campaignId))
      const [{ day = '' } = {}] = days
      expect(days).toEqual([{ day, spent: price }])
      const asked = { advertiserId, level: 'ads', windows: { click: 30, view: 1 } } as const
      const byDay = await reportDaysOf(db, { ...asked, range: { from: day, to: day } })
      expect([...byDay]).toEqual([[day, figures]])
      expect(await totalsOfAd(advertiserId, adId, '2020')).toBeUndefined()
      expect(await leftOf(advertiserId)).toBe(100_000_000 - price)
      const entries = await db
        .select({ account: ledgerEntries.account, amount: ledgerEntries.amountMicro })
        .from(ledgerEntries)
        .where(eq(ledgerEntries.advertiserId, advertiserId))
        .orderBy(asc(ledgerEntries.position))
      expect(entries).toEqual([
        { account: 'prepaid', amount: price },
        { account: 'revenue', amount: -price },
      ])
      const seen = await db.select().from(adViews).where(eq(adViews.viewerId, viewerId))
      expect(seen.map(({ views }) => views)).toEqual([1])
    })

    test('events of robots, of the advertiser, of other members and of made-up tokens are not counted', async () => {
      const { advertiserId, adId, owner, viewer, viewerId } = await world()
      const token = tokenOf(adId, { viewerId })
      const own = { viewerId: (await selfOf(owner)).id }
      const middle = Math.floor(token.length / 2)
      const madeUp = `${token.slice(0, middle)}${token.charAt(middle) === 'A' ? 'B' : 'A'}${token.slice(middle + 1)}`
      const refused = [
        await send(viewer, [{ token }], robot),
        await send(viewer, [{ token }], ''),
        await send(owner, [{ token: tokenOf(adId, own) }, { token: tokenOf(adId) }]),
        await send(await member(service()), [{ token }]),
        await send(visitor(service()), [{ token }]),
        await send(viewer, [{ token: madeUp }, { token: 'home_feed.42' }]),
        await send(viewer, [{ token, ago_ms: 60_000 }]),
      ]
      expect(refused).toEqual([0, 0, 0, 0, 0, 0, 0])
      expect(await totalsOfAd(advertiserId, adId)).toBeUndefined()
      expect(await send(visitor(service()), [{ token: tokenOf(adId) }])).toBe(1)
    })

    test('of calls that come at once each event counts once, and for its own sender', async () => {
      const { db } = service().ports
      const { advertiserId, adId, viewer, viewerId } = await world()
      const [shared, own] = [tokenOf(adId), tokenOf(adId, { viewerId })]
      const others = Array.from({ length: 8 }, () => tokenOf(adId))
      const counted = await Promise.all([
        send(viewer, [{ token: shared }, { token: own }]),
        ...others.map((token) => send(visitor(service()), [{ token: shared }, { token }])),
      ])
      expect(counted.reduce((sum, each) => sum + each, 0)).toBe(10)
      expect(counted.every((each) => each >= 1)).toBe(true)
      const figures = { impressions: 10, spend_micro: price * 10 }
      expect(await totalsOfAd(advertiserId, adId)).toMatchObject(figures)
      expect(await leftOf(advertiserId)).toBe(100_000_000 - price * 10)
      const seen = await db.select().from(adViews).where(eq(adViews.viewerId, viewerId))
      expect(seen[0]?.views).toBe(counted[0])
    })

    test('an event beyond the budget is counted at no cost', async () => {
      const { db } = service().ports
      const { advertiserId, adId, viewer } = await world()
      await db
        .update(advertiserBilling)
        .set({ leftMicro: price + 1 })
        .where(eq(advertiserBilling.advertiserId, advertiserId))
      const tokens = [1, 2, 3].map(() => ({ token: tokenOf(adId) }))
      expect(await send(viewer, tokens)).toBe(3)
      expect(await totalsOfAd(advertiserId, adId)).toMatchObject({
        impressions: 3,
        spend_micro: price * 2,
      })
      expect(await leftOf(advertiserId)).toBe(1 - price)
    })

    test('invalid clicks are never charged and leave the figures, a refund is made once, and makers of clicks are forgotten', async () => {
      const { db } = service().ports
      const { advertiserId, campaignId, adId, viewer, viewerId } = await world()
      const clicks = [1_000, 2_000, 3_000, 4_000, 4_900].map((ago_ms) => ({
        kind: 'click',
        ago_ms,
        token: tokenOf(adId, { viewerId, billed: 'click' }),
      }))
      expect(await send(viewer, clicks)).toBe(5)
      // One came too soon after its showing, and two are beyond the limits: they cost nothing at all.
      expect(await leftOf(advertiserId)).toBe(100_000_000 - price * 2)
      await run(handleInvalidClicks)
      expect(await totalsOfAd(advertiserId, adId)).toMatchObject({ clicks: 2 })
      expect(await leftOf(advertiserId)).toBe(100_000_000 - price * 2)
      const [paid] = await db
        .select({ served_day: adEvents.servedDay, served_id: adEvents.servedId })
        .from(adEvents)
        .where(sql`ad_id = ${adId} and price_micro > 0`)
      if (paid === undefined) throw new Error('No click was paid.')
      const refund = { ...paid, reason: 'network' } as const
      await refundClicks(service().ports, advertiserId, [refund])
      await refundClicks(service().ports, advertiserId, [refund])
      const figures = { clicks: 1, spend_micro: price }
      expect(await totalsOfAd(advertiserId, adId)).toMatchObject(figures)
      expect(await leftOf(advertiserId)).toBe(100_000_000 - price)
      const [day] = await db
        .select()
        .from(campaignDays)
        .where(eq(campaignDays.campaignId, campaignId))
      expect(day?.spentMicro).toBe(price)
      const refunds = await db
        .select({ about: ledgerTransactions.about })
        .from(ledgerTransactions)
        .where(sql`advertiser_id = ${advertiserId} and kind = 'refund'`)
      expect(refunds.map(({ about }) => about)).toEqual([
        { campaign: campaignId, clicks: 1, reason: 'network' },
      ])
      passed += (timings.adClickersDays + 1) * 86_400_000
      await run(handleAdEventSweep)
      const kept = await db.select().from(adEvents).where(eq(adEvents.adId, adId))
      expect(kept.filter((event) => event.viewerId ?? event.network)).toEqual([])
      expect(await db.$count(adViews)).toBe(0)
      expect(await findInvalidClicks(db, clock.now())).toEqual(new Map())
    })

    /** Counts clicks in the order given, each with the milliseconds since it happened. */
    const clickAll = async (
      browsers: readonly Person[],
      agos: readonly number[],
      adIds: readonly AdId[],
    ) => {
      for (const [at, ago_ms] of agos.entries()) {
        const browser = browsers[at % browsers.length]
        const adId = adIds[at % adIds.length]
        if (browser === undefined || adId === undefined) throw new Error('There is no click.')
        const servedAt = clock.now().getTime() - ago_ms - 5_000
        const token = tokenOf(adId, { billed: 'click', servedAt })
        expect(await send(browser, [{ kind: 'click', ago_ms, token }])).toBe(1)
      }
    }
    const minute = 60_000
    const inTurn = [7, 6, 5, 4, 3, 2].map((ago) => ago * minute)

    test.each([
      ['in turn', inTurn],
      ['backwards', inTurn.toReversed()],
      ['a day late and mixed', [4, 7, 2, 6, 3, 5].map((ago) => ago * minute + 23 * 60 * minute)],
    ])(
      'a browser pays for two clicks on an ad in ten minutes, whose clicks arrive %s',
      async (_, agos) => {
        const { advertiserId, adId } = await world()
        await clickAll([visitor(service())], agos, [adId])
        expect(await totalsOfAd(advertiserId, adId)).toMatchObject({
          clicks: 6,
          spend_micro: price * 2,
        })
        expect(await leftOf(advertiserId)).toBe(100_000_000 - price * 2)
        await run(handleInvalidClicks)
        expect(await totalsOfAd(advertiserId, adId)).toMatchObject({
          clicks: 2,
          spend_micro: price * 2,
        })
      },
    )

    test('a browser pays for five clicks on an ad account in an hour, whoever is logged in', async () => {
      const { ports } = service()
      const { advertiserId, adId, viewer } = await world()
      const more = await Promise.all(
        Array.from({ length: 4 }, async () => {
          const pinId = await somePin(service())
          return (await makeCampaign(ports.db, ports, { advertiserId, pinId })).adId
        }),
      )
      const browser = visitor(service())
      browser.keep('__Host-visitor', 'a'.repeat(32))
      viewer.keep('__Host-visitor', 'a'.repeat(32))
      await clickAll([browser], [minute], [adId])
      const agos = Array.from({ length: 8 }, (__, at) => (2 + at * 2) * minute)
      await clickAll([browser, viewer], agos, more)
      expect(await leftOf(advertiserId)).toBe(100_000_000 - price * limits.adClicksOnAccount)
    })

    test('clicks that arrive at once slip past no limit', async () => {
      const { advertiserId, adId } = await world()
      const browser = visitor(service())
      await clickAll([browser], [minute], [adId])
      const clicks = Array.from({ length: 8 }, (_, at) => ({
        kind: 'click',
        ago_ms: 4_000 - at,
        token: tokenOf(adId, { billed: 'click' }),
      }))
      await Promise.all(clicks.map((click) => send(browser, [click])))
      expect(await leftOf(advertiserId)).toBe(100_000_000 - price * limits.adClicksOnAd)
    })

    test('the browsers of a network pay for thirty clicks on an ad account in an hour, over midnight too', async () => {
      const { advertiserId, adId } = await world()
      const address = '203.0.113.9'
      const most = limits.adClicksOfNetwork
      const pupils = Array.from({ length: most + 4 }, (_, at) => {
        const pupil = visitor(service(), address)
        pupil.keep('__Host-visitor', String(at).padStart(32, '0'))
        return pupil
      })
      const midnight = 12 * 60 * minute
      const agos = pupils.map((_, at) => midnight + (at % 2 === 0 ? -at : at) * 1_000)
      await clickAll(pupils, agos, [adId])
      const figures = { clicks: most + 4, spend_micro: price * most }
      expect(await totalsOfAd(advertiserId, adId)).toMatchObject(figures)
      await clickAll([visitor(service())], [minute], [adId])
      expect(await leftOf(advertiserId)).toBe(100_000_000 - price * (most + 1))
    })

    test('entries that do not add up to zero, and changes of the ledger, are refused by the database', async () => {
      const { db, ids } = service().ports
      const { advertiserId, adId, viewer } = await world()
      await send(viewer, [{ token: tokenOf(adId) }])
      const reference = ids.next()
      const unbalanced = db.transaction(async (tx) => {
        const id = BigInt(ids.next())
        const at = clock.now()
        await tx
          .insert(ledgerTransactions)
          .values({ id, reference, kind: 'credit', advertiserId, at, about: {} })
        const entry = { transactionId: id, advertiserId, account: 'cash' } as const
        await tx.insert(ledgerEntries).values([
          { ...entry, position: 0, currency: 'USD', amountMicro: 5 },
          { ...entry, position: 1, currency: 'EUR', amountMicro: -5 },
        ])
      })
      const cause = (text: string) => ({ cause: { message: expect.stringContaining(text) } })
      await expect(unbalanced).rejects.toMatchObject(cause('add up to'))
      expect(await db.$count(ledgerTransactions, eq(ledgerTransactions.reference, reference))).toBe(
        0,
      )
      const stays = cause('never changed or deleted')
      await expect(db.update(ledgerEntries).set({ amountMicro: 0 })).rejects.toMatchObject(stays)
      await expect(db.delete(ledgerEntries)).rejects.toMatchObject(stays)
      await expect(db.update(ledgerTransactions).set({ about: {} })).rejects.toMatchObject(stays)
      await expect(db.execute(sql`truncate ${ledgerEntries}`)).rejects.toMatchObject(stays)
    })
  })
