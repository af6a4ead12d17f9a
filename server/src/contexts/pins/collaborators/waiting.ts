import type { Invite, InvitedBoard, Inviter } from '@tessera/contracts/entities/collaborator'
import type { BoardId, UserId } from '@tessera/contracts/ids'
import type { MomentPosition } from '../../../calls/moment-bookmark.ts'
import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
} from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { cardOf, isPresent, type PersonRow, users } from '../../identity/index.ts'
import { selectBoards } from '../boards/board-rows.ts'
import { boardCardOf } from '../boards/rules.ts'
import { boardInvites, boardPeople, boards } from '../boards/tables.ts'
import { linkOf } from '../pins/rules.ts'
import { hasBlockWith } from '../users/blocked.ts'
import { isOlderThanRemoval } from './older-than-removal.ts'

interface InviteRow extends PersonRow {
  readonly boardId: BoardId
  readonly firstName: string
  readonly at: Date
}

const inviterColumns = {
  id: users.id,
  username: users.username,
  fullName: users.fullName,
  firstName: users.firstName,
  portraitKey: media.key,
}

const inviterOf = (row: InviteRow): Inviter => ({
  ...cardOf(row),
  first_name: row.firstName,
  is_default_image: row.portraitKey === null,
})

/**
 * True when neither the inviter nor the owner has a block with the viewer; the query has `users`
 * and `boards`.
 */
const isWelcomeTo = (viewerId: UserId) =>
  and(
    sql`not ${hasBlockWith(users.id, viewerId)}`,
    sql`not ${hasBlockWith(boards.ownerId, viewerId)}`,
  )

/** True when the accounts of inviter and owner are live; the query has `users` and `boards`. */
const arePresent = and(isPresent(users.id), isPresent(boards.ownerId))

/** Returns pending invites of a member, latest first. */
export async function waitingInvites(
  db: Sql,
  asked: {
    readonly viewerId: UserId
    readonly after: MomentPosition | undefined
    readonly most: number
  },
): Promise<readonly InviteRow[]> {
  const { viewerId, after } = asked
  return db
    .select({ ...inviterColumns, boardId: boardPeople.boardId, at: boardPeople.createdAt })
    .from(boardPeople)
    .innerJoin(boards, eq(boards.id, boardPeople.boardId))
    .innerJoin(users, eq(users.id, boardPeople.invitedBy))
    .leftJoin(media, eq(media.id, users.portraitId))
    .where(
      and(
        eq(boardPeople.userId, viewerId),
        eq(boardPeople.state, 'invited'),
        isNull(boards.deletedAt),
        arePresent,
        isWelcomeTo(viewerId),
        after === undefined
          ? undefined
          : sql`(${boardPeople.createdAt}, ${boardPeople.boardId}) < (${after.at}, ${after.id}::bigint)`,
      ),
    )
    .orderBy(desc(boardPeople.createdAt), desc(boardPeople.boardId))
    .limit(asked.most)
}

/** Loads an invite by its link, if the board and the inviter are still there. */
export async function findLink(
  db: Sql,
  tokenHash: string,
  given: { readonly viewerId: UserId | null; readonly now: Date },
): Promise<InviteRow | undefined> {
  const inviterIsIn = sql`exists (select from ${boardPeople}
    where ${boardPeople.boardId} = ${boards.id} and ${boardPeople.userId} = ${users.id}
      and ${boardPeople.state} = 'active')`
  const [row] = await db
    .select({ ...inviterColumns, boardId: boardInvites.boardId, at: boardInvites.createdAt })
    .from(boardInvites)
    .innerJoin(boards, eq(boards.id, boardInvites.boardId))
    .innerJoin(users, eq(users.id, boardInvites.invitedBy))
    .leftJoin(media, eq(media.id, users.portraitId))
    .where(
      and(
        eq(boardInvites.tokenHash, tokenHash),
        isOpenTo(given.viewerId),
        gt(boardInvites.expiresAt, given.now),
        isNull(boards.deletedAt),
        arePresent,
        or(eq(users.id, boards.ownerId), inviterIsIn),
        given.viewerId === null
          ? undefined
          : and(isWelcomeTo(given.viewerId), sql`not ${isOlderThanRemoval(given.viewerId)}`),
      ),
    )
  return row
}

/** True when a link is unused, or was used by this viewer. */
const isOpenTo = (viewerId: UserId | null) =>
  viewerId === null
    ? isNull(boardInvites.acceptedAt)
    : or(isNull(boardInvites.acceptedAt), eq(boardInvites.acceptedBy, viewerId))

/** True when a link was used. */
export async function isUsedUp(db: Sql, tokenHash: string): Promise<boolean> {
  const rows = await db
    .select({ boardId: boardInvites.boardId })
    .from(boardInvites)
    .where(and(eq(boardInvites.tokenHash, tokenHash), isNotNull(boardInvites.acceptedAt)))
  return rows.length > 0
}

/** Adds the board that each invite is for. */
export async function withBoards(db: Sql, rows: readonly InviteRow[]): Promise<readonly Invite[]> {
  const ids = rows.map(({ boardId }) => boardId)
  if (ids.length === 0) return []
  const found = await selectBoards(db, null).where(inArray(boards.id, ids))
  const shown = new Map<BoardId, InvitedBoard>(
    found.map((row) => [
      row.id,
      {
        ...linkOf(row),
        layout: 'default',
        image_cover_url: boardCardOf(row).image_cover_url,
      },
    ]),
  )
  return rows.flatMap((row) => {
    const board = shown.get(row.boardId)
    return board === undefined
      ? []
      : [{ board, inviter: inviterOf(row), invited_at: row.at.toISOString() }]
  })
}
