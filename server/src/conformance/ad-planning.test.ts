import { campaignOfPlan } from '@tessera/contracts/ads/media-plan'
import { splitBudget } from '@tessera/contracts/calls/budget-split'
import { campaignTrees, editCampaigns } from '@tessera/contracts/calls/campaign-edits'
import {
  createMediaPlan,
  deleteMediaPlan,
  estimateMediaPlan,
  getMediaPlan,
  listMediaPlans,
  updateMediaPlan,
} from '@tessera/contracts/calls/media-plans'
import {
  dismissRecommendation,
  listRecommendations,
  restoreRecommendations,
} from '@tessera/contracts/calls/recommendations'
import { AdId } from '@tessera/contracts/ids'
import { describe, expect, test } from 'vitest'
import { ads, campaignDays } from '../contexts/ads/accounts/campaigns/tables.ts'
import { adStats } from '../contexts/ads/events/tables.ts'
import { makeAccount, makeCampaign } from '../contexts/ads/events/testing/made-campaign.ts'
import { handleAdMarket } from '../contexts/ads/manage/planning/market-job.ts'
import { handlePlanningSweep } from '../contexts/ads/manage/planning/sweep-job.ts'
import { dismissedRecommendations, mediaPlans } from '../contexts/ads/manage/planning/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { member } from './person.ts'
import { selfOf } from './self-of.ts'
import { somePin } from './some-pin.ts'

const group = { place: 'home', age: 'unknown', gender: 'unknown', app: 'web' } as const
type Figures = Partial<Pick<typeof adStats.$inferInsert, 'impressions' | 'clicks' | 'spendMicro'>>

const started = new Date('2026-10-01T00:00:00Z')
const job = { id: 'one', payload: {}, attempt: 1, signal: new AbortController().signal }
const dayOf = (at: number) => new Date(Date.UTC(2026, 10, at)).toISOString().slice(0, 10)

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`planning of ads on ${kind}`, () => {
    let now = '2026-11-26T12:00:00Z'
    const clock = { now: () => new Date(now) }
    const service = openedService(() => open({ clock }))

    const world = async () => {
      const owner = await member(service())
      const { ports } = service()
      const { db } = ports
      const ownerId = (await selfOf(owner)).id
      const advertiser_id = await makeAccount(db, ports, { ownerId })
      const pinId = await somePin(service())
      const create = (name: string, more: object = {}) =>
        makeCampaign(db, ports, {
          advertiserId: advertiser_id,
          pinId,
          name,
          startsAt: started,
          ...more,
        })
      /** Counts the same figures on each of so many days before 23 November, the last settled day. */
      const count = (adId: AdId, days: number, figures: Figures, country = 'DE') =>
        db.insert(adStats).values(
          Array.from({ length: days }, (_, at) => ({
            adId,
            day: dayOf(22 - at),
            ...group,
            country,
            impressions: 0,
            clicks: 0,
            spendMicro: 0,
            ...figures,
          })),
        )
      const spend = (campaignId: Awaited<ReturnType<typeof create>>['campaignId'], micro: number) =>
        db.insert(campaignDays).values(
          Array.from({ length: 28 }, (_, at) => ({
            campaignId,
            day: dayOf(22 - at),
            spentMicro: micro,
          })),
        )
      const list = () => owner.done(listRecommendations, { advertiser_id })
      return { owner, advertiser_id, pinId, create, count, spend, list, db, ports }
    }

    test('suggestions rest on settled days, are followed by their edit once, and stay away once dismissed', async () => {
      const { owner, advertiser_id, create, count, spend, list } = await world()
      const { campaignId, adId } = await create('Lamps')
      await spend(campaignId, 9_800_000)
      await count(adId, 28, { impressions: 1_000, clicks: 10, spendMicro: 9_800_000 })
      const first = await list()
      expect(first).toMatchObject({ from: '2026-10-26', to: '2026-11-22', currency: 'USD' })
      expect(first.items.map(({ key }) => key.split(' ')[0])).toEqual(['one-ad', 'budget-limited'])
      const limited = first.items.find((each) => each.kind === 'budget-limited')
      expect(limited).toMatchObject({
        days: 7,
        days_full: 7,
        events: 280,
        spend_micro: 274_400_000,
        budget_micro: 10_000_000,
        proposed_micro: 15_000_000,
      })
      const input = { advertiser_id, campaigns: [limited?.edit] }
      const [done] = await owner.done(editCampaigns, input)
      expect(done).toMatchObject({ faults: [], campaign_id: campaignId })
      const [again] = await owner.done(editCampaigns, input)
      expect(again?.faults).toHaveLength(1)
      // The week before says nothing about the new budget.
      expect((await list()).items.map(({ kind }) => kind)).toEqual(['one-ad'])
      await owner.done(editCampaigns, { advertiser_id, campaigns: [done?.undo] })
      const [alone] = (await list()).items
      const dismissal = { advertiser_id, key: alone?.key, reason: 'unfit' }
      const dismissed = await owner.done(dismissRecommendation, dismissal)
      expect(dismissed.until).toBe('2026-12-26T12:00:00.000Z')
      expect(await list()).toMatchObject({ items: [], dismissed: 1 })
      await owner.done(dismissRecommendation, { ...dismissal, is_dismissed: false })
      expect((await list()).items).toHaveLength(1)
      await owner.done(dismissRecommendation, dismissal)
      await owner.done(restoreRecommendations, { advertiser_id })
      expect((await list()).items).toHaveLength(1)
      const stranger = await member(service())
      expect((await stranger.call(listRecommendations, { advertiser_id })).status).toBe(403)
    })

    test('a weak ad, a rejected one and a campaign that ends are found in the account', async () => {
      const { owner, advertiser_id, pinId, create, count, spend, list, db, ports } = await world()
      const endsAt = new Date('2026-11-28T00:00:00Z')
      const { campaignId, adId } = await create('Ends', { endsAt })
      await count(adId, 10, { impressions: 500, clicks: 50, spendMicro: 6_000_000 })
      await spend(campaignId, 6_000_000)
      const [ad] = await db.select().from(ads).where(eq(ads.id, adId))
      if (ad === undefined) throw new Error('There is no ad.')
      const [weak, bad] = [ports.ids.next(), ports.ids.next()].map((id) => ({ ...ad, id, pinId }))
      const rows = [weak, { ...bad, review: 'rejected' as const, reviewReason: 'link' as const }]
      const inserted = await db
        .insert(ads)
        .values(rows.map((row) => ({ ...ad, ...row, id: AdId.parse(row?.id) })))
        .returning({ id: ads.id })
      await count(AdId.parse(inserted[0]?.id), 10, { impressions: 500, clicks: 5 })
      const { items } = await list()
      expect(items.map((each) => each.kind).toSorted()).toEqual([
        'ends-soon',
        'rejected',
        'weak-ad',
      ])
      expect(items.find((each) => each.kind === 'rejected')).toMatchObject({ reason: 'link' })
      expect(items.find((each) => each.kind === 'ends-soon')).toMatchObject({
        last_day: '2026-11-27',
        proposed_last_day: '2026-12-04',
      })
      const edits = items.flatMap(({ edit }) => edit ?? [])
      for (const edit of edits) {
        const [result] = await owner.done(editCampaigns, { advertiser_id, campaigns: [edit] })
        expect(result?.faults).toEqual([])
      }
      const [tree] = await owner.done(campaignTrees, { advertiser_id, campaign_ids: [campaignId] })
      expect(tree?.last_day).toBe('2026-12-04')
      expect(tree?.ad_groups[0]?.ads.map(({ state }) => state)).toContain('paused')
    })

    test('prices are told from three ad accounts on, and estimates count people above a floor', async () => {
      const worlds = [await world(), await world(), await world()]
      const { owner, advertiser_id, ports } = worlds[0] ?? (await world())
      const plan = {
        objective: 'CONSIDERATION',
        targeting: { LOCATION: 'CL' },
        is_automatic: true,
        daily_budget_micro: 10_000_000,
        first_day: '2026-12-01',
        last_day: '2026-12-10',
      }
      const estimate = (more: object = {}) =>
        owner.done(estimateMediaPlan, { advertiser_id, plan: { ...plan, ...more } })
      for (const [at, each] of worlds.entries()) {
        const { adId } = await each.create('Priced')
        const figures = { impressions: 1_000, clicks: 20, spendMicro: 20 * (at + 1) * 100_000 }
        await each.count(adId, 10, figures, 'CL')
        if (at === 1) {
          await handleAdMarket(ports).run(job)
          expect(await estimate()).toMatchObject({ prices: 'typical', observed_events: 0 })
        }
      }
      await handleAdMarket(ports).run(job)
      const found = await estimate()
      expect(found).toMatchObject({
        prices: 'observed',
        observed_in: ['CL'],
        observed_events: 600,
        days: 10,
        // Nobody lives there, so that nothing is estimated.
        people: null,
        floor: 100,
        outcome: null,
        curve: [],
      })
      expect(found.price_micro).toEqual({
        low: expect.closeTo(150_000, 3),
        high: expect.closeTo(250_000, 3),
      })
      const late = await owner.call(estimateMediaPlan, {
        advertiser_id,
        plan: { ...plan, last_day: '2026-11-01' },
      })
      expect(late.status).toBe(400)
    })

    test('plans belong to the ad account, are deleted and restored, and become drafts of campaigns', async () => {
      const { owner, advertiser_id, db, ports } = await world()
      const plan = {
        objective: 'CONSIDERATION' as const,
        targeting: { LOCATION: 'DE' },
        daily_budget_micro: 10_000_000,
        is_automatic: false,
        first_day: '2026-11-20',
        last_day: '2026-11-30',
      }
      const saved = await owner.done(createMediaPlan, { advertiser_id, name: 'Spring', plan })
      const which = { advertiser_id, plan_id: saved.id }
      const changed = { ...plan, daily_budget_micro: 20_000_000 }
      await owner.done(updateMediaPlan, { ...which, name: 'Autumn', plan: changed })
      expect(await owner.done(listMediaPlans, { advertiser_id })).toMatchObject([
        { id: saved.id, name: 'Autumn', plan: changed },
      ])
      const other = await world()
      const strange = { advertiser_id: other.advertiser_id, plan_id: saved.id }
      expect((await other.owner.call(getMediaPlan, strange)).status).toBe(404)
      expect((await other.owner.call(deleteMediaPlan, strange)).status).toBe(404)
      await owner.done(deleteMediaPlan, which)
      expect((await owner.call(getMediaPlan, which)).status).toBe(404)
      await owner.done(deleteMediaPlan, { ...which, is_deleted: false })
      const { name, plan: kept } = await owner.done(getMediaPlan, which)
      const [made] = await owner.done(editCampaigns, {
        advertiser_id,
        campaigns: [campaignOfPlan(name, kept, '2026-11-26')],
      })
      expect(made?.faults).toEqual([])
      const [tree] = await owner.done(campaignTrees, { advertiser_id })
      expect(tree).toMatchObject({
        name: 'Autumn',
        state: 'draft',
        daily_budget_micro: 20_000_000,
        first_day: '2026-11-26',
        last_day: '2026-12-06',
        ad_groups: [{ targeting: { LOCATION: 'DE' }, is_automatic: false }],
      })
      await owner.done(deleteMediaPlan, which)
      const key = 'one-ad 7'
      await owner.done(dismissRecommendation, { advertiser_id, key })
      const before = now
      now = '2027-01-01T00:00:00Z'
      await handlePlanningSweep(ports).run(job)
      now = before
      expect(await db.$count(mediaPlans)).toBe(0)
      expect(await db.$count(dismissedRecommendations)).toBe(0)
    })

    test('a daily budget is divided by the figures of the days, and applied as a whole', async () => {
      const { owner, advertiser_id, create, count } = await world()
      const [one, two, young] = [await create('One'), await create('Two'), await create('Young')]
      await count(one.adId, 20, { impressions: 900, clicks: 10, spendMicro: 9_000_000 })
      await count(two.adId, 20, { impressions: 900, clicks: 40, spendMicro: 9_000_000 })
      await count(young.adId, 3, { impressions: 90, clicks: 4, spendMicro: 900_000 })
      const split = await owner.done(splitBudget, { advertiser_id, total_micro: 30_000_001 })
      const proposed = new Map(split.campaigns.map((each) => [each.name, each.proposed_micro]))
      expect(proposed.get('Young')).toBe(10_000_000)
      const sum = [...proposed.values()].reduce<number>((all, each) => all + (each ?? 0), 0)
      expect(sum).toBe(30_000_001)
      expect(proposed.get('Two')).toBeGreaterThan(proposed.get('One') ?? 0)
      const campaigns = [{ campaign_id: one.campaignId }, { campaign_id: two.campaignId }]
      const bound = await owner.done(splitBudget, {
        advertiser_id,
        goal: 'impressions',
        total_micro: 20_000_000,
        campaigns: campaigns.map((each) => ({ ...each, min_micro: 9_000_000 })),
      })
      expect(bound.campaigns.map((each) => each.proposed_micro)).toEqual([10_000_000, 10_000_000])
      const results = await owner.done(editCampaigns, {
        advertiser_id,
        campaigns: split.campaigns.flatMap((each) =>
          each.change === null
            ? []
            : [
                {
                  campaign_id: each.campaign_id,
                  fields: { daily_budget_micro: each.proposed_micro },
                  expected: { daily_budget_micro: each.present_micro },
                },
              ],
        ),
      })
      expect(results.map(({ faults }) => faults)).toEqual([[], []])
    })
  })
