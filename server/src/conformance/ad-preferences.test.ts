import { AdQueue, adReviewPath } from '@tessera/contracts/ad-review-tools'
import {
  getAdPreferences,
  getAdReason,
  hideAdvertiser,
  showAdvertiser,
  updateAdPreferences,
} from '@tessera/contracts/calls/ad-preferences'
import {
  decideHouseAds,
  houseAdDecisions,
  houseAds,
  undoAdDecision,
} from '@tessera/contracts/calls/house-ads'
import { listHouseLog } from '@tessera/contracts/calls/house-log'
import { reportPin, updatePin } from '@tessera/contracts/calls/pins'
import { reportContent } from '@tessera/contracts/calls/reports'
import { AdGroupId, AdId, AdvertiserId, CampaignId } from '@tessera/contracts/ids'
import { describe, expect, test, vi } from 'vitest'
import { type ServedAd, sealServedAd } from '../contexts/ads/accounts/campaigns/served-ad.ts'
import { adGroups, ads, campaigns } from '../contexts/ads/accounts/campaigns/tables.ts'
import { handleAdRechecks } from '../contexts/ads/manage/review/recheck.ts'
import { domainFlags } from '../contexts/base/link-lists/tables.ts'
import { advertisers } from '../contexts/identity/ad-accounts/tables.ts'
import { operatorProof } from '../contexts/releases/registry/operator-proof.ts'
import { eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { keeper } from './house-keeper.ts'
import { made } from './made-pins.ts'
import { openedService } from './opened-service.ts'
import { emailsTo } from './outbox-of.ts'
import { boardOf, member, type Person, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`what people say about ads on ${kind}`, () => {
    const service = openedService(open)

    /** An ad of a business that asks for people in Germany. */
    async function shownAd() {
      const { db, ids, clock } = service().ports
      const owner = await member(service())
      const pin = await made(owner, await boardOf(owner, 'Promoted'), { title: 'A lamp' })
      const createdAt = clock.now()
      const advertiserId = AdvertiserId.parse(ids.next())
      const name = 'Oak & Linen'
      await db
        .insert(advertisers)
        .values({ id: advertiserId, ownerId: (await selfOf(owner)).id, name, createdAt })
      const campaignId = CampaignId.parse(ids.next())
      await db.insert(campaigns).values({
        id: campaignId,
        advertiserId,
        name,
        objective: 'CONSIDERATION',
        state: 'active',
        dailyBudgetMicro: 1_000_000,
        startsAt: createdAt,
        createdAt,
        madeWith: 'test',
      })
      const adGroupId = AdGroupId.parse(ids.next())
      const targeting = { LOCATION: 'DE' }
      await db
        .insert(adGroups)
        .values({ id: adGroupId, campaignId, name, state: 'active', targeting, billed: 'click' })
      const adId = AdId.parse(ids.next())
      await db
        .insert(ads)
        .values({ id: adId, adGroupId, pinId: pin.id, state: 'active', createdAt })
      const served = (viewerId: ServedAd['viewerId']) =>
        sealServedAd(service().ports.secrets, {
          servedId: ids.next(),
          adId,
          viewerId,
          place: 'home',
          servedAt: 1,
          priceMicro: 1,
          billed: 'click',
          age: null,
          gender: 'unknown',
          country: 'DE',
          app: 'web',
        })
      return { advertiserId, name, served, adId, pin, owner }
    }

    const reasonFor = async (person: Person, token: string) =>
      (await person.call(getAdReason, { token })).error

    test('somebody learns why they see an ad, and nobody learns it about another', async () => {
      const [{ advertiserId, name, served }, person, other] = [
        await shownAd(),
        await member(service()),
        await member(service()),
      ]
      const token = served((await selfOf(person)).id)
      expect(await person.done(getAdReason, { token })).toMatchObject({
        advertiser_id: advertiserId,
        name,
        country: 'DE',
        is_personalized: true,
      })
      for (const stranger of [other, visitor(service())])
        expect(await reasonFor(stranger, token)).toMatchObject({ code: 'not-found' })
      expect(await visitor(service()).done(getAdReason, { token: served(null) })).toMatchObject({
        name,
      })
      expect(await reasonFor(person, 'made-up')).toMatchObject({ code: 'not-found' })
    })

    test('the ads of a business are hidden and shown again, for one person', async () => {
      const [{ advertiserId, name, served }, person, other] = [
        await shownAd(),
        await member(service()),
        await member(service()),
      ]
      const input = { advertiser_id: advertiserId }
      for (const _ of [1, 2]) await person.done(hideAdvertiser, input)
      const hidden = [{ advertiser_id: advertiserId, name }]
      expect(await person.done(getAdPreferences, {})).toEqual({ is_personalized: true, hidden })
      const token = served((await selfOf(person)).id)
      expect(await person.done(getAdReason, { token })).toMatchObject({ is_hidden: true })
      expect(await other.done(getAdPreferences, {})).toMatchObject({ hidden: [] })
      await person.done(showAdvertiser, input)
      expect(await person.done(getAdPreferences, {})).toMatchObject({ hidden: [] })
      const { error } = await person.call(hideAdvertiser, { advertiser_id: '1' })
      expect(error?.code).toBe('not-found')
    })

    test('personalized ads are turned off and on for one person', async () => {
      const [person, other] = [await member(service()), await member(service())]
      for (const is_personalized of [false, true, false])
        expect(await person.done(updateAdPreferences, { is_personalized })).toMatchObject({
          is_personalized,
        })
      expect(await other.done(getAdPreferences, {})).toMatchObject({ is_personalized: true })
    })

    async function review(decision?: object, proof?: string) {
      const { secrets, clock } = service().ports
      const own = operatorProof(secrets, service().origin, clock.now())
      const response = await service().fetch(
        new Request(service().origin + adReviewPath, {
          method: decision === undefined ? 'GET' : 'POST',
          headers: { Authorization: `Bearer ${proof ?? own}` },
          ...(decision === undefined ? {} : { body: JSON.stringify(decision) }),
        }),
        { address: '127.0.0.1' },
      )
      return { status: response.status, body: await response.json() }
    }

    const queued = async (adId: string) =>
      AdQueue.parse((await review()).body).ads.find(({ ad }) => ad === adId)

    test('an ad waits for the operator, leaves the queue when it may run, and comes back when it is reported', async () => {
      const { adId, pin, name } = await shownAd()
      expect(await queued(adId)).toMatchObject({
        state: 'waiting',
        advertiser: name,
        title: 'A lamp',
        reports: [],
        pin: `${service().origin}/pin/${pin.id}/`,
      })
      expect(await review({ do: 'approve', ads: [adId, '1'] })).toEqual({
        status: 200,
        body: { decided: [adId] },
      })
      expect(await queued(adId)).toBeUndefined()
      for (const reason of ['spam', 'hate', 'spam'])
        await (await member(service())).done(reportPin, { pin_id: pin.id, reason })
      // Somebody without an account counts as well.
      const subject = { kind: 'pin', id: pin.id } as const
      await visitor(service()).done(reportContent, { subject, kind: 'fraud' })
      expect(await queued(adId)).toMatchObject({
        state: 'approved',
        reports: [
          { reason: 'spam', count: 2 },
          { reason: 'fraud', count: 1 },
          { reason: 'hate', count: 1 },
        ],
      })
      await review({ do: 'reject', ads: [adId], reason: 'misleading' })
      expect(await queued(adId)).toBeUndefined()
      const [ad] = await service().ports.db.select().from(ads).where(eq(ads.id, adId))
      expect(ad).toMatchObject({ review: 'rejected', reviewReason: 'misleading' })
    })

    test('a moderator refuses an ad, whose business gets a letter, and undoes it; the log has both', async () => {
      const { adId, owner } = await shownAd()
      const { email } = await selfOf(owner)
      const { person } = await keeper(service(), 'moderator')
      const [waiting] = await everyAd(person, adId)
      expect(waiting).toMatchObject({ state: 'waiting', faults: ['link'], business: null })
      const wanted = {
        ad_ids: [adId],
        rejection: 'misleading',
        reason: 'It promises money.',
      } as const
      expect(await person.done(decideHouseAds, wanted)).toEqual({ decided: [adId] })
      expect(await everyAd(person, adId)).toEqual([])
      const lettersSay = async (part: string) => {
        await vi.waitFor(async () => {
          const letters = await emailsTo(service(), email)
          expect(letters.filter(({ text }) => text.includes(part))).toHaveLength(1)
        })
      }
      await lettersSay('misleading claims')
      await lettersSay('It promises money.')
      const [decided] = await person.done(houseAdDecisions, {})
      expect(decided).toMatchObject({ ad_id: adId, decision: 'rejected', can_undo: true })
      const undo = { decision_id: decided?.id ?? '', reason: 'A mistake' }
      expect(await person.done(undoAdDecision, undo)).toEqual({ decided: [adId] })
      expect(await everyAd(person, adId)).toMatchObject([{ state: 'waiting' }])
      expect((await person.call(undoAdDecision, undo)).error?.code).toBe('undo-gone')
      // The operator's command has the same log.
      await review({ do: 'approve', ads: [adId], note: 'By phone' })
      const owning = await keeper(service(), 'owner')
      const entries = await owning.person.done(listHouseLog, {})
      expect(
        entries
          .filter(({ object }) => object === adId)
          .map(({ act, reason, before, after }) => [act, reason, before, after]),
      ).toMatchObject([
        ['ads.decide', 'By phone', { review: 'waiting' }, { review: 'approved' }],
        ['ads.decide.undo', 'A mistake', { review: 'rejected' }, { review: 'waiting' }],
        ['ads.decide', wanted.reason, { review: 'waiting' }, { rejection: 'misleading' }],
      ])
    })

    /** The entries of the queue about an ad, looked for page by page. */
    async function everyAd(person: Person, adId: AdId) {
      let bookmark: string | undefined
      const found: { readonly id: AdId }[] = []
      do {
        const page = await person.call(houseAds, { page_size: 2, ...(bookmark && { bookmark }) })
        found.push(...(page.data ?? []))
        bookmark = page.bookmark ?? undefined
      } while (bookmark !== undefined)
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
      return found.filter(({ id }) => id === adId)
    }

    test('the queue has more than a page, the reported ads first, and each ad once', async () => {
      const all = await Promise.all([shownAd(), shownAd(), shownAd(), shownAd()])
      const { person } = await keeper(service(), 'auditor')
      const last = all.at(-1)
      if (last === undefined) throw new Error('There is no ad.')
      await (await member(service())).done(reportPin, { pin_id: last.pin.id, reason: 'spam' })
      for (const { adId } of all) expect(await everyAd(person, adId)).toHaveLength(1)
      const [first] = await person.done(houseAds, {})
      expect(first).toMatchObject({ id: last.adId, reports: [{ reason: 'spam', count: 1 }] })
      expect((await person.call(houseAds, { bookmark: 'bm90aGluZw' })).error?.code).toBe(
        'bad-input',
      )
    })

    test('nobody without the key of the service sees or decides ads', async () => {
      const { adId } = await shownAd()
      for (const decision of [undefined, { do: 'approve', ads: [adId] }])
        expect((await review(decision, 'made-up')).status).toBe(401)
      expect(await queued(adId)).toMatchObject({ state: 'waiting' })
      expect((await review({ do: 'reject', ads: [adId] })).status).toBe(422)
      expect((await review({ do: 'approve', ads: ['1'] })).status).toBe(404)
    })

    test('an ad waits again when its creator leads it to an unsafe site, or its site turns out to be unsafe', async () => {
      const { adId, pin, owner } = await shownAd()
      const reviewIs = async () => {
        const [ad] = await service().ports.db.select().from(ads).where(eq(ads.id, adId))
        return ad?.review
      }
      const flag = (domain: string) =>
        service()
          .ports.db.insert(domainFlags)
          .values({ domain, status: 'suspicious', source: 'test', createdAt: new Date() })
      const approve = () => review({ do: 'approve', ads: [adId] })
      const leadTo = (link: string) => owner.done(updatePin, { id: pin.id, link })
      await flag('unsafe.example')
      await approve()
      await leadTo('https://lamps.example/')
      expect(await reviewIs()).toBe('approved')
      await leadTo('https://unsafe.example/')
      const isWaiting = async () => expect(await reviewIs()).toBe('waiting')
      await vi.waitFor(isWaiting, { timeout: 15_000, interval: 20 })
      await leadTo('https://lamps.example/')
      expect(await reviewIs()).toBe('waiting')
      await approve()
      await flag('lamps.example')
      const { signal } = new AbortController()
      await handleAdRechecks(service().ports).run({ id: 'one', payload: {}, attempt: 1, signal })
      expect(await reviewIs()).toBe('waiting')
    })
  })
