import type { UserId } from '@tessera/contracts/ids'
import type { QueryValue } from '../../../platform/database/hot-query.ts'
import { and, eq, isNull, or, sql } from '../../../platform/database/sql.ts'
import {
  advertiserPeople,
  advertisers,
  businessAccess,
  hasFactor,
  isPresent,
} from '../../identity/index.ts'
import { blocks } from '../users/tables.ts'
import { boardPeople, boards } from './tables.ts'

const blockedByOwner = (viewerId: QueryValue<UserId>) => sql`exists (select from ${blocks}
  where ${blocks.blockerId} = ${boards.ownerId} and ${blocks.blockedId} = ${viewerId}::bigint)`

/** True when a member shares a board with its owner. */
export const sharedWith = (
  viewerId: QueryValue<UserId>,
) => sql<boolean>`exists (select from ${boardPeople}
  where ${boardPeople.boardId} = ${boards.id} and ${boardPeople.userId} = ${viewerId}::bigint
    and ${boardPeople.state} = 'active')`

/**
 * True when the board's owner lets this member act for them, with the second factor they
 * require.
 */
const isLetBy = (viewerId: QueryValue<UserId>, permission: 'ADS' | 'CONTENT') => sql`exists (
  select from ${businessAccess} join users subject on subject.id = ${businessAccess.subjectId}
  where ${businessAccess.subjectId} = ${boards.ownerId}
    and ${businessAccess.userId} = ${viewerId}::bigint
    and ('OWNER' = any(${businessAccess.permissions})
      or (${permission} = any(${businessAccess.permissions})
        and (not subject.needs_mfa or ${hasFactor(viewerId)}))))`

/** True when a member acts for an ad account of the owner of a protected board. */
const actsForOwner = (viewerId: QueryValue<UserId>) => sql`(${boards.privacy} = 'protected' and (
  ${isLetBy(viewerId, 'ADS')} or exists (
    select from ${advertiserPeople} join ${advertisers}
      on ${advertisers.id} = ${advertiserPeople.advertiserId}
    where ${advertisers.ownerId} = ${boards.ownerId}
      and ${advertiserPeople.userId} = ${viewerId}::bigint)))`

/**
 * Matches live public boards of live accounts, which anybody may see. The query must have
 * `boards`.
 */
export const isPublicBoard = and(
  sql`${boards.privacy} = 'public'`,
  isNull(boards.deletedAt),
  isPresent(boards.ownerId),
)

/**
 * Matches boards that this viewer may see. To everybody else, secret and protected boards
 * don't exist; nor do deleted boards, boards of owners who blocked the viewer, and boards of
 * deleted or disabled accounts.
 */
export function isVisibleTo(viewerId: QueryValue<UserId> | null) {
  if (viewerId === null) return isPublicBoard
  return and(
    isNull(boards.deletedAt),
    isPresent(boards.ownerId),
    or(
      and(eq(boards.privacy, 'public'), sql`not ${blockedByOwner(viewerId)}`),
      eq(boards.ownerId, viewerId),
      sharedWith(viewerId),
      actsForOwner(viewerId),
      isLetBy(viewerId, 'CONTENT'),
    ),
  )
}

/** Matches boards listed on their owner's profile for this viewer. */
export const isListedFor = (viewerId: UserId | null) =>
  viewerId === null
    ? eq(boards.privacy, 'public')
    : or(sql`${boards.privacy} <> 'protected'`, eq(boards.ownerId, viewerId))
