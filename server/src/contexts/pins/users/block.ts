import type { UserId } from '@tessera/contracts/ids'
import { and, eq, inArray, or, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { boardPeople, boards } from '../boards/tables.ts'
import { endFollow } from './follow.ts'
import { lockBoth } from './lock-people.ts'
import { blocks, boardFollows } from './tables.ts'

/** A block of one member by another. */
export interface Block {
  readonly blockerId: UserId
  readonly blockedId: UserId
  readonly now: Date
}

/**
 * Blocks a member and ends all ties: follows of each other and of each other's boards, and
 * collaboration on them. False when the other account isn't there.
 */
export async function addBlock(tx: Sql, block: Block): Promise<boolean> {
  const { blockerId, blockedId, now } = block
  // Locks boards before people, as everywhere, to avoid deadlocks.
  await tx
    .select({ id: boards.id })
    .from(boards)
    .where(inArray(boards.id, sharedBoards(tx, blockerId, blockedId)))
    .orderBy(boards.id)
    .for('update')
  if (!(await lockBoth(tx, blockerId, blockedId))) return false
  await tx.insert(blocks).values({ blockerId, blockedId, createdAt: now }).onConflictDoNothing()
  for (const [one, other] of [
    [blockerId, blockedId],
    [blockedId, blockerId],
  ] as const) {
    await endFollow(tx, { followerId: one, followedId: other })
    const theirs = tx.select({ id: boards.id }).from(boards).where(eq(boards.ownerId, other))
    await tx
      .delete(boardPeople)
      .where(and(eq(boardPeople.userId, one), inArray(boardPeople.boardId, theirs)))
    await tx
      .delete(boardFollows)
      .where(and(eq(boardFollows.followerId, one), inArray(boardFollows.boardId, theirs)))
  }
  return true
}

/** The boards of one of two people that the other is on or invited to. */
const sharedBoards = (db: Sql, one: UserId, other: UserId) =>
  db
    .select({ id: boardPeople.boardId })
    .from(boardPeople)
    .innerJoin(boards, eq(boards.id, boardPeople.boardId))
    .where(
      or(
        and(eq(boardPeople.userId, one), eq(boards.ownerId, other)),
        and(eq(boardPeople.userId, other), eq(boards.ownerId, one)),
      ),
    )

/** Removes a block. */
export async function removeBlock(db: Sql, block: Omit<Block, 'now'>): Promise<void> {
  await db
    .delete(blocks)
    .where(and(eq(blocks.blockerId, block.blockerId), eq(blocks.blockedId, block.blockedId)))
}

/** True when the viewer has blocked this person. */
export const isBlocking = (viewerId: UserId | null, id: unknown) =>
  sql<boolean>`exists (select from ${blocks}
    where ${blocks.blockerId} = ${viewerId}::bigint and ${blocks.blockedId} = ${id})`
