import type { UserId } from '@tessera/contracts/ids'
import type { QueryValue } from '../../../platform/database/hot-query.ts'
import { and, or, type SQL, sql } from '../../../platform/database/sql.ts'
import { isGone, isPresent } from '../../identity/index.ts'
import { boardPeople, boards } from '../boards/tables.ts'
import { isVisibleTo } from '../boards/visibility.ts'
import { pinnerIsPresent } from '../pins/pinner.ts'
import { pins } from '../pins/tables.ts'
import { blocks, follows } from '../users/tables.ts'
import { notifications } from './tables.ts'

/** True while somebody's invite to a board is pending, so that they may know its name. */
const invited = (readerId: QueryValue<UserId>) => sql`(${boards.deletedAt} is null
  and ${isPresent(boards.ownerId)} and exists (
  select from ${boardPeople} where ${boardPeople.boardId} = ${boards.id}
    and ${boardPeople.userId} = ${readerId}::bigint and ${boardPeople.state} = 'invited'))`

/** True when a board's name may be shown to the reader; the query has `boards`. */
export const boardMayBeNamed = (readerId: QueryValue<UserId>) =>
  or(isVisibleTo(readerId), invited(readerId))

const boardIsSeen = (readerId: QueryValue<UserId>, id: SQL) => sql`exists (select from ${boards}
  where ${boards.id} = ${id} and ${boardMayBeNamed(readerId)})`

const pinIsSeen = (
  readerId: QueryValue<UserId>,
  id: SQL,
  among: SQL,
) => sql`exists (select from ${among}
  join ${boards} on ${boards.id} = ${pins.boardId}
  where ${pins.id} = ${id} and ${pins.deletedAt} is null
    and ${pinnerIsPresent} and ${isVisibleTo(readerId)})`

const isBlocked = (readerId: QueryValue<UserId>, actorId: SQL) => sql`exists (select from ${blocks}
  where (${blocks.blockerId}, ${blocks.blockedId}) in
    ((${actorId}, ${readerId}::bigint), (${readerId}::bigint, ${actorId})))`

/** A notification's columns as SQL: of the table, or of values. */
interface About {
  readonly actorId: SQL
  readonly subjectKind: SQL
  readonly subjectId: SQL
}

/**
 * True when the reader may know about this. Boards and pins they may not see, and actors who are
 * blocked or gone, don't exist for them. A statement that adds the pin passes the rows that it adds as
 * `pins`: the table shows them only afterwards.
 */
export const mayKnowAbout = (
  readerId: QueryValue<UserId>,
  { actorId, subjectKind, subjectId }: About,
  among = sql`${pins}`,
) =>
  and(
    sql`(${actorId} is null
      or not (${isBlocked(readerId, actorId)} or ${isGone(actorId)}))`,
    sql`case ${subjectKind} when 'board' then ${boardIsSeen(readerId, subjectId)}
      when 'pin' then ${pinIsSeen(readerId, subjectId, among)} else true end`,
  )

/** True unless the follow or the invite that a notification is about has been undone. */
const stillHolds = (readerId: QueryValue<UserId>) => sql`case ${notifications.kind}
  when 'followed' then exists (select from ${follows}
    where ${follows.followerId} = ${notifications.actorId}
      and ${follows.followedId} = ${readerId}::bigint)
  when 'board-invite' then exists (select from ${boardPeople}
    where ${boardPeople.boardId} = ${notifications.subjectId}
      and ${boardPeople.userId} = ${readerId}::bigint)
  else true end`

/**
 * Matches a member's notifications they may still know about: those about a board that became
 * secret, or a deleted pin, or a follow that was undone, are hidden. The query has `notifications`.
 */
export const isCurrentNotification = (readerId: UserId) =>
  and(
    sql`${notifications.userId} = ${readerId}::bigint`,
    stillHolds(readerId),
    mayKnowAbout(readerId, {
      actorId: sql`${notifications.actorId}`,
      subjectKind: sql`${notifications.subjectKind}`,
      subjectId: sql`${notifications.subjectId}`,
    }),
  )

/** Matches the current notifications that their reader gets in the product. */
export const isVisibleNotification = (readerId: UserId) =>
  and(isCurrentNotification(readerId), sql`${notifications.inProduct}`)
