import type { BoardId, UserId } from '@tessera/contracts/ids'
import { and, eq, inArray, type SQL, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { users } from '../../identity/index.ts'
import { boards } from '../boards/tables.ts'
import { isVisibleTo } from '../boards/visibility.ts'
import { isBlockBetween } from './blocked.ts'
import { lockBoth } from './lock-people.ts'
import { boardFollows, follows } from './tables.ts'

/** A follow of one member by another. */
export interface Follow {
  readonly followerId: UserId
  readonly followedId: UserId
  readonly now: Date
}

/** The result of following: the follower count, and whether the follow is new. */
export interface Followed {
  readonly followers: number
  readonly isNew: boolean
}

/** Follows somebody; undefined when the other account isn't there, or one has blocked the other. */
export async function addFollow(tx: Sql, follow: Follow): Promise<Followed | undefined> {
  const { followerId, followedId, now } = follow
  if (!(await lockBoth(tx, followerId, followedId))) return undefined
  if (await isBlockBetween(tx, followerId, followedId)) return undefined
  const added = await tx
    .insert(follows)
    .values({ followerId, followedId, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: follows.followedId })
  if (added.length > 0) await countFollow(tx, follow, sql`+ 1`)
  return { followers: await followersOf(tx, followedId), isNew: added.length > 0 }
}

/**
 * Unfollows somebody; undefined when the other account isn't there, or one has blocked the other.
 */
export async function removeFollow(
  tx: Sql,
  follow: Omit<Follow, 'now'>,
): Promise<Followed | undefined> {
  const { followerId, followedId } = follow
  if (!(await lockBoth(tx, followerId, followedId))) return undefined
  if (await isBlockBetween(tx, followerId, followedId)) return undefined
  const removed = await endFollow(tx, follow)
  return { followers: await followersOf(tx, followedId), isNew: removed }
}

/** Deletes a follow and updates the counts; both people must be locked. */
export async function endFollow(tx: Sql, follow: Omit<Follow, 'now'>): Promise<boolean> {
  const removed = await tx
    .delete(follows)
    .where(
      and(eq(follows.followerId, follow.followerId), eq(follows.followedId, follow.followedId)),
    )
    .returning({ id: follows.followedId })
  if (removed.length > 0) await countFollow(tx, follow, sql`- 1`)
  return removed.length > 0
}

async function countFollow(tx: Sql, follow: Omit<Follow, 'now'>, step: SQL): Promise<void> {
  await tx
    .update(users)
    .set({ followingCount: sql`${users.followingCount} ${step}` })
    .where(eq(users.id, follow.followerId))
  await tx
    .update(users)
    .set({ followerCount: sql`${users.followerCount} ${step}` })
    .where(eq(users.id, follow.followedId))
}

async function followersOf(tx: Sql, id: UserId): Promise<number> {
  const [row] = await tx
    .select({ followers: users.followerCount })
    .from(users)
    .where(eq(users.id, id))
  return row?.followers ?? 0
}

/** Returns the owner of a board that the viewer may see. */
export async function ownerOfBoard(
  db: Sql,
  id: BoardId,
  viewerId: UserId,
): Promise<UserId | undefined> {
  const [row] = await db
    .select({ ownerId: boards.ownerId })
    .from(boards)
    .where(and(eq(boards.id, id), isVisibleTo(viewerId)))
  return row?.ownerId
}

/** Follows a board. */
export async function addBoardFollow(
  db: Sql,
  follow: { readonly followerId: UserId; readonly boardId: BoardId; readonly now: Date },
): Promise<void> {
  const { now, ...row } = follow
  await db
    .insert(boardFollows)
    .values({ ...row, createdAt: now })
    .onConflictDoNothing()
}

/** Unfollows boards. */
export async function removeBoardFollows(
  db: Sql,
  followerId: UserId,
  ids: readonly BoardId[],
): Promise<void> {
  if (ids.length === 0) return
  await db
    .delete(boardFollows)
    .where(and(eq(boardFollows.followerId, followerId), inArray(boardFollows.boardId, [...ids])))
}
