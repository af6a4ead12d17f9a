import {
  createReportView,
  deleteReportView,
  getReportView,
  listReportViews,
  type SavedView,
  updateReportView,
} from '@tessera/contracts/calls/report-views'
import type { AdvertiserId, UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { answerMember, given, refused } from '../../../../calls/answer.ts'
import type { MemberVisit } from '../../../../calls/visit.ts'
import { isNull, sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { actingFor, users } from '../../../identity/index.ts'
import { countViews, findView, isOwnView, type ViewRow, type ViewsOf, viewsOf } from './store.ts'
import { reportViews } from './tables.ts'

const shown = ({ id, authorId, isShared, ...row }: ViewRow, viewerId: UserId): SavedView => ({
  ...row,
  id: String(id),
  is_shared: isShared,
  is_own: authorId === viewerId,
})

/** Returns whose views a call is about; undefined when the viewer may not act for the ad account. */
async function whoseOf(
  { ports, viewer }: MemberVisit,
  advertiser_id: AdvertiserId,
): Promise<ViewsOf | undefined> {
  const acting = await actingFor(ports.db, viewer, { advertiser_id })
  return acting.ok ? { advertiserId: advertiser_id, viewerId: viewer.id } : undefined
}

const answerList = answerMember(listReportViews, async (visit, input) => {
  const whose = await whoseOf(visit, input.advertiser_id)
  if (whose === undefined) return refused('not-allowed')
  const rows = await viewsOf(visit.ports.db, whose)
  return given(rows.map((row) => shown(row, whose.viewerId)))
})

async function answerWith(db: Sql, whose: ViewsOf, id: string) {
  const row = await findView(db, whose, id)
  return row === undefined ? refused('not-found') : given(shown(row, whose.viewerId))
}

const answerGet = answerMember(getReportView, async (visit, input) => {
  const whose = await whoseOf(visit, input.advertiser_id)
  if (whose === undefined) return refused('not-allowed')
  return answerWith(visit.ports.db, whose, input.view_id)
})

const tooMany = () => refused('report-views-many', { max: limits.reportViewsMax })

/** Locks the member, so that two requests at once don't go beyond the limit; true when it is reached. */
async function isFull(tx: Sql, whose: ViewsOf): Promise<boolean> {
  await tx.execute(sql`select from ${users} where ${users.id} = ${whose.viewerId} for update`)
  return (await countViews(tx, whose)) >= limits.reportViewsMax
}

const answerCreate = answerMember(createReportView, async (visit, input) => {
  const { db, ids, clock } = visit.ports
  const whose = await whoseOf(visit, input.advertiser_id)
  if (whose === undefined) return refused('not-allowed')
  const id = ids.next()
  const { name, is_shared: isShared, view } = input
  return db.transaction(async (tx) => {
    if (await isFull(tx, whose)) return tooMany()
    await tx.insert(reportViews).values({
      id: BigInt(id),
      advertiserId: whose.advertiserId,
      authorId: whose.viewerId,
      name,
      isShared,
      view,
      createdAt: clock.now(),
    })
    return answerWith(tx, whose, id)
  })
})

const answerUpdate = answerMember(updateReportView, async (visit, input) => {
  const { db } = visit.ports
  const whose = await whoseOf(visit, input.advertiser_id)
  if (whose === undefined) return refused('not-allowed')
  const { name, is_shared: isShared, view, view_id: id } = input
  const set = {
    ...(name === undefined ? {} : { name }),
    ...(isShared === undefined ? {} : { isShared }),
    ...(view === undefined ? {} : { view }),
  }
  const isOwn = isOwnView(whose, id)
  if ((await db.$count(reportViews, isOwn)) === 0) return refused('not-found')
  if (Object.keys(set).length > 0) await db.update(reportViews).set(set).where(isOwn)
  return answerWith(db, whose, id)
})

const answerDelete = answerMember(deleteReportView, async (visit, input) => {
  const { db, clock } = visit.ports
  const { view_id: id, is_deleted: isDeleted } = input
  const whose = await whoseOf(visit, input.advertiser_id)
  if (whose === undefined) return refused('not-allowed')
  return db.transaction(async (tx) => {
    if (!isDeleted) {
      if (await isFull(tx, whose)) return tooMany()
      await tx.update(reportViews).set({ deletedAt: null }).where(isOwnView(whose, id))
      return answerWith(tx, whose, id)
    }
    const before = await findView(tx, whose, id)
    if (before === undefined || before.authorId !== whose.viewerId) return refused('not-found')
    await tx
      .update(reportViews)
      .set({ deletedAt: clock.now() })
      .where(sql`${isOwnView(whose, id)} and ${isNull(reportViews.deletedAt)}`)
    return given(shown(before, whose.viewerId))
  })
})

/** Handlers of the calls of saved views. */
export const reportViewCalls = [answerList, answerGet, answerCreate, answerUpdate, answerDelete]
