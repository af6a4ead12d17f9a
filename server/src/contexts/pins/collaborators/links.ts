import type { ErrorCode } from '@tessera/contracts/errors/codes'
import type { BoardId, UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { and, desc, eq, inArray, isNull } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { boardInvites } from '../boards/tables.ts'
import { dropExpired, inviteEnd } from './invite.ts'
import { lockSharedBoard } from './lock-shared-board.ts'

const linksOf = (boardId: BoardId) =>
  and(eq(boardInvites.boardId, boardId), isNull(boardInvites.email))

/** Creates a shareable invite link. When a board has too many, the oldest is deleted. */
export async function addLink(
  tx: Sql,
  link: {
    readonly boardId: BoardId
    readonly inviterId: UserId
    readonly tokenHash: string
    readonly now: Date
  },
): Promise<ErrorCode | undefined> {
  const { boardId, inviterId, tokenHash, now } = link
  const held = await lockSharedBoard(tx, inviterId, boardId)
  if (!held.ok) return held.code
  await dropExpired(tx, boardId, now)
  const over = tx
    .select({ tokenHash: boardInvites.tokenHash })
    .from(boardInvites)
    .where(linksOf(boardId))
    .orderBy(desc(boardInvites.createdAt))
    .offset(limits.inviteLinksMax - 1)
  await tx.delete(boardInvites).where(inArray(boardInvites.tokenHash, over))
  await tx.insert(boardInvites).values({
    tokenHash,
    boardId,
    invitedBy: inviterId,
    createdAt: now,
    expiresAt: inviteEnd(now),
  })
  return undefined
}

/** Revokes shareable links: all of them for the board's owner, their own for collaborators. */
export async function endLinks(
  tx: Sql,
  boardId: BoardId,
  viewerId: UserId,
): Promise<ErrorCode | undefined> {
  const held = await lockSharedBoard(tx, viewerId, boardId)
  if (!held.ok) return held.code
  const isOwner = viewerId === held.board.ownerId
  await tx
    .delete(boardInvites)
    .where(and(linksOf(boardId), isOwner ? undefined : eq(boardInvites.invitedBy, viewerId)))
  return undefined
}
