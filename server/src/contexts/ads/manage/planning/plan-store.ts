import type { SavedPlan } from '@tessera/contracts/calls/media-plans'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { and, asc, eq, isNull, sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { users } from '../../../identity/index.ts'
import { mediaPlans } from './tables.ts'

const selectPlans = (db: Sql) =>
  db
    .select({ plan: mediaPlans, author: users.fullName })
    .from(mediaPlans)
    .leftJoin(users, eq(users.id, mediaPlans.authorId))

/** Matches a plan of an ad account, deleted or not. */
export const isPlan = (advertiserId: AdvertiserId, id: string) =>
  and(eq(mediaPlans.id, id), eq(mediaPlans.advertiserId, advertiserId))

const isKept = (advertiserId: AdvertiserId) =>
  and(eq(mediaPlans.advertiserId, advertiserId), isNull(mediaPlans.deletedAt))

const shown = ({ plan, author }: Awaited<ReturnType<typeof selectPlans>>[number]): SavedPlan => ({
  id: plan.id,
  name: plan.name,
  plan: plan.plan,
  author,
  updated_at: plan.updatedAt.toISOString(),
})

/** Returns the plans of an ad account, by name. */
export async function plansOf(db: Sql, advertiserId: AdvertiserId): Promise<SavedPlan[]> {
  const rows = await selectPlans(db)
    .where(isKept(advertiserId))
    .orderBy(asc(sql`lower(${mediaPlans.name})`), asc(mediaPlans.id))
  return rows.map(shown)
}

/** Counts the plans of an ad account. */
export const countPlans = (db: Sql, advertiserId: AdvertiserId): Promise<number> =>
  db.$count(mediaPlans, isKept(advertiserId))

/** Loads a plan of an ad account; undefined for one that is deleted. */
export async function findPlan(
  db: Sql,
  advertiserId: AdvertiserId,
  id: string,
): Promise<SavedPlan | undefined> {
  const [row] = await selectPlans(db).where(
    and(isPlan(advertiserId, id), isNull(mediaPlans.deletedAt)),
  )
  return row && shown(row)
}
