import type { UserId } from '@tessera/contracts/ids'
import { and, or, type SQL, sql } from 'drizzle-orm'
import type { Given } from '../../platform/database/hot-query.ts'
import { mayBeSeenBy } from '../boards/seen.ts'
import { boardPeople, boards } from '../boards/tables.ts'
import { isGone, isPresent } from '../identity/gone.ts'
import { pinnerIsPresent } from '../pins/pinner.ts'
import { pins } from '../pins/tables.ts'
import { blocks } from '../users/tables.ts'
import { notifications } from './tables.ts'

/** Somebody who was asked to a board may know which, until they have answered or the asking is taken back. */
const invited = (readerId: Given<UserId>) => sql`(${boards.deletedAt} is null
  and ${isPresent(boards.ownerId)} and exists (
  select from ${boardPeople} where ${boardPeople.boardId} = ${boards.id}
    and ${boardPeople.userId} = ${readerId}::bigint and ${boardPeople.state} = 'invited'))`

/** Whether a board may be named to somebody; the query has `boards`. */
export const boardMayBeNamed = (readerId: Given<UserId>) =>
  or(mayBeSeenBy(readerId), invited(readerId))

const boardIsSeen = (readerId: Given<UserId>, id: SQL) => sql`exists (select from ${boards}
  where ${boards.id} = ${id} and ${boardMayBeNamed(readerId)})`

const pinIsSeen = (readerId: Given<UserId>, id: SQL) => sql`exists (select from ${pins}
  join ${boards} on ${boards.id} = ${pins.boardId}
  where ${pins.id} = ${id} and ${pins.deletedAt} is null
    and ${pinnerIsPresent} and ${mayBeSeenBy(readerId)})`

const isBlocked = (readerId: Given<UserId>, actorId: SQL) => sql`exists (select from ${blocks}
  where (${blocks.blockerId}, ${blocks.blockedId}) in
    ((${actorId}, ${readerId}::bigint), (${readerId}::bigint, ${actorId})))`

/** A notification's own columns, as SQL: those of the table, or values. */
interface About {
  readonly actorId: SQL
  readonly subjectKind: SQL
  readonly subjectId: SQL
}

/**
 * Whether somebody may know of this: what is about a board or pin that they may not see, or by
 * somebody blocked or gone, does not exist for them.
 */
export const mayKnow = (readerId: Given<UserId>, { actorId, subjectKind, subjectId }: About) =>
  and(
    sql`(${actorId} is null
      or not (${isBlocked(readerId, actorId)} or ${isGone(actorId)}))`,
    sql`case ${subjectKind} when 'board' then ${boardIsSeen(readerId, subjectId)}
      when 'pin' then ${pinIsSeen(readerId, subjectId)} else true end`,
  )

/**
 * The notifications of somebody about which they may still know: a board that has become secret and
 * a pin that is gone take theirs with them. The query has `notifications`.
 */
export const mayBeTold = (readerId: UserId) =>
  and(
    sql`${notifications.userId} = ${readerId}::bigint`,
    mayKnow(readerId, {
      actorId: sql`${notifications.actorId}`,
      subjectKind: sql`${notifications.subjectKind}`,
      subjectId: sql`${notifications.subjectId}`,
    }),
  )
