import { createHash } from 'node:crypto'
import { updateAdPreferences } from '@tessera/contracts/calls/ad-preferences'
import { createApiToken, deleteApiToken, listApiTokens } from '@tessera/contracts/calls/api-tokens'
import { budgets } from '@tessera/contracts/calls/budgets'
import {
  getConversionTest,
  listConversionEvents,
  sendConversionEvents,
  startConversionTest,
} from '@tessera/contracts/calls/conversion-events'
import { getConversionHealth } from '@tessera/contracts/calls/conversion-health'
import {
  createConversionTag,
  deleteConversionTag,
  listConversionTags,
} from '@tessera/contracts/calls/conversion-tags'
import {
  listConversionUploads,
  uploadConversions,
} from '@tessera/contracts/calls/conversion-uploads'
import type { AdId, AdvertiserId, UserId } from '@tessera/contracts/ids'
import { describe, expect, test } from 'vitest'
import { type ServedAd, sealServedAd } from '../contexts/ads/accounts/campaigns/served-ad.ts'
import { openClick, sealClick } from '../contexts/ads/conversions/click-id.ts'
import { countConversions } from '../contexts/ads/conversions/count-conversions.ts'
import { handleConversionSweep } from '../contexts/ads/conversions/sweep-job.ts'
import { adTouches, conversionEvents, conversionStats } from '../contexts/ads/conversions/tables.ts'
import { withClickId } from '../contexts/ads/conversions/with-click-id.ts'
import { makeAccount, makeCampaign } from '../contexts/ads/events/testing/made-campaign.ts'
import { users } from '../contexts/identity/accounts/tables.ts'
import { collect } from '../contexts/whole-account/exports/collect.ts'
import { eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { member, type Person, visitor } from './person.ts'
import { selfOf } from './self-of.ts'
import { somePin } from './some-pin.ts'

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'
const hour = 3_600_000
const day = 24 * hour
const noon = Date.parse('2026-11-26T12:00:00Z')

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`calls about conversions on ${kind}`, () => {
    let passed = 0
    const now = () => noon + passed
    const service = openedService(() => open({ clock: { now: () => new Date(now()) } }))

    const scene = async () => {
      const { ports } = service()
      const owner = await member(service())
      const advertiserId = await makeAccount(ports.db, ports, { ownerId: (await selfOf(owner)).id })
      const pinId = await somePin(service())
      const { adId } = await makeCampaign(ports.db, ports, { advertiserId, pinId })
      const of = { advertiser_id: advertiserId }
      const tag = await owner.done(createConversionTag, { ...of, name: 'Shop' })
      const { secret, token } = await owner.done(createApiToken, {
        ...of,
        name: 'Server',
        scopes: ['conversions:write'],
      })
      return { owner, advertiserId, adId, tag, secret, token, of }
    }
    const servedTo = (adId: AdId, more: Partial<ServedAd> = {}): ServedAd => ({
      servedId: service().ports.ids.next(),
      adId,
      viewerId: null,
      place: 'home',
      servedAt: now() - 5_000,
      priceMicro: 1,
      billed: 'impression',
      age: '25-34',
      gender: 'female',
      country: 'DE',
      app: 'web',
      ...more,
    })
    const clickId = (adId: AdId, ago = hour) =>
      sealClick(
        service().ports.secrets,
        servedTo(adId, { servedAt: now() - ago - 1_000 }),
        now() - ago,
      )
    const api = async (
      advertiserId: AdvertiserId,
      secret: string,
      body: Readonly<Record<string, unknown>>,
    ) => {
      const path = sendConversionEvents.path.replace(':advertiser_id', advertiserId)
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` }
      const request = new Request(service().origin + path, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      const response = await service().fetch(request, { address: '10.9.9.9' })
      const { data, error } = (await response.json()).resource_response
      return { data, error, headers: response.headers }
    }
    const byTag = (body: unknown, headers: Record<string, string> = {}) =>
      service().fetch(
        new Request(`${service().origin}/tag/events/`, {
          method: 'POST',
          headers: { Origin: 'https://shop.example', 'User-Agent': chrome, ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
        { address: '10.8.8.8' },
      )
    const event = (more: Readonly<Record<string, unknown>> = {}) => ({
      event_name: 'checkout',
      action_source: 'web',
      event_time: now() / 1_000,
      ...more,
    })
    const stats = async (adId: AdId) => {
      const rows = await service()
        .ports.db.select()
        .from(conversionStats)
        .where(eq(conversionStats.adId, adId))
      return rows
        .map(({ touch, lag, clickLag, event: name, conversions, valueMicro }) => ({
          touch,
          lag,
          clickLag,
          event: name,
          conversions,
          valueMicro,
        }))
        .toSorted((one, other) => one.touch.localeCompare(other.touch))
    }
    const see = async (
      viewer: Person,
      viewerId: ServedAd['viewerId'],
      adId: AdId,
      kinds: string[],
    ) => {
      const token = sealServedAd(service().ports.secrets, servedTo(adId, { viewerId }))
      const body = JSON.stringify({
        events: kinds.map((each) => ({ token, kind: each, ago_ms: 100 })),
      })
      const headers = { 'Content-Type': 'application/json', 'User-Agent': chrome }
      await viewer.send('/v3/ads/events/', { method: 'POST', headers, body })
    }
    const emailHash = async (id: UserId) => {
      const { db } = service().ports
      const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, id))
      return createHash('sha256').update(`${row?.email}`.toLowerCase()).digest('hex')
    }

    test('an order that the tag and the API both send counts once, and the answer says who was first', async () => {
      const { owner, advertiserId, adId, tag, secret, of } = await scene()
      const click_id = clickId(adId)
      const worth = { custom_data: { value: 12.5, currency: 'USD', order_id: '1001' } }
      const sent = { event_name: 'checkout', event_id: 'o1', user_data: { click_id }, ...worth }
      const answer = await byTag({ tag_id: tag.id, events: [sent] })
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull()
      expect(await answer.json()).toEqual({
        events: [{ status: 'counted', warnings: [], faults: [] }],
      })
      const again = await api(advertiserId, secret, {
        events: [
          event({ event_id: 'o1', user_data: { click_id }, ...worth }),
          event({ event_id: 'o2' }),
        ],
      })
      expect(again.data).toMatchObject({
        counted: 1,
        duplicates: 1,
        refused: 0,
        events: [
          { index: 0, status: 'duplicate', counted_by: 'tag' },
          { index: 1, status: 'counted', counted_by: 'api', warnings: ['no-match-keys'] },
        ],
      })
      expect(again.headers.get('RateLimit-Limit')).toBe('30000')
      expect(again.headers.get('RateLimit-Remaining')).toBe('29999')
      const row = { touch: 'click', lag: 1, clickLag: 0, event: 'checkout', conversions: 1 }
      expect(await stats(adId)).toEqual([{ ...row, valueMicro: 12_500_000 }])
      const listed = await owner.done(listConversionEvents, { ...of, search: 'o1' })
      expect(listed).toMatchObject([
        { source: 'api', status: 'duplicate', counted_by: 'tag', has_known_click: true },
        { source: 'tag', status: 'counted', tag: { name: 'Shop' }, order_id: '1001' },
      ])
      const health = await owner.done(getConversionHealth, of)
      expect(health.sources).toMatchObject([
        {
          source: 'tag',
          received: 1,
          counted: 1,
          with_known_click: 1,
          credited: 1,
          days: [{ count: 1 }],
        },
        { source: 'api', received: 2, counted: 1, duplicates: 1, credited: 0 },
        { source: 'upload', received: 0 },
      ])
    })

    test('an order that the tag knew no ad for is credited by the API, once', async () => {
      const { owner, advertiserId, adId, tag, secret, of } = await scene()
      const sent = { event_name: 'checkout', event_id: 'late' }
      await byTag({ tag_id: tag.id, events: [sent] })
      expect(await stats(adId)).toEqual([])
      const known = event({ event_id: 'late', user_data: { click_id: clickId(adId) } })
      for (const events of [[event({ event_id: 'late' }), known, known], [known]]) {
        const { data } = await api(advertiserId, secret, { events })
        expect([data.counted, data.duplicates]).toEqual([0, events.length])
        expect(await stats(adId)).toMatchObject([{ conversions: 1 }])
      }
      const { sources } = await owner.done(getConversionHealth, of)
      expect(sources.map(({ counted, credited }) => [counted, credited])).toEqual([
        [1, 0],
        [0, 1],
        [0, 0],
      ])
    })

    test('an event id is free again after seven days, and belongs to one event and one account', async () => {
      const [one, other] = [await scene(), await scene()]
      const send = async (who: typeof one, more = {}) =>
        (await api(who.advertiserId, who.secret, { events: [event({ event_id: 'x', ...more })] }))
          .data
      expect(await send(one)).toMatchObject({ counted: 1 })
      expect(await send(other)).toMatchObject({ counted: 1 })
      expect(await send(one, { event_name: 'lead' })).toMatchObject({ counted: 1 })
      passed += 7 * day
      expect(await send(one)).toMatchObject({ duplicates: 1 })
      passed += 1
      expect(await send(one)).toMatchObject({ counted: 1 })
      expect(await send(one)).toMatchObject({ duplicates: 1 })
    })

    test('two instances that get the same orders at once count each of them once', async () => {
      const { advertiserId, adId } = await scene()
      const { ports } = service()
      const account = { id: advertiserId, currency: 'USD', timeZone: 'UTC' }
      const sent = Array.from({ length: 30 }, (_, at) => ({
        warnings: [],
        event: {
          ...({
            event: 'checkout',
            actionSource: 'web',
            at: now(),
            eventId: `race ${at}`,
          } as const),
          orderId: null,
          valueMicro: 1_000_000,
          currency: 'USD',
          quantity: null,
          clickId: clickId(adId),
          emails: [],
          externalId: null,
        },
      }))
      const count = (source: 'tag' | 'api', events: typeof sent) =>
        ports.db.transaction((tx) =>
          countConversions(tx, ports, { account, source, tagId: null }, events),
        )
      const all = await Promise.all([
        count('api', sent),
        count('api', sent.toReversed()),
        ...sent.map((each) => count('tag', [each])),
      ])
      expect(all.flat().filter(({ isCounted }) => isCounted)).toHaveLength(30)
      expect(await stats(adId)).toMatchObject([{ conversions: 30, valueMicro: 30_000_000 }])
    })

    test('a click id that somebody made up, and one of another account, count without credit', async () => {
      const [one, other] = [await scene(), await scene()]
      const real = clickId(other.adId)
      for (const click_id of [
        'A'.repeat(60),
        real.slice(0, -2),
        real,
        clickId(one.adId, 31 * day),
      ]) {
        const { data } = await api(one.advertiserId, one.secret, {
          events: [event({ user_data: { click_id } })],
        })
        expect(data.counted).toBe(1)
      }
      expect(await stats(one.adId)).toEqual([])
      expect(await stats(other.adId)).toEqual([])
    })

    test('a click id tells the website nothing, and is given to those whose clicks count', async () => {
      const { adId, owner } = await scene()
      const { ports } = service()
      const token = sealServedAd(ports.secrets, servedTo(adId))
      const visit = { ports, viewer: null, userAgent: chrome }
      const follow = (
        more: Partial<Parameters<typeof withClickId>[0]>,
        address = 'https://shop.example/lamp?a=%20b#top',
      ) => withClickId({ ...visit, ...more }, address, token)
      const address = await follow({})
      const [, id = ''] =
        /^https:\/\/shop\.example\/lamp\?a=%20b&tsrclid=([\w-]+)#top$/.exec(address) ?? []
      expect(openClick(ports.secrets, id)).toMatchObject({ adId, country: 'DE', at: now() })
      expect(Buffer.from(id, 'base64url').toString('latin1')).not.toContain(adId)
      expect(await follow({}, address)).not.toContain(id)
      const itself = { viewer: { id: (await selfOf(owner)).id } }
      for (const more of [{ userAgent: 'Googlebot/2.1' }, { userAgent: '' }, itself])
        expect(await follow(more)).not.toContain('tsrclid')
    })

    test('views and clicks of members are credited by hashed email, unless they said no or are erased', async () => {
      const { advertiserId, adId, secret } = await scene()
      const { db } = service().ports
      const viewer = await member(service())
      const viewerId = (await selfOf(viewer)).id
      const em = await emailHash(viewerId)
      await see(viewer, viewerId, adId, ['impression'])
      passed += 2 * day
      await see(viewer, viewerId, adId, ['click'])
      passed += hour
      const buy = (id: string, more = {}) =>
        api(advertiserId, secret, {
          events: [
            event({
              event_id: id,
              user_data: { em: [em] },
              custom_data: { value: 2, currency: 'USD' },
              ...more,
            }),
          ],
        })
      expect((await buy('m1')).data).toMatchObject({ counted: 1 })
      expect(await stats(adId)).toMatchObject([
        { touch: 'click', lag: 1, clickLag: 0, valueMicro: 2_000_000 },
        { touch: 'view', lag: 7, clickLag: 1, valueMicro: 2_000_000 },
      ])
      const euros = await buy('m2', { custom_data: { value: 9, currency: 'EUR' } })
      expect(euros.data.events[0].warnings).toContain('other-currency')
      expect(await stats(adId)).toMatchObject([
        { conversions: 2, valueMicro: 2_000_000 },
        { conversions: 2, valueMicro: 2_000_000 },
      ])
      expect((await collect(db, viewerId))?.touchedAds).toHaveLength(2)
      await viewer.done(updateAdPreferences, { is_personalized: false })
      const touches = () => db.$count(adTouches, eq(adTouches.viewerId, viewerId))
      expect(await touches()).toBe(0)
      await see(viewer, viewerId, adId, ['click'])
      expect(await touches()).toBe(0)
      await viewer.done(updateAdPreferences, { is_personalized: true })
      await see(viewer, viewerId, adId, ['click'])
      expect(await touches()).toBe(1)
      await db.delete(users).where(eq(users.id, viewerId))
      expect(await touches()).toBe(0)
    })

    test('tokens open one account while they are not revoked, and are shown once', async () => {
      const [one, other] = [await scene(), await scene()]
      const events = [event()]
      expect((await api(other.advertiserId, one.secret, { events })).error.code).toBe('not-allowed')
      expect((await api(one.advertiserId, 'tsr_'.padEnd(47, 'a'), { events })).error).toMatchObject(
        {
          code: 'api-token-wrong',
          http_status: 401,
        },
      )
      const listed = await one.owner.done(listApiTokens, one.of)
      expect(listed).toMatchObject([{ name: 'Server', ending: one.secret.slice(-4) }])
      expect(JSON.stringify(listed)).not.toContain(one.secret)
      expect((await api(one.advertiserId, one.secret, { events })).data.counted).toBe(1)
      expect(
        (await other.owner.call(deleteApiToken, { ...other.of, id: one.token.id })).status,
      ).toBe(404)
      await one.owner.done(deleteApiToken, { ...one.of, id: one.token.id })
      expect((await api(one.advertiserId, one.secret, { events })).error.code).toBe(
        'api-token-wrong',
      )
      const stranger = await member(service())
      const refusedTo = async (call: Parameters<Person['call']>[0]) =>
        (await stranger.call(call, one.of)).error?.code
      expect(await refusedTo(listApiTokens)).toBe('not-allowed')
      expect(await refusedTo(listConversionTags)).toBe('not-allowed')
      expect(await refusedTo(listConversionEvents)).toBe('not-allowed')
      expect(await refusedTo(getConversionHealth)).toBe('not-allowed')
      const path = sendConversionEvents.path.replace(':advertiser_id', other.advertiserId)
      const statusOf = async (body: string) => {
        const headers = {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${other.secret}`,
        }
        return (await visitor(service()).send(path, { method: 'POST', headers, body })).status
      }
      expect(await statusOf(`{"events":${'['.repeat(10_000)}${']'.repeat(10_000)}}`)).toBe(400)
      expect(await statusOf('['.repeat(3_000_000))).toBe(413)
    })

    test('the tag takes events from any page, refuses what it cannot read and counts no robots', async () => {
      const { owner, tag, of } = await scene()
      const sent = { tag_id: tag.id, events: [{ event_name: 'signup' }] }
      const statusOf = async (body: unknown, headers = {}) => (await byTag(body, headers)).status
      expect(await statusOf(sent)).toBe(200)
      expect(await statusOf(sent, { 'Sec-GPC': '1' })).toBe(204)
      expect(await statusOf(sent, { 'User-Agent': 'Googlebot/2.1' })).toBe(204)
      expect(await statusOf('{')).toBe(400)
      expect(await statusOf('['.repeat(10_000))).toBe(400)
      expect(await statusOf({ ...sent, more: 1 })).toBe(400)
      expect(await statusOf({ ...sent, events: Array(21).fill({}) })).toBe(400)
      expect(await statusOf('x'.repeat(40_000))).toBe(413)
      expect(await statusOf({ ...sent, tag_id: '7' })).toBe(404)
      const bad = { event_name: 'buy', '<b>': 1, custom_data: { value: -1, currency: 'USD' } }
      const answer = await (await byTag({ ...sent, events: [bad] })).json()
      expect(answer.events[0].faults.map(({ code }: { code: string }) => code)).toEqual([
        'field-unknown',
        'event-unknown',
        'value-negative',
      ])
      const [health] = (await owner.done(getConversionHealth, { ...of, tag_id: tag.id })).sources
      expect(health).toMatchObject({
        received: 1,
        advice: expect.arrayContaining(['many-refused']),
        faults: expect.arrayContaining([
          expect.objectContaining({ code: 'field-unknown', field: '' }),
        ]),
      })
      expect(JSON.stringify(health)).not.toContain('<b>')
      await owner.done(deleteConversionTag, { ...of, tag_id: tag.id })
      expect(await statusOf(sent)).toBe(404)
    })

    test('the events of a test are shown, refused ones too, and count for nothing', async () => {
      const { owner, advertiserId, adId, tag, secret, of } = await scene()
      const { code } = await owner.done(startConversionTest, of)
      const events = [
        event({ user_data: { click_id: clickId(adId) } }),
        event({ event_name: 'buy' }),
      ]
      const { data } = await api(advertiserId, secret, { events, test_code: code })
      expect(data.events).toMatchObject([{ status: 'test' }, { status: 'refused' }])
      await byTag({ tag_id: tag.id, test_code: code, events: [{ event_name: 'lead' }] })
      expect((await owner.done(getConversionTest, { ...of, code })).events).toMatchObject([
        { event: 'lead', source: 'tag', status: 'test', tag: { name: 'Shop' } },
        { status: 'refused', faults: [{ code: 'event-unknown', field: 'event_name' }] },
        { event: 'checkout', source: 'api', match_keys: ['click_id'] },
      ])
      expect((await api(advertiserId, secret, { events, test: true })).data.counted).toBe(0)
      expect(await stats(adId)).toEqual([])
      expect(await owner.done(listConversionEvents, of)).toEqual([])
      passed += hour
      expect((await owner.call(getConversionTest, { ...of, code })).error?.code).toBe(
        'conversion-test-gone',
      )
    })

    test('a file is checked first, its good rows are imported once and the bad ones named', async () => {
      const { owner, of, adId } = await scene()
      const time = new Date(now() - hour).toISOString()
      const head = 'event_name,event_time,event_id,click_id,value,currency'
      const fine = `${head}\nlead,${time},u1,${clickId(adId, 2 * hour)},1.5,USD\n"lead",${time},u2,,,\n`
      const upload = (csv: string, is_dry_run: boolean) =>
        owner.done(uploadConversions, {
          ...of,
          kind: 'conversions',
          file_name: 'a.csv',
          csv,
          is_dry_run,
        })
      expect(await upload(fine, true)).toMatchObject({ id: null, state: 'checked', counted: 2 })
      expect(await stats(adId)).toEqual([])
      const row = 'buy,soon,u3,,-2,USD\n'
      const none = await upload(`${head}\n${row}`, false)
      expect(none).toMatchObject({ state: 'refused', counted: 0, refused: 1 })
      const bad = await upload(fine + row, false)
      expect(bad).toMatchObject({ state: 'imported', rows: 3, counted: 2, refused: 1 })
      expect(bad.faults.map(({ row, code, field }) => [row, code, field])).toEqual([
        [4, 'event-unknown', 'event_name'],
        [4, 'field-wrong', 'event_time'],
        [4, 'value-negative', 'value'],
      ])
      expect(await upload(fine, false)).toMatchObject({ counted: 0, duplicates: 2 })
      expect(await stats(adId)).toMatchObject([{ conversions: 1, valueMicro: 1_500_000 }])
      const list = await owner.done(listConversionUploads, { ...of, kind: 'conversions' })
      expect(list.map(({ state }) => state)).toEqual(['imported', 'imported', 'refused'])
      const unfit = {
        ...of,
        kind: 'conversions',
        file_name: 'a',
        csv: 'name,price\n1,2',
        is_dry_run: true,
      }
      expect((await owner.call(uploadConversions, unfit)).error).toMatchObject({
        code: 'conversion-file-unfit',
        data: { reason: 'column name' },
      })
    })

    test('a list for analysis is matched once, says no small number, and takes no plain address', async () => {
      const { owner, of, adId } = await scene()
      const viewer = await member(service())
      const viewerId = (await selfOf(viewer)).id
      await see(viewer, viewerId, adId, ['click'])
      const time = Math.floor(now() / 1_000)
      const upload = (em: string) =>
        owner.done(uploadConversions, {
          ...of,
          kind: 'analysis',
          file_name: 'a.csv',
          is_dry_run: false,
          csv: `em,event_time\n${em},${time}\n`,
        })
      const matched = await upload(await emailHash(viewerId))
      expect(matched).toMatchObject({ state: 'imported', rows: 1, matched: null })
      const plain = await upload('somebody@example.org')
      expect(plain).toMatchObject({ state: 'refused', faults: [{ row: 2, code: 'email-plain' }] })
      expect(await owner.done(listConversionEvents, of)).toEqual([])
      expect(await stats(adId)).toEqual([])
    })

    test('a tag and a token that send too much have to wait, and others do not', async () => {
      const [one, other] = [await scene(), await scene()]
      const { ports } = service()
      const allowance = { most: budgets['tag-events'].member.most * 100, windowMinutes: 1 }
      const full = (key: string, most: number) => {
        for (let call = 0; call < most; call += 1)
          ports.budgets.take(key, { ...allowance, most }, now())
      }
      full(`tag-events ${one.tag.id}`, allowance.most)
      const body = (id: string) => ({ tag_id: id, events: [{ event_name: 'lead' }] })
      const slow = await byTag(body(one.tag.id))
      expect([slow.status, slow.headers.get('Retry-After')]).toEqual([429, '1'])
      expect((await byTag(body(other.tag.id))).status).toBe(200)
      full(
        `conversion-events token ${one.token.id}`,
        budgets['conversion-events'].member.most * 100,
      )
      const answer = await api(one.advertiserId, one.secret, { events: [event()] })
      expect(answer.error.code).toBe('too-fast')
      expect(answer.headers.get('RateLimit-Remaining')).toBe('0')
      const free = await api(other.advertiserId, other.secret, { events: [event()] })
      expect(free.data.counted).toBe(1)
    })

    test('raw conversions go after 90 days and touches after 31; what was credited stays', async () => {
      const { advertiserId, adId, secret } = await scene()
      const { db } = service().ports
      const viewer = await member(service())
      const viewerId = (await selfOf(viewer)).id
      await see(viewer, viewerId, adId, ['click'])
      const user_data = { click_id: clickId(adId) }
      await api(advertiserId, secret, { events: [event({ event_id: 'kept', user_data })] })
      const sweep = () =>
        handleConversionSweep(service().ports).run({
          id: 'one',
          payload: {},
          attempt: 1,
          signal: new AbortController().signal,
        })
      const counts = async () => [
        await db.$count(adTouches, eq(adTouches.viewerId, viewerId)),
        await db.$count(conversionEvents, eq(conversionEvents.advertiserId, advertiserId)),
      ]
      passed += 30 * day
      await sweep()
      expect(await counts()).toEqual([1, 1])
      passed += 2 * day
      await sweep()
      expect(await counts()).toEqual([0, 1])
      passed += 59 * day
      await sweep()
      expect(await counts()).toEqual([0, 0])
      expect(await stats(adId)).toMatchObject([{ conversions: 1 }])
    })
  })
