import type { Targeting } from '@tessera/contracts/ads/targeting'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { relatedPins } from '@tessera/contracts/calls/related'
import { searchPins } from '@tessera/contracts/calls/search'
import { encodeInput } from '@tessera/contracts/calls/wire'
import type { Pin } from '@tessera/contracts/entities/pin'
import type { AdId, AdvertiserId, CampaignId, PinId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { beforeAll, describe, expect, test } from 'vitest'
import { openServedAd } from '../contexts/ads/accounts/campaigns/served-ad.ts'
import {
  adGroups,
  adPreferences,
  ads,
  adViews,
  advertiserBilling,
  campaignDays,
  campaigns,
  hiddenAdvertisers,
} from '../contexts/ads/accounts/campaigns/tables.ts'
import { conversionStats } from '../contexts/ads/conversions/tables.ts'
import { findAdCounts } from '../contexts/ads/delivery/choosing/find-ad-counts.ts'
import { adStats } from '../contexts/ads/events/tables.ts'
import { users } from '../contexts/identity/accounts/tables.ts'
import { advertisers } from '../contexts/identity/ad-accounts/tables.ts'
import { addProduct } from '../contexts/pins/products/add-product.ts'
import { changeProducts, retireProducts } from '../contexts/pins/products/change-products.ts'
import { blocks, interests } from '../contexts/pins/users/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { addPin, idOf, type Keeper, keeper } from './ideas.ts'
import { openedService } from './opened-service.ts'
import { member, type Person, visitor } from './person.ts'
import { plainProduct } from './plain-product.ts'
import { adAccount, runningAd } from './running-ad.ts'
import { somePins } from './walked-feed.ts'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`delivery of ads on ${kind}`, () => {
    const service = openedService(open)

    beforeAll(async () => {
      const author = await keeper(service())
      await somePins(service(), author, 30)
    })

    interface Shop {
      readonly owner: Keeper
      readonly account: AdvertiserId
      readonly pinId: PinId
      readonly campaignId: CampaignId
      readonly adId: AdId
    }
    /** A business with one running ad; `bid` in thousandths. */
    const shop = async (bid: number, targeting: Targeting = {}, title = ''): Promise<Shop> => {
      const owner = await keeper(service())
      const account = await adAccount(service(), owner)
      const pinId = await addPin(service(), owner, { title })
      const ad = { pinId, bidMicro: bid * 1_000, targeting }
      return { owner, account, pinId, ...(await runningAd(service(), account, ad)) }
    }
    const stop = async (all: readonly Shop[]) => {
      for (const { pinId } of all)
        await service().ports.db.update(ads).set({ state: 'archived' }).where(eq(ads.pinId, pinId))
      service().ports.liveAds.forget()
    }
    const promotedIn = (list: readonly Pin[]) =>
      list.filter((pin) => pin.is_promoted).map(({ id }) => id)
    const promotedTo = async (person: Person) =>
      promotedIn(await person.done(homeFeed, { page_size: 50 }))

    test('an ad for the installed app reaches it, by its calls and the document that it starts with', async () => {
      const { secrets } = service().ports
      const app = await shop(10, { APPTYPE: ['installed'] })
      const appsOf = async (path: string, headers: Record<string, string> = {}) => {
        const html = await (await visitor(service()).send(path, { headers })).text()
        const tokens = [...html.matchAll(/"tracking_params":"([^"]+)"/g)].map(([, token]) => token)
        return tokens.map((token) => openServedAd(secrets, token ?? '')?.app)
      }
      const feed = encodeInput(homeFeed, {}).path
      expect(await appsOf('/?installed=1')).toEqual(['installed'])
      expect(await appsOf(feed, { 'X-App': '1' })).toEqual(['installed'])
      expect([await appsOf('/'), await appsOf(feed)]).toEqual([[], []])
      await stop([app])
    })

    test('an ad pauses while its product is out of stock', async () => {
      const { db, clock, jobs, liveAds } = service().ports
      const lamps = await shop(20)
      await addProduct(db, lamps.pinId, plainProduct, clock.now())
      const person = await member(service())
      const shownWhile = async (availability: 'in stock' | 'out of stock' | 'preorder') => {
        const facts = { ...plainProduct, availability }
        await changeProducts(db, { clock, jobs }, [{ originId: lamps.pinId, facts }])
        liveAds.forget()
        return promotedTo(person)
      }
      expect(await shownWhile('out of stock')).toEqual([])
      expect(await shownWhile('preorder')).toEqual([lamps.pinId])
      await retireProducts(db, { clock }, [lamps.pinId])
      liveAds.forget()
      expect(await promotedTo(person)).toEqual([])
      expect(await shownWhile('in stock')).toEqual([lamps.pinId])
      await stop([lamps])
    })

    test('ads reach the people they are meant for, and nobody by what they keep to themselves', async () => {
      const { db, clock } = service().ports
      const german = await shop(50, { LOCATION: 'DE+AT' })
      const women = await shop(40, { GENDER: ['female'], AGE_BUCKET: ['35-44'] })
      const cooks = await shop(30, { INTEREST: ['food'] })
      const all = await shop(20)
      const person = await member(service())
      const id = await idOf(person)
      expect(await promotedTo(person)).toEqual([all.pinId])
      await db
        .update(users)
        .set({ country: 'DE', gender: 'female', birthday: '1988-02-01' })
        .where(eq(users.id, id))
      await db.insert(interests).values({ userId: id, topic: 'food', createdAt: clock.now() })
      const pinsOf = (shops: readonly Shop[]) => shops.map(({ pinId }) => pinId)
      expect(await promotedTo(person)).toEqual(pinsOf([german, women, cooks, all]))
      expect(await promotedTo(visitor(service()))).toEqual([all.pinId])
      await db.insert(adPreferences).values({ userId: id, isPersonalized: false })
      expect(await promotedTo(person)).toEqual([all.pinId])
      await stop([german, women, cooks, all])
    })

    test('ads leave out who hid, blocked or belongs to the ad account, or saw the ad often enough', async () => {
      const { db, clock } = service().ports
      const shops: Shop[] = []
      for (const bid of [50, 40, 30, 20]) shops.push(await shop(bid))
      const [hidden, blocking, own, seen] = shops
      if (!hidden || !blocking || !own || !seen) throw new Error()
      const person = await member(service())
      const id = await idOf(person)
      expect(await promotedTo(person)).toHaveLength(4)
      const createdAt = clock.now()
      await db
        .insert(hiddenAdvertisers)
        .values({ userId: id, advertiserId: hidden.account, createdAt })
      await db.insert(blocks).values({ blockerId: blocking.owner.id, blockedId: id, createdAt })
      await db.update(advertisers).set({ ownerId: id }).where(eq(advertisers.id, own.account))
      const [ad] = await db.select({ id: ads.id }).from(ads).where(eq(ads.pinId, seen.pinId))
      if (ad === undefined) throw new Error()
      const day = createdAt.toISOString().slice(0, 10)
      const views = { viewerId: id, adId: ad.id, day, views: limits.adViewsDaily - 1 }
      await db.insert(adViews).values(views)
      expect(await promotedTo(person)).toEqual([seen.pinId])
      await db.update(adViews).set({ views: limits.adViewsDaily }).where(eq(adViews.viewerId, id))
      expect(await promotedTo(person)).toEqual([])
      await stop(shops)
    })

    test('an ad stops when it is paused, rejected, without money, or has spent the budget of its day', async () => {
      const { db, clock, liveAds } = service().ports
      const { pinId, account, campaignId } = await shop(20)
      const person = visitor(service())
      const shows = async () => {
        liveAds.forget()
        return (await promotedTo(person)).includes(pinId)
      }
      const day = clock.now().toISOString().slice(0, 10)
      const ofCampaign = eq(campaigns.id, campaignId)
      const ofAd = eq(ads.pinId, pinId)
      const ofAccount = eq(advertiserBilling.advertiserId, account)
      const ofDay = eq(campaignDays.campaignId, campaignId)
      await db.insert(campaignDays).values({ campaignId, day, spentMicro: 0 })
      for (const [ends, begins] of [
        [
          db.update(campaigns).set({ state: 'paused' }).where(ofCampaign),
          db.update(campaigns).set({ state: 'active' }).where(ofCampaign),
        ],
        [
          db.update(ads).set({ review: 'rejected' }).where(ofAd),
          db.update(ads).set({ review: 'approved' }).where(ofAd),
        ],
        [
          db.update(advertiserBilling).set({ leftMicro: 0 }).where(ofAccount),
          db.update(advertiserBilling).set({ leftMicro: 1 }).where(ofAccount),
        ],
        [
          db.update(campaignDays).set({ spentMicro: 100_000_000 }).where(ofDay),
          db.update(campaignDays).set({ spentMicro: 0 }).where(ofDay),
        ],
        // The last part of a coin, which is spent and not posted yet.
        [
          db.update(campaignDays).set({ carriedMicro: 100_000_000 }).where(ofDay),
          db.update(campaignDays).set({ carriedMicro: 0 }).where(ofDay),
        ],
      ] as const) {
        expect(await shows()).toBe(true)
        await ends
        expect(await shows()).toBe(false)
        await begins
      }
      await db.delete(campaigns).where(ofCampaign)
      liveAds.forget()
    })

    test('the conversions of what a campaign aims at count for its ads, and those of other events do not', async () => {
      const { db, clock } = service().ports
      const { campaignId, adId } = await shop(20)
      const day = clock.now().toISOString().slice(0, 10)
      const group = {
        adId,
        day,
        age: 'unknown',
        gender: 'unknown',
        country: 'ZZ',
        app: 'web',
      } as const
      await db
        .insert(adStats)
        .values({ ...group, place: 'home', impressions: 900, clicks: 90, saves: 9 })
      for (const [event, touch, lag, conversions] of [
        ['checkout', 'click', 7, 5],
        ['checkout', 'click', 30, 100],
        ['checkout', 'view', 1, 100],
        ['lead', 'click', 1, 100],
      ] as const)
        await db
          .insert(conversionStats)
          .values({ ...group, place: 'home', event, touch, lag, conversions })
      const counts = async () => (await findAdCounts(db, clock.now())).get(adId)
      const seen = { impressions: 900, clicks: 90, saves: 9 }
      expect(await counts()).toEqual({ ...seen, conversions: 0 })
      const ofCampaign = eq(adGroups.campaignId, campaignId)
      await db.update(adGroups).set({ conversionEvent: 'CHECKOUT' }).where(ofCampaign)
      expect(await counts()).toEqual({ ...seen, conversions: 5 })
      await db
        .update(campaigns)
        .set({ objective: 'CONSIDERATION' })
        .where(eq(campaigns.id, campaignId))
      expect(await counts()).toEqual({ ...seen, conversions: null })
      await db.delete(campaigns).where(eq(campaigns.id, campaignId))
      service().ports.liveAds.forget()
    })

    test('searches and related pins promote what they are about, at their own places and once', async () => {
      const { secrets } = service().ports
      const author = await keeper(service())
      const made: PinId[] = []
      for (let at = 0; at < 20; at += 1)
        made.push(await addPin(service(), author, { title: 'Zeppelin model kit' }))
      const fitting = await shop(20, {}, 'Zeppelin kit for children')
      const other = await shop(50, {}, 'Marble chessboard')
      const person = await member(service())
      const query = { query: 'zeppelin kit', scope: 'pins' }
      const first = await person.call(searchPins, { ...query, page_size: 10 })
      const rest = await person.call(searchPins, { ...query, bookmark: first.bookmark })
      const results = [...(first.data?.results ?? []), ...(rest.data?.results ?? [])]
      expect(promotedIn(results)).toEqual([fitting.pinId])
      expect(results[3]?.id).toBe(fitting.pinId)
      expect(new Set(results.map(({ id }) => id)).size).toBe(results.length)
      expect(results).toHaveLength(21)
      expect(openServedAd(secrets, results[3]?.tracking_params ?? '')?.place).toBe('search')
      const related = await person.done(relatedPins, { pin_id: made[0], page_size: 12 })
      expect(promotedIn(related)).toEqual([fitting.pinId])
      expect(related[3]?.id).toBe(fitting.pinId)
      expect(related.filter(({ id }) => id === fitting.pinId)).toHaveLength(1)
      const filtered = await person.done(searchPins, { ...query, scope: 'buyable_pins' })
      expect(promotedIn(filtered.results)).toEqual([])
      await stop([fitting, other])
    })

    test('the only pin with what was searched for stands first, and is not promoted', async () => {
      const author = await keeper(service())
      for (let at = 0; at < 5; at += 1) await addPin(service(), author, { title: 'Stoneware bowl' })
      const board = await shop(20, {}, 'Cutting board of beech')
      const found = await visitor(service()).done(searchPins, { query: 'cutting board' })
      expect(found.results[0]?.id).toBe(board.pinId)
      expect(found.results.length).toBeGreaterThan(4)
      expect(promotedIn(found.results)).toEqual([])
      await stop([board])
    })
  })
