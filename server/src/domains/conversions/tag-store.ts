import type { ConversionTag } from '@tessera/contracts/entities/conversion'
import { type AdvertiserId, ConversionTagId } from '@tessera/contracts/ids'
import { timings } from '@tessera/contracts/timings'
import { and, desc, eq, isNull, lt, or, sql } from '../../platform/database/sql.ts'
import { adGroups, advertisers, campaigns } from '../ads/tables.ts'
import type { Sql } from '../sql.ts'
import { conversionTags } from './tables.ts'

const isUsed = sql<boolean>`exists (select from ${adGroups}
  join ${campaigns} on ${campaigns.id} = ${adGroups.campaignId}
  where ${campaigns.advertiserId} = ${conversionTags.advertiserId}
    and ${campaigns.state} <> 'archived' and ${adGroups.state} <> 'archived'
    and ${adGroups.conversionTagId} = ${conversionTags.id}::text)`

const live = (advertiserId: AdvertiserId) =>
  and(eq(conversionTags.advertiserId, advertiserId), isNull(conversionTags.deletedAt))

const shownTag = {
  id: conversionTags.id,
  name: conversionTags.name,
  createdAt: conversionTags.createdAt,
  lastSeenAt: conversionTags.lastSeenAt,
  isUsed,
}

/** Lists the tags of an ad account, newest first. */
export async function tagsOf(db: Sql, advertiserId: AdvertiserId): Promise<ConversionTag[]> {
  const rows = await db
    .select(shownTag)
    .from(conversionTags)
    .where(live(advertiserId))
    .orderBy(desc(conversionTags.id))
  return rows.map((row) => ({
    ...{ id: row.id, name: row.name, is_used: row.isUsed },
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt?.toISOString() ?? null,
  }))
}

/** Returns the names of an account's tags by their ids, deleted ones too. */
export async function tagsNamed(db: Sql, advertiserId: AdvertiserId) {
  const rows = await db
    .select({ id: conversionTags.id, name: conversionTags.name })
    .from(conversionTags)
    .where(eq(conversionTags.advertiserId, advertiserId))
  return new Map(rows.map((row) => [row.id, row]))
}

/** True when an ad account has a tag. */
export async function hasTag(db: Sql, advertiserId: AdvertiserId, id: string): Promise<boolean> {
  const parsed = ConversionTagId.safeParse(id)
  if (!parsed.success) return false
  return (
    (await db.$count(conversionTags, and(live(advertiserId), eq(conversionTags.id, parsed.data)))) >
    0
  )
}

/** Finds the ad account that a tag is of; undefined for an unknown or a deleted tag. */
export async function accountOfTag(db: Sql, id: ConversionTagId) {
  const [row] = await db
    .select({
      id: advertisers.id,
      currency: advertisers.currency,
      timeZone: advertisers.timeZone,
    })
    .from(conversionTags)
    .innerJoin(advertisers, eq(advertisers.id, conversionTags.advertiserId))
    .where(and(eq(conversionTags.id, id), isNull(conversionTags.deletedAt)))
  return row
}

/** Notes that a tag sent something, once a minute at most. */
export async function noteSeen(db: Sql, id: ConversionTagId, now: Date): Promise<void> {
  const before = new Date(now.getTime() - timings.lastUseNoted)
  const isOld = or(isNull(conversionTags.lastSeenAt), lt(conversionTags.lastSeenAt, before))
  await db
    .update(conversionTags)
    .set({ lastSeenAt: now })
    .where(and(eq(conversionTags.id, id), isOld))
}

/** Counts an account's tags, one after another with others who add one. */
export async function countTags(tx: Sql, advertiserId: AdvertiserId): Promise<number> {
  await tx.execute(
    sql`select from ${advertisers} where ${advertisers.id} = ${advertiserId} for no key update`,
  )
  return tx.$count(conversionTags, live(advertiserId))
}

/** Changes a tag of an account; returns false when it has none with this id. */
export async function changeTag(
  db: Sql,
  advertiserId: AdvertiserId,
  id: ConversionTagId,
  change: { readonly name: string } | { readonly deletedAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(conversionTags)
    .set(change)
    .where(and(live(advertiserId), eq(conversionTags.id, id)))
    .returning({ id: conversionTags.id })
  return rows.length > 0
}
