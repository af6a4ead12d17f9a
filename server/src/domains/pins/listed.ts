import type { UserId } from '@tessera/contracts/ids'
import { and, isNull, sql } from 'drizzle-orm'
import type { Given } from '../../platform/database/hot-query.ts'
import { inPublicSight } from '../boards/visibility.ts'
import { blocks } from '../users/tables.ts'
import { pinnerIsPresent } from './pinner.ts'
import { hiddenPins, pins } from './tables.ts'

/** Excludes pinners with a block to or from the viewer. */
const notBlocked = (viewerId: Given<UserId>) => sql`not exists (select from ${blocks}
  where (${blocks.blockerId}, ${blocks.blockedId}) in
    ((${pins.pinnerId}, ${viewerId}::bigint), (${viewerId}::bigint, ${pins.pinnerId})))`

const notHidden = (viewerId: Given<UserId>) => sql`not exists (select from ${hiddenPins}
  where ${hiddenPins.userId} = ${viewerId}::bigint and ${hiddenPins.originId} = ${pins.originId})`

/**
 * Matches pins that may appear in lists of other people's pins: live first copies on live public
 * boards, by nobody blocked or gone, not hidden by the viewer. The query joins `boards`.
 */
export function listedFor(viewerId: Given<UserId> | null) {
  return and(
    sql`${pins.listed}`,
    isNull(pins.deletedAt),
    inPublicSight,
    pinnerIsPresent,
    viewerId === null ? undefined : notBlocked(viewerId),
    viewerId === null ? undefined : notHidden(viewerId),
  )
}
