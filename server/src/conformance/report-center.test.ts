import type { ReportView } from '@tessera/contracts/ads/report-view'
import { adChangeDays, adChanges, adReport } from '@tessera/contracts/calls/ad-reports'
import { updateCampaign } from '@tessera/contracts/calls/campaigns'
import { getNotifications } from '@tessera/contracts/calls/notifications'
import {
  createReport,
  createReportSchedule,
  getMadeReport,
  getReportUnsubscribe,
  listReportPeople,
  listReportSchedules,
  listReports,
  reportUnsubscribe,
  rerunReport,
  updateReportSchedule,
} from '@tessera/contracts/calls/report-center'
import { reportFileUrl } from '@tessera/contracts/calls/report-files'
import {
  getReportPreferences,
  updateReportPreferences,
} from '@tessera/contracts/calls/report-preferences'
import {
  createReportView,
  deleteReportView,
  getReportView,
  listReportViews,
  updateReportView,
} from '@tessera/contracts/calls/report-views'
import { AdvertiserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { describe, expect, test, vi } from 'vitest'
import { conversionStats } from '../contexts/ads/conversions/tables.ts'
import { adStats } from '../contexts/ads/events/tables.ts'
import { makeAccount, makeCampaign } from '../contexts/ads/events/testing/made-campaign.ts'
import { decideAds } from '../contexts/ads/manage/review/decide.ts'
import { handleReports } from '../contexts/ads/reports/center/make-report.ts'
import {
  handleReportSchedules,
  handleReportSweep,
} from '../contexts/ads/reports/center/sweep-jobs.ts'
import { madeReports } from '../contexts/ads/reports/center/tables.ts'
import { businessAccess } from '../contexts/identity/access/tables.ts'
import { users } from '../contexts/identity/accounts/tables.ts'
import { and, eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { keptLog } from './kept-log.ts'
import { openedService } from './opened-service.ts'
import { emailsTo } from './outbox-of.ts'
import { member, type Person, visitor } from './person.ts'
import { selfOf } from './self-of.ts'
import { somePin } from './some-pin.ts'

const day = 86_400_000
const view: ReportView = {
  level: 'campaigns',
  columns: ['state', 'spend', 'clicks', 'conversions'],
  sort: 'spend',
  is_ascending: false,
  period: { kind: 'last-days', days: 7 },
  comparison: null,
}
const group = {
  place: 'home',
  age: 'unknown',
  gender: 'unknown',
  country: 'DE',
  app: 'web',
} as const

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`the report center on ${kind}`, () => {
    let now = Date.parse('2026-11-26T12:00:00Z')
    const clock = { now: () => new Date(now) }
    const service = openedService(() => open({ clock, log: keptLog() }))
    const running = { id: 'one', payload: {}, attempt: 1, signal: new AbortController().signal }

    const account = async () => {
      const owner = await member(service())
      const ownerId = (await selfOf(owner)).id
      const { ports } = service()
      const { db } = ports
      const advertiser_id = await makeAccount(db, ports, { ownerId, timeZone: 'Europe/Berlin' })
      const pinId = await somePin(service())
      const create = (name: string) =>
        makeCampaign(db, ports, { advertiserId: advertiser_id, pinId, name })
      return { owner, ownerId, advertiser_id, create, db }
    }
    const withAccess = async (subjectId: Awaited<ReturnType<typeof account>>['ownerId']) => {
      const person = await member(service())
      const { id: userId } = await selfOf(person)
      const createdAt = clock.now()
      await service()
        .ports.db.insert(businessAccess)
        .values({ subjectId, userId, permissions: ['ADS'], createdAt })
      return { person, userId }
    }
    const emailOf = async (person: Person) => {
      const { id } = await selfOf(person)
      const [row] = await service().ports.db.select().from(users).where(eq(users.id, id))
      return row?.email ?? ''
    }
    const ready = (person: Person, input: { advertiser_id: string; report_id: string }) =>
      vi.waitFor(
        async () => {
          const report = await person.done(getMadeReport, input)
          expect(report.state).toBe('ready')
          return report
        },
        { timeout: 20_000, interval: 20 },
      )

    test('a view is its author’s until it is shared, and a link to somebody else’s answers as not found', async () => {
      const { owner, ownerId, advertiser_id } = await account()
      const { person: helper } = await withAccess(ownerId)
      const { id: view_id } = await owner.done(createReportView, {
        advertiser_id,
        name: ' My clicks ',
        view,
      })
      const get = async (person: Person) =>
        (await person.call(getReportView, { advertiser_id, view_id })).error?.code ?? 'there'
      expect([await get(owner), await get(helper)]).toEqual(['there', 'not-found'])
      await owner.done(updateReportView, { advertiser_id, view_id, is_shared: true })
      const [shared] = await helper.done(listReportViews, { advertiser_id })
      expect(shared).toMatchObject({ name: 'My clicks', is_own: false, is_shared: true, view })
      const taken = await helper.call(updateReportView, { advertiser_id, view_id, name: 'Mine' })
      expect(taken.error?.code).toBe('not-found')
      expect((await helper.call(deleteReportView, { advertiser_id, view_id })).error?.code).toBe(
        'not-found',
      )
      await owner.done(deleteReportView, { advertiser_id, view_id })
      expect([await get(owner), await get(helper)]).toEqual(['not-found', 'not-found'])
      await owner.done(deleteReportView, { advertiser_id, view_id, is_deleted: false })
      expect(await get(helper)).toBe('there')
      const stranger = await account()
      expect(await get(stranger.owner)).toBe('not-allowed')
    })

    test('a report without windows credits conversions by the ad account’s preferences', async () => {
      const { owner, advertiser_id, create, db } = await account()
      const { adId } = await create('Spring')
      const touch = {
        adId,
        day: '2026-11-20',
        ...group,
        event: 'checkout',
        conversions: 1,
      } as const
      await db
        .insert(conversionStats)
        .values(([1, 7, 30] as const).map((lag) => ({ ...touch, touch: 'click' as const, lag })))
      const scope = { advertiser_id, level: 'campaigns', from: '2026-11-01', to: '2026-11-26' }
      const credited = async (input: object = {}) =>
        (await owner.done(adReport, { ...scope, ...input })).total.figures.conversions
      expect(await credited()).toBe(3)
      await owner.done(updateReportPreferences, { advertiser_id, click_window: 1 })
      expect(await credited()).toBe(1)
      expect(await credited({ click_window: 7 })).toBe(2)
      expect(await owner.done(getReportPreferences, { advertiser_id })).toMatchObject({
        click_window: 1,
        view_window: 1,
        week_start: 'monday',
      })
    })

    test('a file has the rows of the report in its order, and is for people of the ad account', async () => {
      const { owner, advertiser_id, create, db } = await account()
      for (const [name, spendMicro] of [
        ['=SUM(A1)', 12_500_000],
        ['Autumn', 3],
      ] as const) {
        const { adId } = await create(name)
        const figures = { impressions: 9, clicks: 2, saves: 0, closeups: 0, spendMicro }
        await db.insert(adStats).values({ adId, day: '2026-11-20', ...group, ...figures })
      }
      const url = reportFileUrl({
        advertiser_id,
        level: 'campaigns',
        from: '2026-11-01',
        to: '2026-11-26',
        columns: ['state', 'spend', 'clicks'],
        sort: 'spend',
        is_ascending: false,
        format: 'csv',
      })
      const response = await owner.send(url)
      expect(response.headers.get('content-disposition')).toMatch(/^attachment; .*\.csv/)
      expect((await response.text()).trim().split('\r\n')).toEqual([
        'Campaign,State,Spend (USD),Clicks',
        "'=SUM(A1),Running,12.5,2",
        'Autumn,Running,0.000003,2',
      ])
      const stranger = await member(service())
      expect((await stranger.send(url)).status).toBe(404)
      expect((await visitor(service()).send(url)).status).toBe(404)
    })

    test('a report is made once, downloaded by people of the ad account, made again and expires', async () => {
      now = Date.parse('2026-11-26T12:00:00Z')
      const { owner, advertiser_id, create } = await account()
      await create('Spring')
      const asked = { advertiser_id, name: 'Weekly', view, format: 'csv' }
      const { id: report_id } = await owner.done(createReport, asked)
      const made = await ready(owner, { advertiser_id, report_id })
      expect(made).toMatchObject({ from: '2026-11-20', to: '2026-11-26', rows: 1 })
      const file = await owner.send(made.file_url ?? '')
      const text = await file.text()
      expect(text).toContain('Spring,Running,0,0,0')
      const { period: _, comparison: __, ...shown } = view
      const days = { advertiser_id, from: '2026-11-20', to: '2026-11-26', format: 'csv' } as const
      expect(await (await owner.send(reportFileUrl({ ...shown, ...days }))).text()).toBe(text)
      const stranger = await member(service())
      expect((await stranger.send(made.file_url ?? '')).status).toBe(404)
      now += day
      const again = await owner.done(rerunReport, { advertiser_id, report_id })
      expect(again).toMatchObject({ from: '2026-11-21', to: '2026-11-27' })
      await ready(owner, { advertiser_id, report_id: again.id })
      // The session goes on, as it is used meanwhile.
      for (let days = 0; days < limits.reportFileDays; days += 10) {
        now += 10 * day
        await owner.done(listReports, { advertiser_id })
      }
      now += 1
      await handleReportSweep(service().ports).run(running)
      const reports = await owner.done(listReports, { advertiser_id })
      expect(reports.map(({ state, file_url }) => [state, file_url])).toEqual([
        ['expired', null],
        ['expired', null],
      ])
      expect((await owner.send(made.file_url ?? '')).status).toBe(404)
    })

    test('a schedule makes one report each morning and mails those who still have access, once', async () => {
      now = Date.parse('2026-11-26T12:00:00Z')
      const { owner, ownerId, advertiser_id, db } = await account()
      const { person: helper, userId } = await withAccess(ownerId)
      const { person: leaver, userId: leaverId } = await withAccess(ownerId)
      const people = await owner.done(listReportPeople, { advertiser_id })
      expect(people.map(({ id }) => id).toSorted()).toEqual([ownerId, userId, leaverId].toSorted())
      const asked = { advertiser_id, name: 'Clicks', view, format: 'xlsx', rhythm: 'day' }
      const { id: stranger } = await selfOf(await member(service()))
      const unfit = await owner.call(createReportSchedule, { ...asked, recipients: [stranger] })
      expect(unfit.error?.code).toBe('report-recipient-unfit')
      const schedule = await owner.done(createReportSchedule, {
        ...asked,
        recipients: [userId, leaverId],
      })
      expect(schedule.next_at).toBe('2026-11-27T05:00:00.000Z')
      await db
        .delete(businessAccess)
        .where(and(eq(businessAccess.subjectId, ownerId), eq(businessAccess.userId, leaverId)))
      now = Date.parse('2026-11-27T05:01:00Z')
      const start = handleReportSchedules(service().ports)
      await Promise.all([start.run(running), start.run(running)])
      const reports = await owner.done(listReports, { advertiser_id })
      expect(reports).toMatchObject([{ name: 'Clicks', from: '2026-11-20', to: '2026-11-26' }])
      const report_id = reports[0]?.id ?? ''
      await ready(owner, { advertiser_id, report_id })
      const [mail, ...more] = await emailsTo(service(), await emailOf(helper))
      expect(mail?.subject).toBe('Your report “Clicks” is ready')
      expect(mail?.text).toContain(
        `/advertiser/${advertiser_id}/report-center/download/?id=${report_id}`,
      )
      expect(more.filter(({ subject }) => subject.startsWith('Your report'))).toEqual([])
      const toLeaver = await emailsTo(service(), await emailOf(leaver))
      expect(toLeaver.filter(({ subject }) => subject.startsWith('Your report'))).toEqual([])
      expect(await owner.done(listReportSchedules, { advertiser_id })).toMatchObject([
        { recipients: [{ id: userId }], next_at: '2026-11-28T05:00:00.000Z' },
      ])

      const [, path = '', token = ''] =
        /(\/advertiser\/\d+\/report-center\/unsubscribe\/\?token=([\w-]+))/.exec(
          mail?.text ?? '',
        ) ?? []
      const anyone = visitor(service())
      expect(await anyone.done(getReportUnsubscribe, { token })).toEqual({
        name: 'Clicks',
        subscribed: true,
      })
      const oneClick = await service().fetch(
        new Request(service().origin + path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          body: 'List-Unsubscribe=One-Click',
        }),
      )
      expect(oneClick.status).toBe(200)
      expect((await anyone.done(getReportUnsubscribe, { token })).subscribed).toBe(false)
      expect((await owner.done(listReportSchedules, { advertiser_id }))[0]?.recipients).toEqual([])
      expect(await anyone.done(reportUnsubscribe, { token, subscribed: true })).toMatchObject({
        subscribed: true,
      })
      const forged = await anyone.call(getReportUnsubscribe, { token: `${token.slice(0, -4)}AAAA` })
      expect(forged.error?.code).toBe('not-found')
    })

    test('a scheduled report that failed for the last time is told to whoever scheduled it, once', async () => {
      now = Date.parse('2026-11-26T12:00:00Z')
      const { owner, ownerId, advertiser_id, db } = await account()
      const asked = { advertiser_id, name: 'Clicks', view, format: 'csv', rhythm: 'day' }
      const schedule = await owner.done(createReportSchedule, { ...asked, recipients: [ownerId] })
      const { ports } = service()
      const report_id = ports.ids.next()
      await db.insert(madeReports).values({
        id: BigInt(report_id),
        advertiserId: AdvertiserId.parse(advertiser_id),
        view,
        scheduleId: BigInt(schedule.id),
        dueAt: clock.now(),
        name: 'Clicks',
        format: 'csv',
        from: '2026-11-19',
        to: '2026-11-25',
        state: 'waiting',
        key: ports.keys.next(),
        createdAt: clock.now(),
      })
      const put = () => Promise.reject(new Error('The disk is full.'))
      const make = handleReports({ ...ports, blobs: { ...ports.blobs, put } })
      const attempt = (count: number) =>
        make.run({ ...running, payload: { report_id }, attempt: count }).catch(() => 'failed')
      const told = async () =>
        (await emailsTo(service(), await emailOf(owner))).filter(({ subject }) =>
          subject.includes('Clicks'),
        )
      expect([await attempt(3), await told()]).toEqual(['failed', []])
      expect(await attempt(4)).toBe('failed')
      expect(await attempt(4)).toBe(undefined)
      const [mail, ...more] = await vi.waitFor(async () => {
        const mails = await told()
        expect(mails.length).toBeGreaterThan(0)
        return mails
      })
      expect(more).toEqual([])
      expect(mail?.subject).toBe("We couldn't make your report “Clicks”")
      expect(mail?.text).toContain(`/report-center/download/?id=${report_id}`)
      const news = await owner.done(getNotifications, {})
      expect(news.map(({ kind, data }) => [kind, data])).toEqual([
        ['action-finished', { what: 'report', advertiser: advertiser_id, report: report_id }],
      ])
    })

    test('a paused schedule makes nothing, and a deleted one can be restored', async () => {
      now = Date.parse('2026-11-26T12:00:00Z')
      const { owner, advertiser_id } = await account()
      const asked = { advertiser_id, name: 'Clicks', view, format: 'csv', rhythm: 'week' }
      const { id: schedule_id } = await owner.done(createReportSchedule, {
        ...asked,
        recipients: [],
      })
      const to = (state: string) =>
        owner.done(updateReportSchedule, { advertiser_id, schedule_id, state })
      expect((await to('paused')).next_at).toBe(null)
      now += 14 * day
      await handleReportSchedules(service().ports).run(running)
      expect(await owner.done(listReports, { advertiser_id })).toEqual([])
      await to('deleted')
      expect(await owner.done(listReportSchedules, { advertiser_id })).toEqual([])
      expect((await to('active')).next_at).toBe('2026-12-14T05:00:00.000Z')
    })

    test('the history says who changed what, before and after, by campaign, level and day', async () => {
      now = Date.parse('2026-11-26T23:30:00Z')
      const { owner, advertiser_id, create, db } = await account()
      const { campaignId: campaign_id, adId } = await create('Spring')
      const other = await create('Autumn')
      const change = (action: string, id = campaign_id) =>
        owner.done(updateCampaign, { advertiser_id, campaign_id: id, action })
      await change('pause')
      await change('pause', other.campaignId)
      now += day
      await change('end')
      const decision = { decision: 'rejected', reason: 'picture', decidedBy: 'operator' } as const
      await db.transaction((tx) => decideAds(tx, [adId], decision, service().ports))
      const changes = async (input: object = {}) =>
        (await owner.done(adChanges, { advertiser_id, ...input })).map(
          ({ level, actor, fields }) => [
            level,
            actor === null,
            ...fields.map(({ field, before, after }) => `${field}: ${before} → ${after}`),
          ],
        )
      expect(await changes({ campaign_id })).toEqual([
        ['ad', true, 'review: approved → rejected', 'review_reason: null → picture'],
        ['campaign', false, 'state: paused → archived', 'ends_at: null → 2026-11-27T23:30:00.000Z'],
        ['campaign', false, 'state: active → paused'],
      ])
      expect(await changes({ level: 'ad' })).toHaveLength(1)
      // It is November 27 in Berlin already.
      expect(await changes({ to: '2026-11-26' })).toEqual([])
      expect(await changes({ from: '2026-11-27', to: '2026-11-27' })).toHaveLength(2)
      const range = { advertiser_id, from: '2026-11-20', to: '2026-11-30' }
      expect(await owner.done(adChangeDays, range)).toEqual([
        { day: '2026-11-27', changes: 2 },
        { day: '2026-11-28', changes: 2 },
      ])
      const stranger = await member(service())
      expect((await stranger.call(adChanges, { advertiser_id })).error?.code).toBe('not-allowed')
    })
  })
