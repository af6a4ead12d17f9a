import type { AdId } from '@tessera/contracts/ids'
import { describe, expect, test } from 'vitest'
import { adStats } from '../domains/ad-events/tables.ts'
import { makeAccount, makeCampaign } from '../domains/ad-events/testing/made-campaign.ts'
import { type ServedAd, sealServedAd } from '../domains/ads/served-ad.ts'
import { advertiserBilling, campaignDays } from '../domains/ads/tables.ts'
import { ledgerEntries } from '../domains/ledger/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { member, type Person } from './person.ts'
import { selfOf } from './self-of.ts'
import { somePin } from './some-pin.ts'

const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`events of ads on ${kind}`, () => {
    const service = openedService(open)

    const world = async () => {
      const { ports } = service()
      const owner = await member(service())
      const ownerId = (await selfOf(owner)).id
      const advertiserId = await makeAccount(ports.db, ports, { ownerId })
      const pinId = await somePin(service())
      return {
        owner,
        advertiserId,
        ...(await makeCampaign(ports.db, ports, { advertiserId, pinId })),
      }
    }
    const tokenOf = (adId: AdId, served: Partial<ServedAd> = {}) => {
      const { ids, secrets, clock } = service().ports
      return sealServedAd(secrets, {
        ...{ servedId: ids.next(), adId, viewerId: null, place: 'home' },
        ...{ servedAt: clock.now().getTime() - 5_000, priceMicro: 250_000, billed: 'impression' },
        ...{ age: null, gender: 'unknown', country: 'DE', app: 'web' },
        ...served,
      })
    }
    const send = async (person: Person, token: string, kind = 'impression', ago_ms = 100) => {
      const response = await person.send('/v3/ads/events/', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'User-Agent': browser },
        body: JSON.stringify({ events: [{ token, kind, ago_ms }] }),
      })
      return (await response.json()).resource_response.data.counted
    }

    test('an impression is counted and charged once', async () => {
      const { db } = service().ports
      const { advertiserId, campaignId, adId } = await world()
      const viewer = await member(service())
      const token = tokenOf(adId, { viewerId: (await selfOf(viewer)).id })
      expect(await send(viewer, token)).toBe(1)
      expect(await send(viewer, token)).toBe(0)
      const [stats] = await db.select().from(adStats).where(eq(adStats.adId, adId))
      expect(stats).toMatchObject({ impressions: 1, clicks: 0, spendMicro: 250_000, country: 'DE' })
      const [day] = await db
        .select()
        .from(campaignDays)
        .where(eq(campaignDays.campaignId, campaignId))
      expect(day?.spentMicro).toBe(250_000)
      const [billing] = await db
        .select()
        .from(advertiserBilling)
        .where(eq(advertiserBilling.advertiserId, advertiserId))
      expect(billing?.leftMicro).toBe(99_750_000)
      const entries = await db
        .select({ account: ledgerEntries.account, amount: ledgerEntries.amountMicro })
        .from(ledgerEntries)
        .where(eq(ledgerEntries.advertiserId, advertiserId))
      expect(entries).toEqual([
        { account: 'prepaid', amount: 250_000 },
        { account: 'revenue', amount: -250_000 },
      ])
    })
  })
