import type { UserId } from '@tessera/contracts/ids'
import type { QueryValue } from '../../../platform/database/hot-query.ts'
import { and, isNull, sql } from '../../../platform/database/sql.ts'
import { isPublicBoard } from '../boards/visibility.ts'
import { blocks } from '../users/tables.ts'
import { pinnerIsPresent } from './pinner.ts'
import { hiddenPins, pins } from './tables.ts'

/** Matches pins that anybody may see; the query joins `boards`. */
export const isPublicPin = and(isNull(pins.deletedAt), isPublicBoard, pinnerIsPresent)

/** Excludes pinners with a block to or from the viewer. */
const notBlocked = (viewerId: QueryValue<UserId>) => sql`not exists (select from ${blocks}
  where (${blocks.blockerId}, ${blocks.blockedId}) in
    ((${pins.pinnerId}, ${viewerId}::bigint), (${viewerId}::bigint, ${pins.pinnerId})))`

/** Excludes ideas that the viewer hid. */
export const notHidden = (viewerId: QueryValue<UserId>) => sql`not exists (select from ${hiddenPins}
  where ${hiddenPins.userId} = ${viewerId}::bigint and ${hiddenPins.originId} = ${pins.originId})`

/**
 * Matches pins that may appear in lists of other people's pins: live first copies on live public
 * boards, by nobody blocked or gone, not hidden by the viewer. The query joins `boards`. `isUnblocked`
 * may look up blocks in another way, for a query that reads many pins.
 */
export function listedFor(viewerId: QueryValue<UserId> | null, isUnblocked = notBlocked) {
  return and(
    sql`${pins.listed}`,
    isPublicPin,
    viewerId === null ? undefined : isUnblocked(viewerId),
    viewerId === null ? undefined : notHidden(viewerId),
  )
}
