import type { UserId } from '@tessera/contracts/ids'
import { sql } from '../../../platform/database/sql.ts'
import { boardInvites, boardRemovals } from '../boards/tables.ts'

/**
 * True when the owner removed somebody from the board after this invite was created; the query has
 * `board_invites`.
 */
export const isOlderThanRemoval = (userId: UserId) => sql<boolean>`exists (
  select from ${boardRemovals} where ${boardRemovals.boardId} = ${boardInvites.boardId}
    and ${boardRemovals.userId} = ${userId}::bigint
    and ${boardRemovals.removedAt} >= ${boardInvites.createdAt})`
