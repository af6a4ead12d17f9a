import { listCampaigns, updateCampaign } from '@tessera/contracts/calls/campaigns'
import { describe, expect, test } from 'vitest'
import { adStats } from '../contexts/ads/events/tables.ts'
import { makeAccount, makeCampaign } from '../contexts/ads/events/testing/made-campaign.ts'
import { businessAccess } from '../contexts/identity/access/tables.ts'
import { businessLog } from '../contexts/identity/business-people/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { member } from './person.ts'
import { selfOf } from './self-of.ts'
import { somePin } from './some-pin.ts'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`campaigns on ${kind}`, () => {
    const service = openedService(open)

    const account = async () => {
      const owner = await member(service())
      const ownerId = (await selfOf(owner)).id
      const { ports } = service()
      const advertiser_id = await makeAccount(ports.db, ports, { ownerId })
      const pinId = await somePin(service())
      const create = (name: string) =>
        makeCampaign(ports.db, ports, { advertiserId: advertiser_id, pinId, name })
      return { owner, ownerId, advertiser_id, pinId, create }
    }

    test('an ad account lists its campaigns page by page, newest first, with what they did', async () => {
      const { owner, advertiser_id, pinId, create } = await account()
      const { campaignId, adId } = await create('First')
      await create('Second')
      await create('Third')
      const group = {
        place: 'home',
        age: 'unknown',
        gender: 'unknown',
        country: 'DE',
        app: 'web',
      } as const
      const figures = { impressions: 4, clicks: 3, saves: 2, closeups: 1, spendMicro: 5 }
      const { db } = service().ports
      await db
        .insert(adStats)
        .values(['2026-11-20', '2026-11-21'].map((day) => ({ adId, day, ...group, ...figures })))
      const page = await owner.call(listCampaigns, { advertiser_id, page_size: 2 })
      expect(page.data?.map(({ name }) => name)).toEqual(['Third', 'Second'])
      const next = { advertiser_id, page_size: 2, bookmark: page.bookmark ?? '' }
      const rest = await owner.call(listCampaigns, next)
      expect(rest.bookmark).toBeNull()
      expect(rest.data).toMatchObject([
        {
          id: campaignId,
          name: 'First',
          state: 'active',
          currency: 'USD',
          ad: { id: adId, pin_id: pinId, review: 'approved', review_reason: null },
          totals: { impressions: 8, clicks: 6, saves: 4, closeups: 2, spend_micro: 10 },
        },
      ])
      const [ofDay] = await owner.done(listCampaigns, {
        ...next,
        from: '2026-11-21',
        to: '2026-11-30',
      })
      expect(ofDay?.totals.spend_micro).toBe(5)
      expect((await owner.call(listCampaigns, { advertiser_id, from: '2026-02-31' })).status).toBe(
        400,
      )
    })

    test('somebody who may act for the ad account pauses, resumes and ends a campaign; nobody else does', async () => {
      const { ownerId, owner, advertiser_id, create } = await account()
      const { campaignId: campaign_id } = await create('Ours')
      const helper = await member(service())
      const change = (action: string, person = helper, id = advertiser_id) =>
        person.call(updateCampaign, { advertiser_id: id, campaign_id, action })
      expect((await change('pause')).error?.code).toBe('not-allowed')
      expect((await helper.call(listCampaigns, { advertiser_id })).error?.code).toBe('not-allowed')
      const { db, clock } = service().ports
      const userId = (await selfOf(helper)).id
      const createdAt = clock.now()
      await db
        .insert(businessAccess)
        .values({ subjectId: ownerId, userId, permissions: ['ADS'], createdAt })
      expect((await change('pause')).data?.state).toBe('paused')
      expect((await change('resume')).data?.state).toBe('active')
      const ended = await change('end', owner)
      expect(ended.data?.state).toBe('archived')
      expect(Date.parse(ended.data?.ends_at ?? '')).toBeLessThanOrEqual(Date.now())
      expect((await change('resume')).error?.code).toBe('campaign-ended')
      const log = await db.select().from(businessLog).where(eq(businessLog.subjectId, ownerId))
      expect(log).toMatchObject([
        { deed: 'campaign-changed', actorId: userId, facts: { object: 'Ours' } },
        { deed: 'campaign-changed', actorId: userId },
        { deed: 'campaign-changed', actorId: ownerId },
      ])
      const other = await account()
      expect((await change('end', other.owner, other.advertiser_id)).error?.code).toBe('not-found')
    })
  })
