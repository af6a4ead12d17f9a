import { createBoard } from '@tessera/contracts/calls/boards'
import { bulkFileUrl } from '@tessera/contracts/calls/bulk-files'
import { searchBulkIds } from '@tessera/contracts/calls/bulk-ids'
import {
  createBulkRun,
  getBulkRun,
  listBulkRows,
  listBulkRuns,
  updateBulkRun,
} from '@tessera/contracts/calls/bulk-runs'
import { campaignTrees, editCampaigns } from '@tessera/contracts/calls/campaign-edits'
import { describe, expect, test, vi } from 'vitest'
import { makeAccount, makeCampaign } from '../contexts/ads/events/testing/made-campaign.ts'
import { handleBulkRuns } from '../contexts/ads/manage/bulk-editor/run-job.ts'
import { bulkRuns } from '../contexts/ads/manage/bulk-editor/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { made } from './made-pins.ts'
import { openedService } from './opened-service.ts'
import { member, type Person, visitor } from './person.ts'
import { uploaded } from './resumable-upload.ts'
import { selfOf } from './self-of.ts'
import { somePin } from './some-pin.ts'

const patience = { timeout: 15_000, interval: 25 }
const workingStates = ['waiting', 'checking', 'applying', 'undoing']

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`the bulk editor on ${kind}`, () => {
    const service = openedService(open)

    const scene = async (names: readonly string[]) => {
      const { ports } = service()
      const owner = await member(service())
      const advertiserId = await makeAccount(ports.db, ports, { ownerId: (await selfOf(owner)).id })
      const pinId = await somePin(service())
      const campaigns = []
      for (const name of names)
        campaigns.push(await makeCampaign(ports.db, ports, { advertiserId, pinId, name }))
      return { owner, campaigns, of: { advertiser_id: advertiserId } }
    }
    type Scene = Awaited<ReturnType<typeof scene>>

    const download = async ({ owner, of }: Scene, mark: 'comma' | 'semicolon' = 'comma') => {
      const url = bulkFileUrl({ ...of, file: 'template', rows: 'all', mark, with_archived: true })
      const response = await owner.send(url)
      expect(response.status).toBe(200)
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
    }
    const settled = ({ owner, of }: Scene, id: string) =>
      vi.waitFor(async () => {
        const run = await owner.done(getBulkRun, { ...of, run_id: id })
        expect(workingStates).not.toContain(run.state)
        return run
      }, patience)
    const check = async (at: Scene, csv: string) => {
      const upload_id = await uploaded(at.owner, new TextEncoder().encode(csv))
      const asked = { ...at.of, upload_id, file_name: 'spring.csv' }
      const { id } = await at.owner.done(createBulkRun, asked)
      return settled(at, id)
    }
    const act = async (at: Scene, run_id: string, action: 'apply' | 'undo') => {
      await at.owner.done(updateBulkRun, { ...at.of, run_id, action })
      return settled(at, run_id)
    }
    const rows = ({ owner, of }: Scene, run_id: string, show = 'all') =>
      owner.done(listBulkRows, { ...of, run_id, show })
    const trees = ({ owner, of }: Scene) => owner.done(campaignTrees, of)

    test('S2.54 the file that was downloaded changes nothing when it is uploaded again', async () => {
      const at = await scene(['Lamps; "warm", and\nbright', '=SUM(A1)', "'=1"])
      for (const mark of ['comma', 'semicolon'] as const) {
        const csv = await download(at, mark)
        expect(csv.startsWith('\ufefflevel')).toBe(true)
        expect(csv).not.toMatch(/[,;]=SUM/)
        const run = await check(at, csv)
        expect(run).toMatchObject({ state: 'checked', rows: 9, rows_changing: 0, rows_faulty: 0 })
        expect(run.campaigns).toMatchObject({ unchanged: 3, ready: 0 })
      }
    })

    test('S2.54 a check changes nothing and says row by row what would change, or how to mend it', async () => {
      const at = await scene(['Lamps', 'Chairs'])
      const [lamps, chairs] = at.campaigns
      const csv = [
        'level;campaign_id;ad_group_id;name;daily_budget;last_day;countries',
        `campaign;C${lamps?.campaignId};;Lights;12,50;;`,
        `campaign;C${chairs?.campaignId};;Stools;0,01;31.31.2027;`,
        'campaign;C1;;;;;',
        'banana;;;;;;',
      ].join('\r\n')
      const run = await check(at, csv)
      expect(run).toMatchObject({ state: 'checked', rows: 4, rows_changing: 1, rows_faulty: 3 })
      const all = await rows(at, run.id)
      expect(all[0]).toMatchObject({ row: 2, level: 'campaign', state: 'ready', faults: [] })
      expect(all[0]?.changes).toEqual([
        { column: 'name', before: 'Lamps', after: 'Lights' },
        { column: 'daily_budget', before: '10', after: '12,5' },
      ])
      expect(all[1]).toMatchObject({ row: 3, state: 'faulty', changes: [] })
      expect(all[1]?.faults.map(({ column, code }) => [column, code])).toEqual([
        ['last_day', 'day-wrong'],
      ])
      expect(all[2]?.faults).toMatchObject([{ column: 'campaign_id', code: 'id-unknown' }])
      expect(all[3]?.faults).toMatchObject([{ column: 'level', code: 'level-unknown' }])
      expect((await trees(at)).map(({ name }) => name)).toEqual(['Chairs', 'Lamps'])
      const report = await at.owner.send(
        bulkFileUrl({ ...at.of, file: 'report', run_id: run.id, show: 'faulty', mark: 'comma' }),
      )
      expect(await report.text()).toContain('Enter a day such as 2026-11-26.')
    })

    test('S2.54 each campaign is applied as a whole or not at all, what changed since is refused, and undo takes the rest back', async () => {
      const at = await scene(['Lamps', 'Chairs', 'Tables'])
      const board = await at.owner.done(createBoard, { name: 'Shop' })
      const pin = await made(at.owner, board, { title: 'Lamp', link: 'https://lamps.example/one' })
      const [lamps, chairs, tables] = at.campaigns
      const csv = [
        'level,campaign_id,ad_group_id,ad_id,name,state,objective,daily_budget,countries,pin_id',
        `campaign,${lamps?.campaignId},,,Lights,,,12.5,,`,
        `campaign,${chairs?.campaignId},,,Stools,,,,,`,
        `campaign,${tables?.campaignId},,,Desks,,,,,`,
        `ad,${tables?.campaignId},G1,A1,,paused,,,,`,
        'campaign,new:spring,,,Spring,,CONSIDERATION,20,,',
        'ad-group,new:spring,new:home,,Home,,,,"DE, AT",',
        `ad,new:spring,new:home,new:lamp,,,,,,P${pin.id}`,
      ].join('\n')
      const run = await check(at, csv)
      expect(run.campaigns).toMatchObject({ ready: 3, faulty: 1 })
      expect((await rows(at, run.id)).map(({ state }) => state)).toEqual([
        'ready',
        'ready',
        'held-up',
        'faulty',
        'ready',
        'ready',
        'ready',
      ])
      await at.owner.done(editCampaigns, {
        ...at.of,
        campaigns: [{ campaign_id: chairs?.campaignId, fields: { name: 'Sofas' } }],
      })
      const applied = await act(at, run.id, 'apply')
      expect(applied).toMatchObject({ state: 'applied', applied_by: expect.any(String) })
      expect(applied.campaigns).toMatchObject({ applied: 2, refused: 1, faulty: 1, ready: 0 })
      const after = await trees(at)
      expect(after.map(({ name }) => name)).toEqual(['Spring', 'Tables', 'Sofas', 'Lights'])
      expect(after[0]).toMatchObject({ state: 'paused', made_with: 'bulk_editor' })
      expect(after[0]?.ad_groups[0]?.targeting).toEqual({ LOCATION: 'DE+AT' })
      expect(after[0]?.ad_groups[0]?.ads).toMatchObject([{ pin_id: pin.id, state: 'active' }])
      const changed = await rows(at, run.id)
      expect(changed[1]).toMatchObject({ state: 'refused', faults: [{ column: 'name' }] })
      expect(changed[5]?.object_id).toBe(`G${after[0]?.ad_groups[0]?.ad_group_id}`)
      const undone = await act(at, run.id, 'undo')
      expect(undone).toMatchObject({ state: 'undone', campaigns: { undone: 2, kept: 0 } })
      const back = await trees(at)
      expect(back.map(({ name, state }) => [name, state])).toEqual([
        ['Spring', 'archived'],
        ['Tables', 'active'],
        ['Sofas', 'active'],
        ['Lamps', 'active'],
      ])
      expect(back[3]?.daily_budget_micro).toBe(10_000_000)
      const again = await at.owner.call(updateBulkRun, { ...at.of, run_id: run.id, action: 'undo' })
      expect(again.error?.code).toBe('bulk-run-stale')
    })

    test('S2.54 a run that is killed goes on where it ended, and creates each campaign once', async () => {
      const at = await scene([])
      const { ports } = service()
      const names = Array.from({ length: 25 }, (_, index) => `Campaign ${index}`)
      const lines = names.map((name, index) => `campaign,new:${index},${name},CONSIDERATION,20`)
      const run = await check(
        at,
        ['level,campaign_id,name,objective,daily_budget', ...lines].join('\n'),
      )
      expect(run.campaigns.ready).toBe(25)
      const which = eq(bulkRuns.id, BigInt(run.id))
      await ports.db.update(bulkRuns).set({ state: 'applying' }).where(which)
      const running = { id: '1', payload: { run_id: run.id }, attempt: 1 }
      const kill = new AbortController()
      const killing = handleBulkRuns({
        ...ports,
        clock: {
          now: () => {
            kill.abort()
            return ports.clock.now()
          },
        },
      })
      await expect(killing.run({ ...running, signal: kill.signal })).rejects.toThrow()
      const { campaigns } = await at.owner.done(getBulkRun, { ...at.of, run_id: run.id })
      expect(campaigns).toMatchObject({ ready: 15, applied: 10 })
      await handleBulkRuns(ports).run({ ...running, signal: new AbortController().signal })
      const done = await at.owner.done(getBulkRun, { ...at.of, run_id: run.id })
      expect(done).toMatchObject({ state: 'applied', campaigns: { ready: 0, applied: 25 } })
      const made = await trees(at)
      expect(made.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
    })

    test('S2.54 ids are found by name and id, and nobody else sees files, runs or ids', async () => {
      const at = await scene(['Lamps', 'Chairs'])
      const find = (more: object) => at.owner.done(searchBulkIds, { ...at.of, ...more })
      const [lamps] = await find({ kind: 'campaign', query: 'lam' })
      expect(lamps).toMatchObject({ id: `C${at.campaigns[0]?.campaignId}`, state: 'active' })
      expect(await find({ kind: 'campaign', query: lamps?.id })).toEqual([lamps])
      const [group] = await find({ kind: 'ad-group', page_size: 1 })
      expect(group?.parent?.name).toBe('Chairs')
      expect(await find({ kind: 'ad' })).toHaveLength(2)
      expect(await find({ kind: 'pin' })).toHaveLength(1)
      expect(await find({ kind: 'product-group' })).toEqual([])
      expect(await find({ kind: 'tag' })).toEqual([])
      const ids = { ...at.of, file: 'ids', kind: 'campaign', mark: 'comma' } as const
      expect(await (await at.owner.send(bulkFileUrl(ids))).text()).toContain(lamps?.id)
      const run = await check(at, await download(at))
      const other: Person = await member(service())
      for (const { error } of [
        await other.call(listBulkRuns, at.of),
        await other.call(listBulkRows, { ...at.of, run_id: run.id }),
        await other.call(searchBulkIds, { ...at.of, kind: 'campaign' }),
      ])
        expect(error?.code).toBe('not-allowed')
      for (const person of [other, visitor(service())])
        expect((await person.send(bulkFileUrl(ids))).status).toBe(404)
      expect(await at.owner.done(listBulkRuns, at.of)).toHaveLength(1)
    })
  })
