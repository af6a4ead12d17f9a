import type { MediaId, PinId, UserId } from '@tessera/contracts/ids'
import type { QueryValue } from '../../../platform/database/hot-query.ts'
import { eq, inArray, type SQL, sql } from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { mayShowSensitive, users } from '../../identity/index.ts'
import { pinPictures } from '../pin-parts/tables.ts'
import { pins } from './tables.ts'

const chose = (viewerId: QueryValue<UserId>, way: SQL) => sql`exists (select from ${users} viewing
  where viewing.id = ${viewerId}::bigint and ${way})`

/**
 * True when a viewer sees a query's pictures as they are: those that may be sensitive only by their own choice. It
 * looks the choice up for such a picture alone.
 */
export const isClearTo = (viewerId: QueryValue<UserId> | null): SQL<boolean> =>
  viewerId === null
    ? sql<boolean>`(${media.clearKey} is null)`
    : sql<boolean>`(${media.clearKey} is null
        or ${chose(viewerId, sql`viewing.sensitive_pictures = 'show' and ${mayShowSensitive(sql`viewing.birthday`)}`)})`

/** False for pins of others whose picture may be sensitive, for a viewer who has them left out of lists. */
export const isWantedBy = (viewerId: QueryValue<UserId> | null): SQL | undefined =>
  viewerId === null
    ? undefined
    : sql`(${media.clearKey} is null or ${pins.pinnerId} = ${viewerId}::bigint
        or not ${chose(viewerId, sql`viewing.sensitive_pictures = 'leave-out'`)})`

/** Returns the pictures of a pin's idea: its own, and those of its slides and cutouts. */
export async function picturesOfIdea(db: Sql, id: PinId): Promise<MediaId[]> {
  const own = db.select({ id: pins.mediaId }).from(pins).where(eq(pins.id, id))
  const ideas = db.select({ id: pins.originId }).from(pins).where(eq(pins.id, id))
  const parts = db
    .select({ id: pinPictures.mediaId })
    .from(pinPictures)
    .where(inArray(pinPictures.originId, ideas))
  return (await own.union(parts)).map((row) => row.id)
}
