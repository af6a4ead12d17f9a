import type { UserId } from '@tessera/contracts/ids'
import { alias } from '../../../platform/database/define-tables.ts'
import type { QueryValue } from '../../../platform/database/hot-query.ts'
import { and, isNull, sql } from '../../../platform/database/sql.ts'
import { users } from '../../identity/index.ts'
import { boards } from '../boards/tables.ts'
import { isPublicBoard } from '../boards/visibility.ts'
import { isShownTo } from '../users/shown-to.ts'
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
 * boards, by nobody blocked, limited or gone, not hidden by the viewer. The query joins `boards`.
 * `isUnblocked` may look up blocks in another way, for a query that reads many pins.
 */
export function listedFor(viewerId: QueryValue<UserId> | null, isUnblocked = notBlocked) {
  return and(
    sql`${pins.listed}`,
    isPublicPin,
    isShownTo(pins.pinnerId, viewerId),
    viewerId === null ? undefined : isUnblocked(viewerId),
    viewerId === null ? undefined : notHidden(viewerId),
  )
}

const uncounted = alias(users, 'uncounted_people')

/**
 * Matches first copies that hashtags count: on live public boards, of people who are neither limited nor suspended.
 * The state of an account must change between `uncountHashtags` and `countPublicHashtags` where this would turn; it
 * does not turn when an account closes, so that the deletion of its pins subtracts them. The query joins `boards`.
 */
export const isCounted = and(
  sql`${pins.listed}`,
  isNull(pins.deletedAt),
  sql`${boards.privacy} = 'public'`,
  isNull(boards.deletedAt),
  sql`not exists (select from ${users} uncounted_people where ${uncounted.id} = ${pins.pinnerId}
    and (${uncounted.limitedAt} is not null or ${uncounted.state} = 'suspended'))`,
)
