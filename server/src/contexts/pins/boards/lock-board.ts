import type { BoardRole, Privacy } from '@tessera/contracts/entities/board'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import type { ActionId, AdvertiserId, BoardId, SectionId, UserId } from '@tessera/contracts/ids'
import { hotQuery, type QueryValue } from '../../../platform/database/hot-query.ts'
import { and, eq, inArray, isNull, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { isPresent, users } from '../../identity/index.ts'
import { actions } from '../actions/tables.ts'
import type { BoardRow } from '../pins/rules.ts'
import { boards, sections } from './tables.ts'
import { isVisibleTo, sharedWith } from './visibility.ts'

/** The account that works on boards, and the ad account it acts for. */
export interface Actor {
  readonly userId: UserId
  readonly advertiser: { readonly id: AdvertiserId; readonly ownerId: UserId } | null
}

/** A board locked until the transaction ends, with the actor's role on it. */
export interface LockedBoard extends BoardRow {
  readonly ownerId: UserId
  readonly privacy: Privacy
  readonly pinCount: number
  readonly archivedAt: Date | null
  readonly deletedAt: Date | null
  readonly busyWith: ActionId | null
  /** True while it is being merged into another board: pins added now would be lost. */
  readonly closing: boolean
  readonly role: BoardRole | null
  /** True when the actor may know that it exists. */
  readonly seen: boolean
}

/** The columns of a board with a member's role on it. */
export const lockedBoardColumns = (userId: QueryValue<UserId>) => ({
  id: boards.id,
  name: boards.name,
  slug: boards.slug,
  username: users.username,
  layout: boards.layout,
  ownerId: boards.ownerId,
  privacy: boards.privacy,
  pinCount: boards.pinCount,
  archivedAt: boards.archivedAt,
  deletedAt: boards.deletedAt,
  busyWith: boards.busyWith,
  closing: sql<boolean>`exists (select from ${actions} where ${actions.id} = ${boards.busyWith}
    and ${actions.kind} = 'merge-board' and ${actions.boardId} = ${boards.id})`,
  shared: sharedWith(userId),
  ownerIsPresent: isPresent(boards.ownerId),
  seen: sql<boolean>`coalesce(${isVisibleTo(userId)}, false)`,
})

/** Selects boards with a member's role on them. */
const boardsFor = (db: Sql, userId: QueryValue<UserId>) =>
  db.select(lockedBoardColumns(userId)).from(boards).innerJoin(users, eq(users.id, boards.ownerId))

type BoardFor = Awaited<ReturnType<typeof boardsFor>>[number]

/** Returns a board that was read and locked, with the actor's role on it. */
export function lockedBy(actor: Actor, { shared, ownerIsPresent, ...row }: BoardFor): LockedBoard {
  const role = roleOf({ ...row, shared }, actor)
  return { ...row, role, seen: ownerIsPresent && (row.seen || role !== null) }
}

/**
 * Locks boards until the transaction ends, in the order of their ids, so that counts stay
 * right and transactions can't deadlock. Whatever changes pins or sections locks their board
 * first, then origins, people and hashtags, in that order.
 */
export async function lockBoards(
  tx: Sql,
  actor: Actor,
  ids: readonly BoardId[],
): Promise<ReadonlyMap<BoardId, LockedBoard>> {
  const rows = await boardsFor(tx, actor.userId)
    .where(inArray(boards.id, [...new Set(ids)]))
    .orderBy(boards.id)
    .for('update', { of: boards })
  return new Map(rows.map((row) => [row.id, lockedBy(actor, row)]))
}

const lockedBoard = hotQuery('hold_board', (db) =>
  boardsFor(db, sql.placeholder('userId'))
    .where(eq(boards.id, sql.placeholder('id')))
    .for('update', { of: boards }),
)

/** Locks one board. */
export async function lockBoard(
  tx: Sql,
  actor: Actor,
  id: BoardId,
): Promise<LockedBoard | undefined> {
  const [row] = await lockedBoard(tx, { id, userId: actor.userId })
  return row === undefined ? undefined : lockedBy(actor, row)
}

/** Returns somebody's role on a board. */
export function roleOf(
  board: { readonly ownerId: UserId; readonly privacy: Privacy; readonly shared: boolean },
  actor: Actor,
): BoardRole | null {
  if (board.ownerId === actor.userId) return 'owner'
  if (board.shared) return 'collaborator'
  const acts = board.privacy === 'protected' && actor.advertiser?.ownerId === board.ownerId
  return acts ? 'advertiser' : null
}

/** An intent on a board: add pins, arrange its pins, or change the board itself. */
export type Need = 'add' | 'order' | 'own'

/** Returns why somebody may not do that on a board; undefined when they may. */
export function boardFault(board: LockedBoard | undefined, need: Need): ErrorCode | undefined {
  if (board === undefined || !board.seen || board.deletedAt !== null) return 'not-found'
  if (board.role === null || (need === 'own' && board.role !== 'owner')) return 'not-allowed'
  if (need === 'add' && board.archivedAt !== null) return 'board-archived'
  return need === 'add' && board.closing ? 'board-closing' : undefined
}

/** True when the board has this section. */
export async function hasSection(tx: Sql, boardId: BoardId, id: SectionId): Promise<boolean> {
  const rows = await tx
    .select({ id: sections.id })
    .from(sections)
    .where(and(eq(sections.id, id), eq(sections.boardId, boardId), isNull(sections.deletedAt)))
  return rows.length > 0
}
