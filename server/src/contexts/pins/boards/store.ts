import type { Privacy } from '@tessera/contracts/entities/board'
import type { AdvertiserId, BoardId, UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { hotQuery, type QueryValue } from '../../../platform/database/hot-query.ts'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq, isNull, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { isPresent, users } from '../../identity/index.ts'
import { boardAtFormerAddress, mayKnowFormer } from '../addresses/former.ts'
import type { BoardLayout } from '../pins/rules.ts'
import { boardFollows } from '../users/tables.ts'
import { selectBoards, selectSections } from './board-rows.ts'
import { boardChanged } from './events.ts'
import { type BoardCardRow, nameKeyOf, slugOf } from './rules.ts'
import { boards, sections } from './tables.ts'
import { isVisibleTo } from './visibility.ts'

/** The fields of a new board. */
export interface NewBoard {
  readonly id: BoardId
  readonly ownerId: UserId
  readonly advertiserId: AdvertiserId | null
  readonly name: string
  readonly description: string
  readonly privacy: Privacy
  /** The shared board whose pins it keeps copies of. */
  readonly keptFrom?: BoardId
  readonly layout?: BoardLayout
  readonly now: Date
}

/**
 * Returns the names of a member's live boards. Locks the member's row, so that concurrent
 * renames see each other's names.
 */
export async function lockBoardNames(tx: Sql, ownerId: UserId) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update')
  return tx
    .select({ id: boards.id, nameKey: boards.nameKey, slug: boards.slug })
    .from(boards)
    .where(and(eq(boards.ownerId, ownerId), isNull(boards.deletedAt)))
}

/** Creates a board. */
export async function addBoard(
  tx: Tx,
  { events }: Pick<Ports, 'events'>,
  board: NewBoard,
): Promise<'name-taken' | 'boards-full' | undefined> {
  const others = await lockBoardNames(tx, board.ownerId)
  if (others.length >= limits.boardsMax) return 'boards-full'
  const nameKey = nameKeyOf(board.name)
  if (others.some((other) => other.nameKey === nameKey)) return 'name-taken'
  const { now, ...row } = board
  await tx.insert(boards).values({
    ...row,
    name: board.name.trim(),
    nameKey,
    slug: slugOf(board.name, new Set(others.map(({ slug }) => slug))),
    createdAt: now,
  })
  await events.tell(tx, boardChanged, { boardId: board.id })
  return undefined
}

/** Loads a board by its id, if the viewer may see it. */
export async function findBoardById(
  db: Sql,
  id: BoardId,
  viewerId: UserId | null,
): Promise<BoardCardRow | undefined> {
  const [row] =
    viewerId === null
      ? await boardForVisitor(db, { id })
      : await boardForMember(db, { id, viewerId })
  return row
}

const oneBoard = (db: Sql, viewerId: QueryValue<UserId> | null) =>
  selectBoards(db, viewerId).where(and(eq(boards.id, sql.placeholder('id')), isVisibleTo(viewerId)))

const boardForMember = hotQuery('board_for_member', (db) =>
  oneBoard(db, sql.placeholder('viewerId')),
)
const boardForVisitor = hotQuery('board_for_visitor', (db) => oneBoard(db, null))

/** True when there is such a board and the viewer may see it. */
export async function boardIsSeen(db: Sql, id: BoardId, viewerId: UserId | null): Promise<boolean> {
  const rows = await db
    .select({ id: boards.id })
    .from(boards)
    .where(and(eq(boards.id, id), isVisibleTo(viewerId)))
  return rows.length > 0
}

/** Loads a board by its current or a former address, if the viewer may see it. */
export async function findBoard(
  db: Sql,
  address: { readonly username: string; readonly slug: string },
  viewerId: UserId | null,
): Promise<BoardCardRow | undefined> {
  const there = await boardAt(db, address, viewerId)
  if (there !== undefined) return there
  const since = await boardAtFormerAddress(db, address)
  if (since === undefined) return undefined
  const board = await findBoardById(db, since.id, viewerId)
  return board !== undefined && mayKnowFormer(since, board, viewerId) ? board : undefined
}

async function boardAt(
  db: Sql,
  address: { readonly username: string; readonly slug: string },
  viewerId: UserId | null,
): Promise<BoardCardRow | undefined> {
  const [row] = await selectBoards(db, viewerId).where(
    and(eq(users.username, address.username), eq(boards.slug, address.slug), isVisibleTo(viewerId)),
  )
  return row
}

/** Returns the live sections of a board in order. */
export const sectionsOf = (db: Sql, id: BoardId) =>
  selectSections(db).where(and(eq(sections.boardId, id), isNull(sections.deletedAt)))

/** True when the account exists and isn't deleted or disabled. */
export async function personExists(db: Sql, id: UserId): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isPresent(users.id)))
  return rows.length > 0
}

/** True when a member follows this board. */
export async function isFollowed(db: Sql, id: BoardId, viewerId: UserId | null): Promise<boolean> {
  if (viewerId === null) return false
  const rows = await db
    .select({ boardId: boardFollows.boardId })
    .from(boardFollows)
    .where(and(eq(boardFollows.boardId, id), eq(boardFollows.followerId, viewerId)))
  return rows.length > 0
}
