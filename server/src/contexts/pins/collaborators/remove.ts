import type { ErrorCode } from '@tessera/contracts/errors/codes'
import type { BoardId, UserId } from '@tessera/contracts/ids'
import { and, eq, inArray, isNull } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { users } from '../../identity/index.ts'
import { boardInvites, boardPeople, boardRemovals } from '../boards/tables.ts'
import { lockSharedBoard } from './lock-shared-board.ts'

/**
 * Removes somebody from a board: owners remove anybody, others only themselves. Their pins stay.
 * Links from before don't let in somebody whom the owner removed.
 */
export async function removeFrom(
  tx: Sql,
  boardId: BoardId,
  whose: { readonly viewerId: UserId; readonly userId: UserId; readonly now: Date },
): Promise<ErrorCode | undefined> {
  const { viewerId, userId, now } = whose
  const held = await lockSharedBoard(tx, viewerId, boardId)
  if (!held.ok) return held.code
  if (userId === held.board.ownerId) return 'owner-stays'
  if (viewerId !== held.board.ownerId && viewerId !== userId) return 'not-allowed'
  const removed = await tx
    .delete(boardPeople)
    .where(and(eq(boardPeople.boardId, boardId), eq(boardPeople.userId, userId)))
    .returning({ userId: boardPeople.userId })
  if (viewerId !== userId && removed.length > 0)
    await tx
      .insert(boardRemovals)
      .values({ boardId, userId, removedAt: now })
      .onConflictDoUpdate({
        target: [boardRemovals.boardId, boardRemovals.userId],
        set: { removedAt: now },
      })
  // Deletes the open invites they sent.
  await tx
    .delete(boardInvites)
    .where(
      and(
        eq(boardInvites.boardId, boardId),
        eq(boardInvites.invitedBy, userId),
        isNull(boardInvites.acceptedAt),
      ),
    )
  return undefined
}

/** Withdraws an invite by email: owners withdraw any, others those they sent. */
export async function withdraw(
  tx: Sql,
  boardId: BoardId,
  what: { readonly viewerId: UserId; readonly email: string },
): Promise<ErrorCode | undefined> {
  const { viewerId, email } = what
  const held = await lockSharedBoard(tx, viewerId, boardId)
  if (!held.ok) return held.code
  const isOwner = viewerId === held.board.ownerId
  const removed = await tx
    .delete(boardInvites)
    .where(
      and(
        eq(boardInvites.boardId, boardId),
        eq(boardInvites.email, email),
        isNull(boardInvites.acceptedAt),
        isOwner ? undefined : eq(boardInvites.invitedBy, viewerId),
      ),
    )
    .returning({ email: boardInvites.email })
  if (removed.length === 0) return undefined
  const whose = tx.select({ id: users.id }).from(users).where(eq(users.email, email))
  await tx
    .delete(boardPeople)
    .where(
      and(
        eq(boardPeople.boardId, boardId),
        eq(boardPeople.state, 'invited'),
        eq(boardPeople.byEmail, true),
        inArray(boardPeople.userId, whose),
      ),
    )
  return undefined
}
