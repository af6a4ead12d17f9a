import { readFile } from 'node:fs/promises'
import { adChanges, adReport } from '@tessera/contracts/calls/ad-reports'
import { createApiToken } from '@tessera/contracts/calls/api-tokens'
import {
  campaignTrees,
  type EditResult,
  editCampaigns,
} from '@tessera/contracts/calls/campaign-edits'
import { createAdAccount } from '@tessera/contracts/calls/quick-promote'
import { z } from '@tessera/contracts/schema'
import { describe, expect, test } from 'vitest'
import { oneDatabase } from './database-kinds.ts'
import { made } from './made-pins.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person } from './person.ts'

const link = 'https://lamps.example/reading'

test('the examples of the documentation are inputs of their calls', async () => {
  const text = await readFile('docs/ads-api.md', 'utf8')
  const [, report = ''] = /'data=(\{.*\})'/.exec(text) ?? []
  const [, edits = ''] = /-d '(\{[\s\S]*?\})'\n```/.exec(text) ?? []
  expect(z.safeParse(adReport.input, JSON.parse(report)).error).toBeUndefined()
  expect(z.safeParse(editCampaigns.input, JSON.parse(edits)).error).toBeUndefined()
})

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`editing campaigns on ${kind}`, () => {
    const service = openedService(() =>
      open({ clock: { now: () => new Date('2026-11-26T12:00:00Z') } }),
    )

    async function begun() {
      const person = await member(service())
      const pin = await made(person, await boardOf(person, 'Lamps', 'public'), { link })
      const { id } = await person.done(createAdAccount, { country: 'US', time_zone: 'UTC' })
      const edit = (campaigns: readonly unknown[], more: object = {}) =>
        person.done(editCampaigns, { advertiser_id: id, campaigns, ...more })
      const trees = () => person.done(campaignTrees, { advertiser_id: id })
      return { person, pin, id, edit, trees }
    }
    const created = (pinId: string, more: object = {}) => ({
      fields: { name: 'Lamps', objective: 'CONSIDERATION', daily_budget_micro: 7_000_000, ...more },
      ad_groups: [{ fields: {}, ads: [{ fields: { pin_id: pinId } }] }],
    })
    const faultsOf = ([result]: readonly EditResult[]) =>
      result?.faults.map(({ at, code }) => `${at} ${code}`)

    test('a campaign is created with its ad groups and ads, once for each client key', async () => {
      const { pin, edit, trees } = await begun()
      const wanted = {
        ...created(pin.id, { last_day: '2026-12-05' }),
        client_key: 'a-key-of-its-own',
      }
      const both = await Promise.all([edit([wanted]), edit([wanted])])
      const ids = both.map(([result]) => result?.campaign_id)
      expect(ids[0]).toBe(ids[1])
      const [tree, ...others] = await trees()
      expect(others).toEqual([])
      expect(tree).toMatchObject({
        campaign_id: ids[0],
        state: 'active',
        made_with: 'ads_manager',
        has_begun: true,
        first_day: '2026-11-26',
        last_day: '2026-12-05',
        total_budget_micro: null,
        ad_groups: [
          {
            name: 'Lamps',
            is_automatic: true,
            bid_micro: null,
            targeting: {},
            ads: [{ pin_id: pin.id, destination_url: link, state: 'active', review: 'approved' }],
          },
        ],
      })
    })

    test('what an edit changed is taken back by its undo, unless somebody changed it meanwhile', async () => {
      const { pin, edit, trees } = await begun()
      await edit([created(pin.id)])
      const [before] = await trees()
      const ad_groups = before?.ad_groups.map(({ ad_group_id, ads }) => ({
        ad_group_id,
        fields: { bid_micro: 400_000, targeting: { LOCATION: 'US+CA' } },
        ads: ads.map(({ ad_id }) => ({ ad_id, fields: { state: 'paused' } })),
      }))
      const fields = { name: 'Lights', daily_budget_micro: 8_000_000 }
      const [changed] = await edit([{ campaign_id: before?.campaign_id, fields, ad_groups }])
      expect(changed?.objects.map(({ level, fields: all }) => [level, all.length])).toEqual([
        ['campaign', 2],
        ['ad-group', 2],
        ['ad', 1],
      ])
      expect(await trees()).not.toEqual([before])
      const [again] = await edit([changed?.undo])
      expect(again?.faults).toEqual([])
      expect(await trees()).toEqual([before])
      await edit([{ campaign_id: before?.campaign_id, fields: { name: 'Another' } }])
      expect(faultsOf(await edit([changed?.undo]))).toContain('name campaign-changed')
      expect(await trees()).toMatchObject([{ name: 'Another', daily_budget_micro: 7_000_000 }])
    })

    test('a campaign is changed as a whole or not at all, and the others of the call are not stopped', async () => {
      const { pin, edit, trees } = await begun()
      await edit([created(pin.id), created(pin.id)])
      const [one, other] = await trees()
      const results = await edit([
        {
          campaign_id: one?.campaign_id,
          fields: { name: 'Half' },
          ad_groups: [{ ad_group_id: one?.ad_groups[0]?.ad_group_id, fields: { bid_micro: 1 } }],
        },
        { campaign_id: other?.campaign_id, fields: { name: 'Whole' } },
      ])
      expect(faultsOf(results)).toEqual(['ad_groups.0.bid_micro ad-bid-unfit'])
      expect((await trees()).map(({ name }) => name)).toEqual(['Lamps', 'Whole'])
    })

    test('a dry run says what would happen, and changes nothing', async () => {
      const { pin, edit, trees } = await begun()
      const [would] = await edit([created(pin.id)], { dry_run: true })
      expect(would).toMatchObject({ campaign_id: null, faults: [], undo: null })
      expect(would?.objects.map(({ level, is_new }) => [level, is_new])).toEqual([
        ['campaign', true],
        ['ad-group', true],
        ['ad', true],
      ])
      expect(await trees()).toEqual([])
    })

    test('a draft may be unfit, and is checked as a whole when it is published', async () => {
      const { person, id, edit, trees } = await begun()
      const inState = (state: string) =>
        person.done(campaignTrees, { advertiser_id: id, states: [state] })
      const fields = { name: 'Later', objective: 'WEB_CONVERSION', state: 'draft' }
      const [draft] = await edit([
        { fields: { ...fields, daily_budget_micro: 1 }, ad_groups: [{ fields: {} }] },
      ])
      expect([await inState('draft'), await inState('active')]).toMatchObject([[fields], []])
      const publish = { campaign_id: draft?.campaign_id, fields: { state: 'active' } }
      expect(faultsOf(await edit([publish]))).toEqual([
        'daily_budget_micro ad-budget-unfit',
        'objective conversion-tag-missing',
      ])
      const fit = { objective: 'CONSIDERATION', daily_budget_micro: 9_000_000, state: 'active' }
      await edit([{ ...publish, fields: fit }])
      expect(await trees()).toMatchObject([{ state: 'active', objective: 'CONSIDERATION' }])
      expect(
        faultsOf(
          await edit([{ ...publish, fields: { objective: 'WEB_CONVERSION', state: 'draft' } }]),
        ),
      ).toEqual(['objective field-fixed', 'state field-fixed'])
    })

    test('the history tells what an edit changed, and by whom', async () => {
      const { person, pin, id, edit, trees } = await begun()
      await edit([created(pin.id)])
      const [tree] = await trees()
      await edit([{ campaign_id: tree?.campaign_id, fields: { state: 'paused' } }])
      const [change] = await person.done(adChanges, { advertiser_id: id })
      const fields = [{ field: 'state', before: 'active', after: 'paused' }]
      expect(change).toMatchObject({ level: 'campaign', object_id: tree?.campaign_id, fields })
      expect(change?.actor).not.toBeNull()
    })

    test('programs edit by a token with the scope, for their own ad account alone', async () => {
      const { person, pin, id } = await begun()
      const stranger = await begun()
      const tokenFor = async (scopes: readonly string[]) =>
        (await person.done(createApiToken, { advertiser_id: id, name: 'Shop', scopes })).secret
      const input = { advertiser_id: id, campaigns: [created(pin.id)] }
      const { fetch, origin } = service()
      const ask = (token: string, more: object = {}) =>
        fetch(
          new Request(origin + editCampaigns.path, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
            body: JSON.stringify({ ...input, ...more }),
          }),
        )
      const writing = await tokenFor(['ads:write'])
      const done = await ask(writing)
      expect(done.status).toBe(200)
      expect(Number(done.headers.get('RateLimit-Remaining'))).toBeGreaterThan(0)
      const [tree] = await person.done(campaignTrees, { advertiser_id: id })
      expect(tree).toMatchObject({ made_with: 'api' })
      expect((await ask(writing, { advertiser_id: stranger.id })).status).toBe(403)
      expect((await ask(await tokenFor(['ads:read']))).status).toBe(403)
      expect((await ask('tsr_of-nobody-at-all-in-the-world')).status).toBe(401)
    })

    test('strangers read and change nothing of an ad account', async () => {
      const { pin, id, trees } = await begun()
      const stranger: Person = await member(service())
      const input = { advertiser_id: id, campaigns: [created(pin.id)] }
      expect((await stranger.call(editCampaigns, input)).status).toBe(403)
      expect((await stranger.call(campaignTrees, { advertiser_id: id })).status).toBe(403)
      expect(await trees()).toEqual([])
      const own = await stranger.done(createAdAccount, { country: 'US', time_zone: 'UTC' })
      const results = await stranger.done(editCampaigns, { ...input, advertiser_id: own.id })
      expect(faultsOf(results)).toEqual(['ad_groups.0.ads.0.pin_id pin-unpromotable'])
    })
  })
