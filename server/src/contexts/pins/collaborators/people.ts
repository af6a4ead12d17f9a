import type { Collaborator } from '@tessera/contracts/entities/collaborator'
import type { BoardId, UserId } from '@tessera/contracts/ids'
import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { cardOf, isPresent, users } from '../../identity/index.ts'
import { type Belonging, boardInvites, boardPeople, boards } from '../boards/tables.ts'
import { hasBlockWith } from '../users/blocked.ts'
import { byPlace, groups, type PersonPlace } from './place.ts'

/** A person of a board and their position in the list. */
export interface ListedCollaborator {
  readonly place: PersonPlace
  readonly collaborator: Collaborator
}

const personColumns = {
  id: users.id,
  username: users.username,
  fullName: users.fullName,
  portraitKey: media.key,
}

/**
 * Returns up to a hundred people of a board: owner, collaborators and, for the owner only, invited
 * people. Somebody invited by address is listed as that address.
 */
export async function peopleOfBoard(
  db: Sql,
  board: { readonly id: BoardId; readonly ownerId: UserId },
  asked: { readonly viewerId: UserId | null; readonly now: Date },
): Promise<readonly ListedCollaborator[]> {
  const { viewerId, now } = asked
  const owner = await ownerOf(db, board.ownerId)
  const active = await peopleIn(db, board.id, 'active', viewerId)
  if (viewerId !== board.ownerId) return [...owner, ...active].toSorted(byPlace)
  const invited = await peopleIn(db, board.id, 'invited', viewerId)
  const addresses = await addressesOf(db, board.id, now)
  return [...owner, ...active, ...invited, ...addresses].toSorted(byPlace)
}

async function ownerOf(db: Sql, id: UserId): Promise<readonly ListedCollaborator[]> {
  const rows = await db
    .select(personColumns)
    .from(users)
    .leftJoin(media, eq(media.id, users.portraitId))
    .where(eq(users.id, id))
  return rows.map((row) => ({
    place: [groups.owner, 0, row.id],
    collaborator: { type: 'user', state: 'owner', user: cardOf(row) },
  }))
}

async function peopleIn(
  db: Sql,
  boardId: BoardId,
  state: Belonging,
  viewerId: UserId | null,
): Promise<readonly ListedCollaborator[]> {
  const rows = await db
    .select({ ...personColumns, at: boardPeople.createdAt })
    .from(boardPeople)
    .innerJoin(users, eq(users.id, boardPeople.userId))
    .leftJoin(media, eq(media.id, users.portraitId))
    .where(
      and(
        eq(boardPeople.boardId, boardId),
        eq(boardPeople.state, state),
        isPresent(users.id),
        state === 'active' ? undefined : eq(boardPeople.byEmail, false),
        viewerId === null ? undefined : sql`not ${hasBlockWith(users.id, viewerId)}`,
      ),
    )
  return rows.map((row) => ({
    place: [groups[state], row.at.getTime(), row.id],
    collaborator: { type: 'user', state, user: cardOf(row) },
  }))
}

async function addressesOf(
  db: Sql,
  boardId: BoardId,
  now: Date,
): Promise<readonly ListedCollaborator[]> {
  const rows = await db
    .select({
      email: boardInvites.email,
      key: boardInvites.tokenHash,
      at: boardInvites.createdAt,
    })
    .from(boardInvites)
    .where(and(eq(boardInvites.boardId, boardId), isOpenAddress(now)))
  return rows.flatMap(({ email, key, at }) =>
    email === null
      ? []
      : [
          {
            place: [groups.address, at.getTime(), key],
            collaborator: { type: 'email', state: 'invited', email },
          },
        ],
  )
}

/** Matches invites by email that nobody has used yet. */
export const isOpenAddress = (now: Date) =>
  and(
    isNotNull(boardInvites.email),
    isNull(boardInvites.acceptedAt),
    gt(boardInvites.expiresAt, now),
  )

/** Counts collaborators and invites of a board as its owner may see them. */
export async function countOfPeople(db: Sql, boardId: BoardId, now: Date): Promise<number> {
  const people = await db.$count(
    boardPeople,
    and(
      eq(boardPeople.boardId, boardId),
      or(eq(boardPeople.state, 'active'), eq(boardPeople.byEmail, false)),
    ),
  )
  const addresses = await db.$count(
    boardInvites,
    and(eq(boardInvites.boardId, boardId), isOpenAddress(now)),
  )
  return people + addresses
}

/** Somebody's state on a board they don't own. */
export interface Part {
  readonly state: Belonging
  readonly byEmail: boolean
  readonly invitedBy: UserId
}

/** Returns the states of these people on a board. */
export async function partsIn(
  db: Sql,
  boardId: BoardId,
  ids: readonly UserId[],
): Promise<ReadonlyMap<UserId, Part>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: boardPeople.userId,
      state: boardPeople.state,
      byEmail: boardPeople.byEmail,
      invitedBy: boardPeople.invitedBy,
    })
    .from(boardPeople)
    .where(and(eq(boardPeople.boardId, boardId), inArray(boardPeople.userId, [...ids])))
  return new Map(rows.map(({ id, ...part }) => [id, part]))
}

/** Returns those of these people who have no block with the inviter or the owner. */
export async function whoMayBeAsked(
  db: Sql,
  ids: readonly UserId[],
  askers: { readonly inviterId: UserId; readonly ownerId: UserId },
): Promise<ReadonlySet<UserId>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.id, [...ids]),
        isPresent(users.id),
        sql`not ${hasBlockWith(users.id, askers.inviterId)}`,
        sql`not ${hasBlockWith(users.id, askers.ownerId)}`,
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/** Locks a board for somebody who was invited; undefined when it was deleted. */
export async function findLiveBoard(db: Sql, id: BoardId) {
  const [row] = await db
    .select({
      id: boards.id,
      ownerId: boards.ownerId,
      name: boards.name,
      slug: boards.slug,
      username: users.username,
    })
    .from(boards)
    .innerJoin(users, eq(users.id, boards.ownerId))
    .where(and(eq(boards.id, id), isNull(boards.deletedAt)))
    .for('update', { of: boards })
  return row
}
