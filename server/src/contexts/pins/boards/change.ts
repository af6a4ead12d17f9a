import type { updateBoard } from '@tessera/contracts/calls/boards'
import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import type { BoardSort } from '@tessera/contracts/entities/user'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import type { BoardId, MediaId, PinId, UserId } from '@tessera/contracts/ids'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq, inArray, isNull, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { users } from '../../identity/index.ts'
import { storeBoardAddress } from '../addresses/store-address.ts'
import { setReaders } from '../board-notes/merge.ts'
import { pins } from '../pins/tables.ts'
import { countPublicPins, uncountPins } from '../pins/visibility.ts'
import { boardChanged } from './events.ts'
import { type Actor, boardFault, type LockedBoard, lockBoard } from './lock-board.ts'
import { boardNameFault, type NameFault, nameKeyOf, slugOf } from './rules.ts'
import { lockBoardNames } from './store.ts'
import { boardPeople, boards } from './tables.ts'

type Fault = NameFault | undefined
const fault = (code: ErrorCode): Fault => ({ code })

/** Changes a board's name, description, privacy or cover. */
export async function changeBoard(
  tx: Tx,
  { clock, events }: Pick<Ports, 'clock' | 'events'>,
  actor: Actor,
  input: ParsedInputOf<typeof updateBoard>,
): Promise<Fault> {
  const board = await lockBoard(tx, actor, input.board_id)
  const barred = boardFault(board, 'own')
  if (board === undefined || barred !== undefined) return fault(barred ?? 'not-found')
  if (input.privacy === 'protected' && board.privacy !== 'protected') return fault('not-allowed')
  if (await isOvertaken(tx, board, input)) return fault('board-changed')
  if (input.name !== undefined) {
    const wrong = await rename(tx, board, { name: input.name, now: clock.now() })
    if (wrong !== undefined) return wrong
  }
  if (input.cover_pin_id !== undefined) {
    const coverId = await coverOf(tx, board.id, input.cover_pin_id)
    if (coverId === undefined) return fault('not-found')
    await tx.update(boards).set({ coverId }).where(eq(boards.id, board.id))
  }
  if (input.description !== undefined)
    await tx.update(boards).set({ description: input.description }).where(eq(boards.id, board.id))
  if (input.privacy !== undefined && input.privacy !== board.privacy) {
    const which = eq(pins.boardId, board.id)
    await uncountPins(tx, which)
    await tx.update(boards).set({ privacy: input.privacy }).where(eq(boards.id, board.id))
    if (input.privacy === 'public')
      await setReaders(tx, board.id, input.publish_notes ? 'everyone' : 'people')
    await countPublicPins(tx, which)
  }
  if (input.name !== undefined || input.privacy !== undefined)
    await events.tell(tx, boardChanged, { boardId: board.id })
  return undefined
}

/** True when somebody changed one of the submitted fields since the form was opened. */
async function isOvertaken(
  tx: Sql,
  board: LockedBoard,
  { was, ...input }: ParsedInputOf<typeof updateBoard>,
): Promise<boolean> {
  if (was === undefined) return false
  const [row] = await tx
    .select({ description: boards.description })
    .from(boards)
    .where(eq(boards.id, board.id))
  const now = { name: board.name, privacy: board.privacy, description: row?.description }
  return (['name', 'description', 'privacy'] as const).some(
    (field) =>
      was[field] !== undefined &&
      input[field] !== undefined &&
      now[field] !== was[field] &&
      now[field] !== input[field],
  )
}

async function rename(
  tx: Sql,
  board: LockedBoard,
  { name, now }: { readonly name: string; readonly now: Date },
): Promise<Fault> {
  const wrong = boardNameFault(name)
  if (wrong !== undefined) return wrong
  const others = (await lockBoardNames(tx, board.ownerId)).filter(({ id }) => id !== board.id)
  const nameKey = nameKeyOf(name)
  if (others.some((other) => other.nameKey === nameKey)) return fault('name-taken')
  const slug = slugOf(name, new Set(others.map((other) => other.slug)))
  if (slug !== board.slug) await storeBoardAddress(tx, board, now)
  await tx.update(boards).set({ name: name.trim(), nameKey, slug }).where(eq(boards.id, board.id))
  return undefined
}

async function coverOf(
  tx: Sql,
  boardId: BoardId,
  pinId: PinId | null,
): Promise<MediaId | null | undefined> {
  if (pinId === null) return null
  const [row] = await tx
    .select({ mediaId: pins.mediaId })
    .from(pins)
    .where(and(eq(pins.id, pinId), eq(pins.boardId, boardId), isNull(pins.deletedAt)))
  return row?.mediaId
}

/** Archives or unarchives a board: for everybody as its owner, else for oneself alone. */
export async function archive(
  tx: Sql,
  actor: Actor,
  asked: { readonly boardId: BoardId; readonly archivedAt: Date | null },
): Promise<ErrorCode | undefined> {
  const { boardId, archivedAt } = asked
  const board = await lockBoard(tx, actor, boardId)
  const barred = boardFault(board, 'order')
  if (barred !== undefined) return barred
  if (board?.role === 'owner')
    await tx.update(boards).set({ archivedAt }).where(eq(boards.id, boardId))
  else if (board?.role === 'collaborator')
    await tx
      .update(boardPeople)
      .set({ archivedAt })
      .where(and(eq(boardPeople.boardId, boardId), eq(boardPeople.userId, actor.userId)))
  else return 'not-allowed'
  return undefined
}

/** Chooses the order of a member's boards on their profile. */
export async function sortBoardsOf(db: Sql, ownerId: UserId, sort: BoardSort): Promise<void> {
  await db.update(users).set({ boardSort: sort }).where(eq(users.id, ownerId))
}

/** Reorders a member's boards; boards not named come last. False when one isn't theirs. */
export async function orderBoardsOf(
  tx: Sql,
  ownerId: UserId,
  ids: readonly BoardId[],
): Promise<boolean> {
  const own = await tx
    .select({ id: boards.id })
    .from(boards)
    .where(and(eq(boards.ownerId, ownerId), inArray(boards.id, [...ids]), isNull(boards.deletedAt)))
    .orderBy(boards.id)
    .for('update')
  if (own.length !== new Set(ids).size) return false
  const named = sql.param([...ids])
  // The other boards keep their relative order, archived and deleted ones too.
  await tx.execute(sql`update ${boards} set place = ranked.place
    from (select id, ${ids.length} + row_number() over (order by place) as place from ${boards}
      where owner_id = ${ownerId}::bigint and place is not null
        and not id = any(${named}::bigint[])) ranked
    where ${boards.id} = ranked.id`)
  await tx.execute(sql`update ${boards} set place = named.place
    from unnest(${named}::bigint[]) with ordinality named(id, place)
    where ${boards.id} = named.id`)
  await sortBoardsOf(tx, ownerId, 'custom')
  return true
}
