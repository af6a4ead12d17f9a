import type { Targeting } from '@tessera/contracts/ads/targeting'
import type { AdvertiserId, AudienceId } from '@tessera/contracts/ids'
import { and, eq, inArray } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { audiences } from './tables.ts'

/** Returns the audiences that a targeting names, each once. */
export const audiencesIn = (targeting: Targeting): readonly AudienceId[] => [
  ...new Set([...(targeting.AUDIENCE_INCLUDE ?? []), ...(targeting.AUDIENCE_EXCLUDE ?? [])]),
]

/** Returns those of some audiences that an ad account has. */
export async function ownAudiences(
  db: Sql,
  advertiserId: AdvertiserId,
  ids: readonly AudienceId[],
): Promise<ReadonlySet<AudienceId>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: audiences.id })
    .from(audiences)
    .where(and(eq(audiences.advertiserId, advertiserId), inArray(audiences.id, [...ids])))
  return new Set(rows.map(({ id }) => id))
}

/** Returns the audiences that a targeting names and an ad account doesn't have. */
export async function unfitAudiences(
  db: Sql,
  advertiserId: AdvertiserId,
  targeting: Targeting,
): Promise<readonly AudienceId[]> {
  const named = audiencesIn(targeting)
  const own = await ownAudiences(db, advertiserId, named)
  return named.filter((id) => !own.has(id))
}

/** True when a targeting names audiences of other ad accounts than these. */
export async function hasStrangeAudience(
  db: Sql,
  advertiserIds: readonly AdvertiserId[],
  targeting: Targeting,
): Promise<boolean> {
  const named = audiencesIn(targeting)
  if (named.length === 0) return false
  if (advertiserIds.length === 0) return true
  const own = await db.$count(
    audiences,
    and(inArray(audiences.advertiserId, [...advertiserIds]), inArray(audiences.id, [...named])),
  )
  return own < named.length
}
