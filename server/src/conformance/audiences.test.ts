import { createHash } from 'node:crypto'
import type { Targeting } from '@tessera/contracts/ads/targeting'
import { getAdReason, updateAdPreferences } from '@tessera/contracts/calls/ad-preferences'
import { createApiToken } from '@tessera/contracts/calls/api-tokens'
import {
  createAudience,
  debugAudiences,
  deleteAudience,
  listAudiences,
  updateAudience,
  updateAudienceList,
} from '@tessera/contracts/calls/audiences'
import { createConversionTag } from '@tessera/contracts/calls/conversion-tags'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { estimateReach } from '@tessera/contracts/calls/quick-promote'
import type { AdvertiserId, AudienceId, UserId } from '@tessera/contracts/ids'
import { UserId as UserIdSchema } from '@tessera/contracts/ids'
import { beforeAll, describe, expect, test } from 'vitest'
import { openServedAd } from '../contexts/ads/accounts/campaigns/served-ad.ts'
import { adPreferences, ads } from '../contexts/ads/accounts/campaigns/tables.ts'
import { sealClick } from '../contexts/ads/conversions/click-id.ts'
import { adTouches } from '../contexts/ads/conversions/tables.ts'
import { interestWeights, likeness } from '../contexts/ads/delivery/audiences/lookalike.ts'
import { handleAudiences } from '../contexts/ads/delivery/audiences/refresh-job.ts'
import {
  audienceActs,
  audienceMembers,
  audiences,
} from '../contexts/ads/delivery/audiences/tables.ts'
import { unfitAudiences } from '../contexts/ads/delivery/audiences/unfit-audiences.ts'
import { users } from '../contexts/identity/accounts/tables.ts'
import { interests } from '../contexts/pins/users/tables.ts'
import { collect } from '../contexts/whole-account/exports/collect.ts'
import { asc, eq, inArray } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { addPin, idOf, type Keeper, keeper } from './ideas.ts'
import { openedService } from './opened-service.ts'
import { member, type Person } from './person.ts'
import { adAccount, runningAd } from './running-ad.ts'
import { somePins } from './walked-feed.ts'

const hashOf = (address: string) => createHash('sha256').update(address).digest('hex')
const noon = Date.parse('2026-11-26T12:00:00Z')
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`audiences on ${kind}`, () => {
    let passed = 0
    const now = () => new Date(noon + passed)
    const service = openedService(() => open({ clock: { now } }))
    const crowd: { id: UserId; email: string }[] = []

    beforeAll(async () => {
      const { db, ids } = service().ports
      for (let at = 0; at < 300; at += 1)
        crowd.push({ id: UserIdSchema.parse(ids.next()), email: `crowd${at}@people.test` })
      await db.insert(users).values(
        crowd.map(({ id, email }, at) => ({
          id,
          email,
          username: `crowd${at}`,
          fullName: `Crowd ${at}`,
          firstName: 'Crowd',
          passwordHash: '',
          birthday: '1990-05-17',
          country: at < 290 ? 'AR' : 'CL',
          emailVerifiedAt: now(),
          createdAt: now(),
        })),
      )
      await db
        .insert(interests)
        .values(
          crowd.flatMap(({ id }, at) => [
            ...(at < 150 || at % 5 === 0 ? [{ userId: id, topic: 'art', createdAt: now() }] : []),
            ...(at % 3 === 0 ? [{ userId: id, topic: 'diy', createdAt: now() }] : []),
          ]),
        )
      const author = await keeper(service())
      await somePins(service(), author, 12)
    })

    const counted = async () => {
      passed += 660_000
      await handleAudiences(service().ports).run({
        id: '1',
        payload: {},
        attempt: 1,
        signal: new AbortController().signal,
      })
      service().ports.liveAds.forget()
    }

    interface Shop {
      readonly person: Person
      readonly owner: Keeper
      readonly of: { readonly advertiser_id: AdvertiserId }
    }
    const shop = async (): Promise<Shop> => {
      const person = await member(service())
      const id = await idOf(person)
      const owner = { ...(await keeper(service())), id }
      return { person, owner, of: { advertiser_id: await adAccount(service(), owner) } }
    }
    const rules = {
      list: { kind: 'list' },
      visitors: { kind: 'visitors', events: ['checkout'], days: 30 },
      engagement: { kind: 'engagement', acts: ['pin_save'], days: 30 },
    } as const
    const made = async ({ person, of }: Shop, rule: object, name = 'People'): Promise<AudienceId> =>
      (await person.done(createAudience, { ...of, name, rule })).id
    const put = (
      { person, of }: Shop,
      id: AudienceId,
      addresses: readonly string[],
      change = 'add',
    ) =>
      person.done(updateAudienceList, {
        ...of,
        audience_id: id,
        change,
        hashes: addresses.map(hashOf),
      })
    const listOf = async (by: Shop, addresses: readonly string[]) => {
      const id = await made(by, rules.list)
      await put(by, id, addresses)
      return id
    }
    const emails = (from: number, to: number) => crowd.slice(from, to).map(({ email }) => email)
    const membersOf = async (id: AudienceId) =>
      new Set(
        (
          await service()
            .ports.db.select({ id: audienceMembers.userId })
            .from(audienceMembers)
            .where(eq(audienceMembers.audienceId, id))
        ).map((row) => row.id),
      )
    const shownTo = async (person: Person) =>
      (await person.done(homeFeed, { page_size: 25 })).filter((pin) => pin.is_promoted)
    const advertised = async (by: Shop, targeting: Targeting) => {
      const pinId = await addPin(service(), by.owner)
      await runningAd(service(), by.of.advertiser_id, { pinId, bidMicro: 50_000, targeting })
      return pinId
    }
    const stopAds = async () => {
      await service().ports.db.update(ads).set({ state: 'archived' })
      service().ports.liveAds.forget()
    }
    /** A member with a confirmed address. */
    const confirmed = async () => {
      const person = await member(service())
      const id = await idOf(person)
      const email = `real${id}@people.test`
      const { db } = service().ports
      await db.update(users).set({ email }).where(eq(users.id, id))
      await db.update(users).set({ emailVerifiedAt: now() }).where(eq(users.id, id))
      return { person, id, email }
    }

    test('a list holds the members with its hashes, and nobody who may not be in it', async () => {
      const by = await shop()
      const { db } = service().ports
      const [opted, young, unconfirmed] = [crowd[160], crowd[161], crowd[162]]
      if (!opted || !young || !unconfirmed) throw new Error()
      await db.insert(adPreferences).values({ userId: opted.id, isPersonalized: false })
      await db.update(users).set({ birthday: '2010-05-17' }).where(eq(users.id, young.id))
      await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, unconfirmed.id))
      const id = await listOf(by, [...emails(0, 163), 'stranger@else.test'])
      expect(await put(by, id, emails(0, 2))).toEqual({ changed: 0, lines: 164 })
      expect((await by.person.done(listAudiences, by.of))[0]).toMatchObject({
        id,
        state: 'building',
        size: null,
        lines: 164,
      })
      await counted()
      const [shown] = await by.person.done(listAudiences, by.of)
      expect(shown).toMatchObject({ state: 'ready', size: 100, lines: 164 })
      const { audiences: checked } = await by.person.done(debugAudiences, by.of)
      expect(checked).toMatchObject([{ audience_id: id, own: 'of-account', has_hash: null }])
      const within = await membersOf(id)
      expect(within.size).toBe(160)
      for (const { id: out } of [opted, young, unconfirmed]) expect(within.has(out)).toBe(false)
      await put(by, id, emails(0, 130), 'remove')
      await counted()
      expect((await by.person.done(listAudiences, by.of))[0]).toMatchObject({
        state: 'too-small',
        size: null,
        lines: 34,
      })
    })

    test('a list of one person says nothing about them: no size, reach, debug, ad or combination differs', async () => {
      const [by, other] = [await shop(), await shop()]
      const target = await confirmed()
      const most = await listOf(by, emails(0, 160))
      const one = await listOf(by, [target.email])
      const none = await listOf(other, ['nobody@else.test'])
      const known = await listOf(by, [...emails(0, 160), target.email])
      await counted()
      const said = async (shopOf: Shop, id: AudienceId, address: string) => {
        const debug = await shopOf.person.done(debugAudiences, {
          ...shopOf.of,
          hash: hashOf(address),
        })
        const { state, size, lines } =
          (await shopOf.person.done(listAudiences, shopOf.of)).find((each) => each.id === id) ?? {}
        const reach = await shopOf.person.done(estimateReach, {
          targeting_spec: { AUDIENCE_INCLUDE: [id] },
        })
        const {
          refreshed_at: _,
          audience_id: __,
          ...rest
        } = debug.audiences.find((each) => each.audience_id === id) ?? {}
        return { state, size, lines, reach, debug: rest, events: debug.events }
      }
      expect(await said(by, one, target.email)).toEqual(await said(other, none, 'nobody@else.test'))
      const tried: readonly Targeting[] = [
        { AUDIENCE_INCLUDE: [one] },
        { AUDIENCE_INCLUDE: [known], AUDIENCE_EXCLUDE: [most] },
        { AUDIENCE_INCLUDE: [known, one], AUDIENCE_EXCLUDE: [most] },
      ]
      for (const targeting of tried) await advertised(by, targeting)
      await counted()
      expect(await shownTo(target.person)).toEqual([])
      for (const targeting_spec of tried)
        expect((await by.person.done(estimateReach, { targeting_spec })).reach).toBeNull()
      // Both lists are used, though they differ by the person.
      const whole = await advertised(by, { AUDIENCE_INCLUDE: [known] })
      expect(await shownTo(target.person)).toEqual([])
      await counted()
      const [pin] = await shownTo(target.person)
      expect(pin?.id).toBe(whole)
      await stopAds()
    })

    test('ads reach the included and not the excluded, reports say nothing about them, and the reason says so', async () => {
      const by = await shop()
      const [inside, outside] = [await confirmed(), await confirmed()]
      const list = await listOf(by, [...emails(0, 150), inside.email])
      await counted()
      const aimed = await advertised(by, { AUDIENCE_INCLUDE: [list] })
      await counted()
      const [pin] = await shownTo(inside.person)
      expect(pin?.id).toBe(aimed)
      expect(await shownTo(outside.person)).toEqual([])
      const token = pin?.tracking_params ?? ''
      expect(openServedAd(service().ports.secrets, token)).toMatchObject({ inAudience: true })
      expect(await inside.person.done(getAdReason, { token })).toMatchObject({
        audiences: ['list'],
        is_personalized: true,
      })
      await stopAds()
      const kept = await advertised(by, { AUDIENCE_EXCLUDE: [list] })
      await counted()
      expect(await shownTo(inside.person)).toEqual([])
      expect((await shownTo(outside.person)).map(({ id }) => id)).toEqual([kept])
      expect((await collect(service().ports.db, inside.id))?.audiences).toMatchObject([
        { kind: 'list' },
      ])
      await stopAds()
      await advertised(by, { AUDIENCE_INCLUDE: [list] })
      await counted()
      expect(await shownTo(inside.person)).toHaveLength(1)
      await inside.person.done(updateAdPreferences, { is_personalized: false })
      expect(await shownTo(inside.person)).toEqual([])
      expect((await membersOf(list)).has(inside.id)).toBe(false)
      await stopAds()
    })

    test('visitors are recognized by their hashed address or a click, and only for accounts that ask', async () => {
      const [by, incurious] = [await shop(), await shop()]
      const visitors = await made(by, rules.visitors)
      const buyer = await confirmed()
      const send = async (
        { person, of }: Shop,
        event: string,
        who: string | { readonly click_id: string },
      ) => {
        const tag = await person.done(createConversionTag, { ...of, name: 'Shop' })
        const user_data = typeof who === 'string' ? { em: hashOf(who) } : who
        const body = { tag_id: tag.id, events: [{ event_name: event, user_data }] }
        const response = await service().fetch(
          new Request(`${service().origin}/tag/events/`, {
            method: 'POST',
            body: JSON.stringify(body),
            headers: { Origin: 'https://shop.example', 'User-Agent': chrome },
          }),
          { address: '10.8.8.9' },
        )
        expect(await response.json()).toMatchObject({ events: [{ status: 'counted' }] })
      }
      /** A member clicks an ad of the account, and buys on the page that it leads to. */
      const clicked = async ({ owner, of }: Shop, viewerId: UserId) => {
        const { db, ids, secrets } = service().ports
        const pinId = await addPin(service(), owner)
        const { adId } = await runningAd(service(), of.advertiser_id, { pinId })
        const servedId = ids.next()
        const group = { age: '25-34', gender: 'female', country: 'DE', app: 'web' } as const
        await db.insert(adTouches).values({
          viewerId,
          advertiserId: of.advertiser_id,
          touch: 'click',
          servedId,
          adId,
          emailHash: '',
          at: now(),
          place: 'home',
          ...group,
        })
        const served = { servedId, adId, viewerId, place: 'home', servedAt: +now() } as const
        const paid = { priceMicro: 1, billed: 'click' } as const
        const click = sealClick(secrets, { ...served, ...paid, ...group }, +now())
        await send({ person: by.person, owner, of }, 'checkout', { click_id: click })
      }
      await send(by, 'checkout', buyer.email)
      const clicker = await confirmed()
      await clicked(by, clicker.id)
      await send(by, 'search', crowd[0]?.email ?? '')
      await send(incurious, 'checkout', buyer.email)
      await counted()
      expect(await membersOf(visitors)).toEqual(new Set([buyer.id, clicker.id]))
      const acts = await service()
        .ports.db.select({ of: audienceActs.advertiserId })
        .from(audienceActs)
        .where(eq(audienceActs.userId, buyer.id))
      expect(acts).toEqual([{ of: by.of.advertiser_id }])
      expect((await by.person.done(debugAudiences, by.of)).events).toMatchObject({
        is_enough: false,
        with_email: null,
      })
      await stopAds()
      const again = await confirmed()
      await send(by, 'checkout', again.email)
      const kept = () => service().ports.db.$count(audienceActs, eq(audienceActs.userId, again.id))
      expect(await kept()).toBe(1)
      await again.person.done(updateAdPreferences, { is_personalized: false })
      expect(await kept()).toBe(0)
      passed += 31 * 86_400_000
      await counted()
      expect((await membersOf(visitors)).size).toBe(0)
    })

    test('who saved pins of the business engaged with it, and who is like a seed is found by the arithmetic', async () => {
      const by = await shop()
      const { db } = service().ports
      const origin = await addPin(service(), by.owner)
      const { pins } = await import('../contexts/pins/pins/tables.ts')
      const saver = await keeper(service())
      await db.update(pins).set({ pinnerId: by.owner.id }).where(eq(pins.id, origin))
      const copy = await addPin(service(), saver)
      await db.update(pins).set({ originId: origin }).where(eq(pins.id, copy))
      const engaged = await made(by, rules.engagement)
      const seed = await listOf(by, emails(0, 150))
      const rule = { kind: 'lookalike', seed_id: seed, country: 'AR', percent: 5 }
      const like = await made(by, rule, 'Like them')
      await counted()
      await counted()
      expect([...(await membersOf(engaged))]).toEqual([saver.id])
      const liked = await db
        .select({ id: users.id, topic: interests.topic })
        .from(users)
        .leftJoin(interests, eq(interests.userId, users.id))
        .where(
          inArray(
            users.id,
            crowd.slice(0, 290).map(({ id }) => id),
          ),
        )
        .orderBy(asc(users.id))
      const people = Map.groupBy(liked, ({ id }) => id)
      const within = await membersOf(seed)
      const may = [...people.keys()].filter((id) => ![160, 161].some((at) => crowd[at]?.id === id))
      const topicsOf = (id: UserId) => (people.get(id) ?? []).flatMap(({ topic }) => topic ?? [])
      const countsOf = (ids: readonly UserId[]) => ({
        members: ids.length,
        byTopic: new Map(
          ['art', 'diy'].map((topic) => [
            topic,
            ids.filter((id) => topicsOf(id).includes(topic)).length,
          ]),
        ),
      })
      const weights = interestWeights(countsOf(may.filter((id) => within.has(id))), countsOf(may))
      const best = may
        .filter((id) => !within.has(id))
        .map((id) => ({ id, is: likeness(topicsOf(id), weights) }))
        .filter(({ is }) => is > 0)
        .toSorted((one, two) => two.is - one.is || (BigInt(one.id) < BigInt(two.id) ? -1 : 1))
        .slice(0, Math.floor((may.length * 5) / 100))
      expect(best.length).toBe(14)
      expect(await membersOf(like)).toEqual(new Set(best.map(({ id }) => id)))
      expect(
        (await by.person.call(deleteAudience, { ...by.of, audience_id: seed })).error,
      ).toMatchObject({
        code: 'audience-used',
        message: expect.stringContaining('Like them'),
      })
      await by.person.done(deleteAudience, { ...by.of, audience_id: like })
      await by.person.done(deleteAudience, { ...by.of, audience_id: seed })
    })

    test('audiences belong to their account: others neither see, change, target nor estimate them', async () => {
      const [by, other] = [await shop(), await shop()]
      const id = await listOf(by, emails(0, 150))
      await counted()
      const strange = { ...other.of, audience_id: id }
      const denied = [
        await other.person.call(listAudiences, by.of),
        await other.person.call(updateAudience, { ...strange, name: 'Mine' }),
        await other.person.call(deleteAudience, strange),
        await other.person.call(updateAudienceList, {
          ...strange,
          change: 'add',
          hashes: [hashOf('a@b.test')],
        }),
        await other.person.call(createAudience, {
          ...other.of,
          name: 'Like',
          rule: { kind: 'lookalike', seed_id: id },
        }),
        await other.person.call(estimateReach, { targeting_spec: { AUDIENCE_EXCLUDE: [id] } }),
      ]
      for (const { error } of denied) expect(error).not.toBeNull()
      const { db } = service().ports
      const targeting: Targeting = { AUDIENCE_INCLUDE: [id] }
      expect(await unfitAudiences(db, other.of.advertiser_id, targeting)).toEqual([id])
      expect(await unfitAudiences(db, by.of.advertiser_id, targeting)).toEqual([])
      await advertised(other, targeting)
      await counted()
      expect((await service().ports.liveAds.current()).index.ads).toEqual([])
      const { secret } = await by.person.done(createApiToken, {
        ...by.of,
        name: 'Program',
        scopes: ['ads:read'],
      })
      const asProgram = async (path: string, body?: object) => {
        const headers = { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' }
        const request = new Request(service().origin + path, {
          method: body ? 'POST' : 'GET',
          headers,
          ...(body ? { body: JSON.stringify(body) } : {}),
        })
        return (await (await service().fetch(request, { address: '10.7.7.7' })).json())
          .resource_response
      }
      const { data } = await asProgram(debugAudiences.path, by.of)
      expect(data.audiences).toMatchObject([{ audience_id: id, own: null, has_hash: null }])
      const denial = await asProgram(deleteAudience.path, { ...by.of, audience_id: id })
      expect(denial.error).toMatchObject({ code: 'api-token-scope' })
      expect(await db.$count(audiences, eq(audiences.id, id))).toBe(1)
    })
  })
