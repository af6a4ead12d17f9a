import type { BoardLink } from '@tessera/contracts/entities/board'
import type { BoardId, UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { and, eq, isNull } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { boardInvites, boardPeople } from '../boards/tables.ts'
import { linkOf } from '../pins/rules.ts'
import { isBlockBetween } from '../users/blocked.ts'
import { lockBoth } from '../users/lock-people.ts'
import { isOlderThanRemoval } from './older-than-removal.ts'
import { findLiveBoard, partsIn } from './people.ts'

/** A member who accepts an invite. */
export interface Joiner {
  readonly id: UserId
  readonly email: string
  readonly emailVerified: boolean
}

/** The result of joining: the board and the members to notify, or why joining failed. */
export type Joined =
  | { readonly board: BoardLink; readonly boardId: BoardId; readonly tell: readonly UserId[] }
  | 'not-there'
  | 'invite-used'
  | 'collaborators-full'

type LiveBoard = NonNullable<Awaited<ReturnType<typeof findLiveBoard>>>

const joined = (board: LiveBoard, tell: readonly UserId[] = []): Joined => ({
  board: linkOf(board),
  boardId: board.id,
  tell: [...new Set(tell)],
})

/** Adds somebody to the people of a locked board. */
async function addTo(
  tx: Sql,
  board: LiveBoard,
  joining: { readonly joiner: Joiner; readonly invitedBy: UserId; readonly now: Date },
): Promise<Joined> {
  const { joiner, invitedBy, now } = joining
  if (!(await lockBoth(tx, board.ownerId, joiner.id))) return 'not-there'
  for (const asker of new Set([board.ownerId, invitedBy]))
    if (await isBlockBetween(tx, asker, joiner.id)) return 'not-there'
  const active = await tx.$count(
    boardPeople,
    and(eq(boardPeople.boardId, board.id), eq(boardPeople.state, 'active')),
  )
  if (active >= limits.collaboratorsMax) return 'collaborators-full'
  const row = { boardId: board.id, userId: joiner.id, invitedBy }
  const part = { state: 'active', byEmail: false, createdAt: now } as const
  await tx
    .insert(boardPeople)
    .values({ ...row, ...part })
    .onConflictDoUpdate({ target: [boardPeople.boardId, boardPeople.userId], set: part })
  if (joiner.emailVerified)
    await tx
      .delete(boardInvites)
      .where(
        and(
          eq(boardInvites.boardId, board.id),
          eq(boardInvites.email, joiner.email.toLowerCase()),
          isNull(boardInvites.acceptedAt),
        ),
      )
  return joined(board, [invitedBy, board.ownerId])
}

/** Accepts an invite; does nothing when the member shares the board already. */
export async function acceptInvite(
  tx: Sql,
  boardId: BoardId,
  joiner: Joiner,
  now: Date,
): Promise<Joined> {
  const board = await findLiveBoard(tx, boardId)
  if (board === undefined) return 'not-there'
  const part = (await partsIn(tx, boardId, [joiner.id])).get(joiner.id)
  if (part === undefined) return 'not-there'
  if (part.state === 'active') return joined(board)
  return addTo(tx, board, { joiner, invitedBy: part.invitedBy, now })
}

/** Declines an invite and deletes it. False when there was none. */
export async function declineInvite(tx: Sql, boardId: BoardId, joiner: Joiner): Promise<boolean> {
  const removed = await tx
    .delete(boardPeople)
    .where(
      and(
        eq(boardPeople.boardId, boardId),
        eq(boardPeople.userId, joiner.id),
        eq(boardPeople.state, 'invited'),
      ),
    )
    .returning({ id: boardPeople.userId })
  return removed.length > 0
}

/**
 * Joins a board by link. An email link works once; it isn't used up by somebody already on the
 * board.
 */
export async function joinByToken(
  tx: Sql,
  tokenHash: string,
  joiner: Joiner,
  now: Date,
): Promise<Joined> {
  const [found] = await tx
    .select({ boardId: boardInvites.boardId })
    .from(boardInvites)
    .where(eq(boardInvites.tokenHash, tokenHash))
  const board = found && (await findLiveBoard(tx, found.boardId))
  if (board === undefined) return 'not-there'
  const [link] = await tx
    .select({
      email: boardInvites.email,
      invitedBy: boardInvites.invitedBy,
      expiresAt: boardInvites.expiresAt,
      acceptedAt: boardInvites.acceptedAt,
      isBarred: isOlderThanRemoval(joiner.id),
    })
    .from(boardInvites)
    .where(eq(boardInvites.tokenHash, tokenHash))
  if (link === undefined || link.expiresAt <= now) return 'not-there'
  const parts = await partsIn(tx, board.id, [joiner.id, link.invitedBy])
  if (joiner.id === board.ownerId || parts.get(joiner.id)?.state === 'active') return joined(board)
  if (link.isBarred) return 'not-there'
  if (link.acceptedAt !== null) return 'invite-used'
  const mayInvite =
    link.invitedBy === board.ownerId || parts.get(link.invitedBy)?.state === 'active'
  if (!mayInvite) return 'not-there'
  const came = await addTo(tx, board, { joiner, invitedBy: link.invitedBy, now })
  if (typeof came !== 'string' && link.email !== null)
    await tx
      .update(boardInvites)
      .set({ acceptedBy: joiner.id, acceptedAt: now })
      .where(eq(boardInvites.tokenHash, tokenHash))
  return came
}
