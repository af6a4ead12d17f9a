import type { ConversionTag } from '@tessera/contracts/entities/conversion'
import { type AdvertiserId, ConversionTagId } from '@tessera/contracts/ids'
import { timings } from '@tessera/contracts/timings'
import { and, desc, eq, isNull, lt, ne, or, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { advertisers } from '../../identity/index.ts'
import { adGroups, campaigns } from '../accounts/campaigns/tables.ts'
import { conversionTags } from './tables.ts'

/** Returns the tags that campaigns of an account use which haven't ended. */
async function usedTags(db: Sql, advertiserId: AdvertiserId): Promise<ReadonlySet<string | null>> {
  const rows = await db
    .selectDistinct({ id: adGroups.conversionTagId })
    .from(adGroups)
    .innerJoin(campaigns, eq(campaigns.id, adGroups.campaignId))
    .where(
      and(
        eq(campaigns.advertiserId, advertiserId),
        ne(campaigns.state, 'archived'),
        ne(adGroups.state, 'archived'),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

const live = (advertiserId: AdvertiserId) =>
  and(eq(conversionTags.advertiserId, advertiserId), isNull(conversionTags.deletedAt))

const shownTag = {
  id: conversionTags.id,
  name: conversionTags.name,
  createdAt: conversionTags.createdAt,
  lastSeenAt: conversionTags.lastSeenAt,
}

/** Lists the tags of an ad account, newest first. */
export async function tagsOf(db: Sql, advertiserId: AdvertiserId): Promise<ConversionTag[]> {
  const rows = await db
    .select(shownTag)
    .from(conversionTags)
    .where(live(advertiserId))
    .orderBy(desc(conversionTags.id))
  const used = await usedTags(db, advertiserId)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    is_used: used.has(row.id),
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

/** Returns the ids of an account's tags. */
export async function tagIdsOf(db: Sql, advertiserId: AdvertiserId): Promise<readonly string[]> {
  const rows = await db
    .select({ id: conversionTags.id })
    .from(conversionTags)
    .where(live(advertiserId))
  return rows.map(({ id }) => id)
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
