import type { AdvertiserId, UserId } from '@tessera/contracts/ids'
import { and, asc, eq, isNull, lt, or, sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { users } from '../../../identity/index.ts'
import { reportViews } from './tables.ts'

/** The person and the ad account that views belong to. */
export interface ViewsOf {
  readonly advertiserId: AdvertiserId
  readonly viewerId: UserId
}

const selectViews = (db: Sql) =>
  db
    .select({
      id: reportViews.id,
      authorId: reportViews.authorId,
      author: users.fullName,
      name: reportViews.name,
      isShared: reportViews.isShared,
      view: reportViews.view,
    })
    .from(reportViews)
    .innerJoin(users, eq(users.id, reportViews.authorId))

/** A view with its author's name. */
export type ViewRow = Awaited<ReturnType<typeof viewsOf>>[number]

const isSeen = ({ advertiserId, viewerId }: ViewsOf) =>
  and(
    eq(reportViews.advertiserId, advertiserId),
    isNull(reportViews.deletedAt),
    or(eq(reportViews.authorId, viewerId), eq(reportViews.isShared, true)),
  )

/** Returns a member's views of an ad account and those that others share, by name. */
export const viewsOf = (db: Sql, whose: ViewsOf) =>
  selectViews(db)
    .where(isSeen(whose))
    .orderBy(asc(sql`lower(${reportViews.name})`), asc(reportViews.id))
    .limit(500)

/** Loads a view that a member may see. */
export async function findView(db: Sql, whose: ViewsOf, id: string): Promise<ViewRow | undefined> {
  const [row] = await selectViews(db).where(and(isSeen(whose), eq(reportViews.id, BigInt(id))))
  return row
}

/** Matches an own view, deleted or not. */
export const isOwnView = ({ advertiserId, viewerId }: ViewsOf, id: string) =>
  and(
    eq(reportViews.id, BigInt(id)),
    eq(reportViews.advertiserId, advertiserId),
    eq(reportViews.authorId, viewerId),
  )

/** Counts a member's views of an ad account. */
export const countViews = (db: Sql, { advertiserId, viewerId }: ViewsOf): Promise<number> =>
  db.$count(
    reportViews,
    and(
      eq(reportViews.advertiserId, advertiserId),
      eq(reportViews.authorId, viewerId),
      isNull(reportViews.deletedAt),
    ),
  )

/** Deletes views for good that were deleted before a moment. */
export const purgeViews = (db: Sql, before: Date) =>
  db.delete(reportViews).where(lt(reportViews.deletedAt, before))
