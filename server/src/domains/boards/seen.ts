import type { UserId } from '@tessera/contracts/ids'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Given } from '../../platform/database/hot-query.ts'
import { businessAccess } from '../access/tables.ts'
import { advertiserPeople, advertisers } from '../ads/tables.ts'
import { isPresent } from '../identity/gone.ts'
import { hasFactor } from '../second-factor/has-factor.ts'
import { blocks } from '../users/tables.ts'
import { boardPeople, boards } from './tables.ts'

const blockedByOwner = (viewerId: Given<UserId>) => sql`exists (select from ${blocks}
  where ${blocks.blockerId} = ${boards.ownerId} and ${blocks.blockedId} = ${viewerId}::bigint)`

/** Whether somebody shares a board with its owner. */
export const sharedWith = (
  viewerId: Given<UserId>,
) => sql<boolean>`exists (select from ${boardPeople}
  where ${boardPeople.boardId} = ${boards.id} and ${boardPeople.userId} = ${viewerId}::bigint
    and ${boardPeople.state} = 'active')`

/** Whether the board's owner lets somebody do this in their name, by the second factor that they ask for. */
const isLetBy = (viewerId: Given<UserId>, permission: 'ADS' | 'CONTENT') => sql`exists (
  select from ${businessAccess} join users subject on subject.id = ${businessAccess.subjectId}
  where ${businessAccess.subjectId} = ${boards.ownerId}
    and ${businessAccess.userId} = ${viewerId}::bigint
    and ('OWNER' = any(${businessAccess.permissions})
      or (${permission} = any(${businessAccess.permissions})
        and (not subject.needs_mfa or ${hasFactor(viewerId)}))))`

/** Whether somebody acts for an ad account of the board's owner, whose protected boards are open to them. */
const actsForOwner = (viewerId: Given<UserId>) => sql`(${boards.privacy} = 'protected' and (
  ${isLetBy(viewerId, 'ADS')} or exists (
    select from ${advertiserPeople} join ${advertisers}
      on ${advertisers.id} = ${advertiserPeople.advertiserId}
    where ${advertisers.ownerId} = ${boards.ownerId}
      and ${advertiserPeople.userId} = ${viewerId}::bigint)))`

/** A live public board of somebody who is there: anybody may see it. The query has `boards`. */
export const inPublicSight = and(
  sql`${boards.privacy} = 'public'`,
  isNull(boards.deletedAt),
  isPresent(boards.ownerId),
)

/**
 * Whether this person may see what stands on a board. To others a secret or protected board does not
 * exist, nor does a deleted one to anybody, nor any board of somebody who has blocked them, nor of
 * somebody who is gone.
 */
export function mayBeSeenBy(viewerId: Given<UserId> | null) {
  if (viewerId === null) return inPublicSight
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

/** Whether a board belongs on its owner's profile as this person sees it. */
export const isListedFor = (viewerId: UserId | null) =>
  viewerId === null
    ? eq(boards.privacy, 'public')
    : or(sql`${boards.privacy} <> 'protected'`, eq(boards.ownerId, viewerId))
