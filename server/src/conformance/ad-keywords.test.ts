import {
  adKeywords,
  adSearchQueries,
  createAdKeywords,
  updateAdKeywords,
} from '@tessera/contracts/calls/ad-keywords'
import { adChanges } from '@tessera/contracts/calls/ad-reports'
import { editCampaigns } from '@tessera/contracts/calls/campaign-edits'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { searchPins } from '@tessera/contracts/calls/search'
import type { Pin } from '@tessera/contracts/entities/pin'
import type { AdvertiserId, PinId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { beforeAll, describe, expect, test } from 'vitest'
import { openServedAd } from '../contexts/ads/accounts/campaigns/served-ad.ts'
import { adGroups, ads } from '../contexts/ads/accounts/campaigns/tables.ts'
import { keywordReport } from '../contexts/ads/delivery/keywords/keyword-report.ts'
import { queryReport } from '../contexts/ads/delivery/keywords/query-report.ts'
import { handleAdSearchSweep } from '../contexts/ads/delivery/keywords/sweep-job.ts'
import { countEvents, type SentEvent } from '../contexts/ads/events/count-events.ts'
import { refundClicks } from '../contexts/ads/events/refund-clicks.ts'
import { utcDay } from '../contexts/ads/events/sums.ts'
import { advertisers } from '../contexts/identity/ad-accounts/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { crowdOfPeople } from './crowd-of-people.ts'
import { oneDatabase } from './database-kinds.ts'
import { addPin, idOf, keeper } from './ideas.ts'
import { openedService } from './opened-service.ts'
import { member, type Person, visitor } from './person.ts'
import { adAccount, runningAd } from './running-ad.ts'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`keywords of ads on ${kind}`, () => {
    let passed = 0
    const start = Date.now()
    const noon = Date.parse('2026-11-26T12:00:00Z')
    const clock = { now: () => new Date(noon + Date.now() - start + passed) }
    const service = openedService(() => open({ clock }))
    const dates = { from: '2026-11-20', to: '2026-11-26' }

    beforeAll(async () => {
      const author = await keeper(service())
      for (let at = 0; at < 12; at += 1)
        await addPin(service(), author, { title: 'Zeppelin kit, green airship model' })
    })

    /** A member with an ad account, and a running ad of it. */
    const shop = async (title: string, bidMicro = 20_000) => {
      const person = await member(service())
      const owner = await keeper(service())
      const account = await adAccount(service(), owner)
      const ownerId = await idOf(person)
      await service()
        .ports.db.update(advertisers)
        .set({ ownerId })
        .where(eq(advertisers.id, account))
      const pinId = await addPin(service(), owner, { title })
      const { campaignId, adId } = await runningAd(service(), account, { pinId, bidMicro })
      const [ad] = await service()
        .ports.db.select({ id: adGroups.id })
        .from(adGroups)
        .where(eq(adGroups.campaignId, campaignId))
      if (ad === undefined) throw new Error()
      return { person, account, pinId, campaignId, adId, adGroupId: ad.id }
    }
    type Shop = Awaited<ReturnType<typeof shop>>
    const stop = async ({ pinId }: { readonly pinId: PinId }) => {
      await service().ports.db.update(ads).set({ state: 'archived' }).where(eq(ads.pinId, pinId))
      service().ports.liveAds.forget()
    }
    const add = async (
      { person, account, adGroupId, campaignId }: Shop,
      kind: 'ad-group-positive' | 'ad-group-negative' | 'campaign-negative',
      lines: readonly (readonly [match: 'broad' | 'phrase' | 'exact', text: string])[],
      bidMicro: number | null = null,
    ) => {
      const added = await person.done(createAdKeywords, {
        advertiser_id: account,
        kind,
        bid_micro: bidMicro,
        owner_id: kind === 'campaign-negative' ? campaignId : adGroupId,
        keywords: lines.map(([match, text]) => ({ match, text })),
      })
      service().ports.liveAds.forget()
      return added
    }
    const promotedIn = (list: readonly Pin[]) => list.filter((pin) => pin.is_promoted)
    const search = async (query: string, person: Person = visitor(service())) => {
      const found = await person.done(searchPins, { query, scope: 'pins', page_size: 10 })
      return promotedIn(found.results)
    }
    const idsIn = async (query: string) => (await search(query)).map(({ id }) => id)
    const listed = (
      { person, account: advertiser_id }: { person: Person; account: AdvertiserId },
      asked: object,
    ) => person.done(adKeywords, { advertiser_id, ...dates, ...asked })

    test('keywords are added with a report of each, changed and removed, and their changes are kept', async () => {
      const own = await shop('Lamp')
      const added = await add(own, 'ad-group-positive', [
        ...([
          ['broad', 'Green  lamps'],
          ['broad', 'lamp green'],
          ['exact', 'the'],
        ] as const),
        ...([
          ['phrase', 'Table lamp'],
          ['broad', 'x'.repeat(61)],
        ] as const),
      ])
      expect(added.map(({ fault }) => fault)).toEqual([null, 'repeated', 'wordless', null, 'long'])
      const again = await add(own, 'ad-group-positive', [['phrase', 'tables lamps']])
      expect(again[0]).toMatchObject({ keyword_id: null, fault: 'there' })
      expect((await add(own, 'ad-group-negative', [['phrase', 'table lamp']]))[0]?.fault).toBe(null)
      const [green, , , table] = added
      const change = (input: object) =>
        own.person.call(updateAdKeywords, { advertiser_id: own.account, ...input })
      const ofTable = { keyword_ids: [table?.keyword_id ?? '1'] }
      expect((await change({ ...ofTable, bid_micro: 500_000 })).data).toMatchObject([
        { state: 'active', bid_micro: 500_000 },
      ])
      expect((await change({ ...ofTable, bid_micro: 1 })).error?.code).toBe('ad-bid-unfit')
      await change({ keyword_ids: [green?.keyword_id ?? '1'], state: 'paused' })
      const asked = { kind: 'ad-group-positive', sort: 'name', is_ascending: true }
      const rows = async (more: object = {}) =>
        (await listed(own, { ...asked, ...more })).rows.map(({ text, state }) => [text, state])
      expect(await rows()).toEqual([
        ['Green lamps', 'paused'],
        ['Table lamp', 'active'],
      ])
      expect(await rows({ search: 'TABLE' })).toEqual([['Table lamp', 'active']])
      expect(await rows({ sort: 'bid', matches: ['phrase'] })).toHaveLength(1)
      await change({ ...ofTable, state: 'archived' })
      expect(await rows()).toHaveLength(1)
      expect((await add(own, 'ad-group-positive', [['phrase', 'table lamp']]))[0]?.fault).toBe(null)
      expect((await change({ ...ofTable, state: 'active' })).error?.code).toBe('keyword-there')
      const changes = await own.person.done(adChanges, {
        advertiser_id: own.account,
        level: 'keyword',
      })
      expect(changes.map(({ name, fields }) => [name, fields.map(({ field }) => field)])).toEqual([
        ['table lamp', ['state', 'match', 'is_negative']],
        ['Table lamp', ['state']],
        ['Green lamps', ['state']],
        ['Table lamp', ['bid_micro']],
        ['table lamp', ['state', 'match', 'is_negative']],
        ['Table lamp', ['state', 'match', 'is_negative']],
        ['Green lamps', ['state', 'match', 'is_negative']],
      ])
      await stop(own)
    })

    test('a copy of a campaign has its keywords with their bids and states, and those that were removed stay out', async () => {
      const own = await shop('Lamp')
      const [lamp, old] = await add(
        own,
        'ad-group-positive',
        [
          ['phrase', 'table lamp'],
          ['broad', 'old lamp'],
        ],
        500_000,
      )
      await add(own, 'campaign-negative', [['exact', 'vase']])
      const to = { advertiser_id: own.account }
      const change = (keyword_id: string | null | undefined, state: string) =>
        own.person.done(updateAdKeywords, { ...to, keyword_ids: [keyword_id ?? '1'], state })
      await change(lamp?.keyword_id, 'paused')
      await change(old?.keyword_id, 'archived')
      const copy = (keywords_of: string, groupOf: string) =>
        own.person.done(editCampaigns, {
          ...to,
          campaigns: [
            {
              fields: { name: 'Copy', objective: 'CONSIDERATION', state: 'draft' },
              keywords_of,
              ad_groups: [{ fields: { name: 'All' }, keywords_of: groupOf }],
            },
          ],
        })
      const [made] = await copy(own.campaignId, own.adGroupId)
      expect(made?.faults).toEqual([])
      const within = { campaign_id: made?.campaign_id }
      const rows = async (kind: string) =>
        (await listed(own, { ...within, kind })).rows.map(({ text, match, state, bid_micro }) => [
          text,
          match,
          state,
          bid_micro,
        ])
      expect(await rows('ad-group-positive')).toEqual([['table lamp', 'phrase', 'paused', 500_000]])
      expect(await rows('campaign-negative')).toEqual([['vase', 'exact', 'active', null]])
      const other = await shop('Vase')
      const [refused] = await copy(other.campaignId, other.adGroupId)
      expect(refused?.faults.map(({ at, code }) => [at, code])).toEqual([
        ['keywords_of', 'not-found'],
        ['ad_groups.0.keywords_of', 'not-found'],
      ])
      await stop(own)
      await stop(other)
    })

    test("nobody reads or changes the keywords of somebody else's ad account", async () => {
      const own = await shop('Lamp')
      const [added] = await add(own, 'campaign-negative', [['broad', 'lamp']])
      const other = await shop('Vase')
      const to = { advertiser_id: other.account }
      const keyword_ids = [added?.keyword_id ?? '1']
      const calls = [
        await other.person.call(updateAdKeywords, { ...to, keyword_ids, state: 'paused' }),
        await other.person.call(createAdKeywords, {
          ...to,
          kind: 'campaign-negative',
          owner_id: own.campaignId,
          keywords: [{ text: 'vase', match: 'broad' }],
        }),
        await other.person.call(adKeywords, {
          ...dates,
          advertiser_id: own.account,
          kind: 'campaign-negative',
        }),
      ]
      expect(calls.map(({ error }) => error?.code)).toEqual([
        'not-found',
        'not-found',
        'not-allowed',
      ])
      await stop(own)
      await stop(other)
    })

    test('an ad group enters searches by its keywords alone, and negative ones keep it out', async () => {
      const own = await shop('Zeppelin kit for children')
      expect(await idsIn('zeppelin kit')).toEqual([own.pinId])
      const [airship] = await add(own, 'ad-group-positive', [['phrase', 'green airships']], 30_000)
      expect([await idsIn('zeppelin kit'), await idsIn('airship green')]).toEqual([[], []])
      const [shown] = await search('big green airship')
      expect(shown?.id).toBe(own.pinId)
      expect(openServedAd(service().ports.secrets, shown?.tracking_params ?? '')).toMatchObject({
        place: 'search',
        search: { query: 'big green airship' },
      })
      expect(
        openServedAd(service().ports.secrets, shown?.tracking_params ?? '')?.search?.keywordId,
      ).toBe(airship?.keyword_id)
      const home = await visitor(service()).done(homeFeed, { page_size: 50 })
      expect(promotedIn(home).map(({ id }) => id)).toContain(own.pinId)
      await add(own, 'campaign-negative', [['broad', 'big']])
      expect([await idsIn('big green airship'), await idsIn('green airship')]).toEqual([
        [],
        [own.pinId],
      ])
      await add(own, 'ad-group-negative', [['exact', 'green airship']])
      expect([await idsIn('green airship'), await idsIn('green airship model')]).toEqual([
        [],
        [own.pinId],
      ])
      await stop(own)
    })

    test('a search is named once enough members made it, refunds lower it, and its words are forgotten', async () => {
      const { ports } = service()
      const own = await shop('Zeppelin kit for children')
      const [keyword] = await add(own, 'ad-group-positive', [['broad', 'zeppelin']])
      const { account: advertiser_id } = own
      const asked = { advertiser_id, ...dates, level: 'ad-group' }
      const queries = async (more: object = {}) => {
        const found = await own.person.done(adSearchQueries, { ...asked, ...more })
        const told = found.rows.map(({ query, figures }) => [query, figures.impressions])
        return { ...found, told }
      }
      const people = await crowdOfPeople(service(), limits.adSearchPeople)
      const send = async (viewerId: (typeof people)[number]['id'], events: readonly SentEvent[]) =>
        countEvents(ports, { viewerId, network: '10.0.0.1' }, events)
      const look = async (one: (typeof people)[number], query: string) => {
        const answer = await one.call(searchPins, { query, scope: 'pins', page_size: 10 })
        const { resource_response } = await answer.json()
        const [pin] = promotedIn(resource_response.data.results)
        const token = pin?.tracking_params ?? ''
        await send(one.id, [{ token, kind: 'impression', ago_ms: 0 }])
        return token
      }
      const [first] = people
      if (first === undefined) throw new Error()
      for (const one of people.slice(1)) await look(one, 'Zeppelin kit')
      await look(first, 'zeppelin 0171 234 567')
      expect((await queries()).told).toEqual([[null, limits.adSearchPeople]])
      const token = await look(first, 'zeppelin  KIT')
      expect((await queries({ sort: 'impressions' })).told).toEqual([
        ['zeppelin kit', limits.adSearchPeople],
        [null, 1],
      ])
      await send(first.id, [{ token, kind: 'click', ago_ms: 0 }])
      const { rows, total, row_count } = await queries({ search: 'zeppelin' })
      expect([row_count, total.figures.clicks]).toEqual([1, 1])
      expect(rows[0]).toMatchObject({
        keywords: ['zeppelin'],
        is_keyword: false,
        is_negative: false,
        ad_group: { id: own.adGroupId },
        campaign: { id: own.campaignId },
      })
      await add(own, 'ad-group-negative', [['exact', 'zeppelin kits']])
      expect((await queries()).rows.some((row) => row.is_negative)).toBe(true)
      const kinds = ['ad-group-positive', 'ad-group-negative'].map(async (each) => {
        const { total: all } = await listed(own, { kind: each })
        return [all.figures.impressions, all.figures.clicks]
      })
      // A negative keyword has the searches that reports name alone.
      expect(await Promise.all(kinds)).toEqual([
        [limits.adSearchPeople + 1, 1],
        [limits.adSearchPeople, 1],
      ])
      const served = openServedAd(ports.secrets, token)
      await refundClicks(ports, advertiser_id, [
        {
          served_day: utcDay(served?.servedAt ?? 0),
          served_id: served?.servedId ?? '',
          reason: 'member',
        },
      ])
      expect((await queries()).total.figures).toMatchObject({ clicks: 0, impressions: 6 })
      passed += (limits.adSearchDays + 2) * 86_400_000
      await handleAdSearchSweep(ports).run({
        id: 'one',
        payload: {},
        attempt: 1,
        signal: new AbortController().signal,
      })
      const day = utcDay(noon)
      const report = {
        advertiserId: advertiser_id,
        range: { from: day, to: day },
        compared: null,
        campaignId: undefined,
        adGroupId: undefined,
        search: undefined,
        today: day,
        isAscending: false,
        offset: 0,
        most: 9,
        sort: 'spend',
      }
      const { rows: forgotten } = await queryReport(ports.db, { ...report, level: 'ad-group' })
      expect(forgotten).toMatchObject([{ query: null, figures: { impressions: 6 } }])
      const { rows: kept } = await keywordReport(ports.db, {
        ...report,
        kind: 'ad-group-positive',
        states: undefined,
        matches: undefined,
      })
      expect(kept).toMatchObject([{ keyword_id: keyword?.keyword_id, figures: { impressions: 6 } }])
      await stop(own)
    })
  })
