import type { Action } from '@tessera/contracts/entities/action'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import type { ActionId, BoardId, SectionId, UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import type { Tx } from '../../../platform/database/port.ts'
import { and, desc, eq, isNull, sql } from '../../../platform/database/sql.ts'
import { sha256OfText } from '../../../platform/secrets/sha256.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { actingFor } from '../../identity/index.ts'
import { storeBoardAddress, storeSectionAddress } from '../addresses/store-address.ts'
import { boardChanged } from '../boards/events.ts'
import { type LockedBoard, lockBoards } from '../boards/lock-board.ts'
import { freeName, nameKeyOf, shortened, slugOf } from '../boards/rules.ts'
import { lockBoardNames } from '../boards/store.ts'
import { boards, sections } from '../boards/tables.ts'
import { pins } from '../pins/tables.ts'
import { countPublicPins } from '../pins/visibility.ts'
import { type ActionRow, actionOf, busyFault, canUndo, oneOf } from './rules.ts'
import { runActionJob } from './run-action-job.ts'
import { boardsOfAction, lockAction, lockActions, markBusy, setAction } from './store.ts'
import { actions } from './tables.ts'
import { isActionOf } from './trash.ts'
import { undoChunk } from './undo-chunk.ts'

/** The action to undo: by its undo token or by its id. */
export type ActionToUndo = { readonly undo_token: string } | { readonly action_id: ActionId }

type Undone =
  | { readonly ok: true; readonly action: Action }
  | { readonly ok: false; readonly code: ErrorCode }

type Undoing = Pick<Ports, 'clock' | 'jobs' | 'events'>

const fault = (code: ErrorCode): Undone => ({ ok: false, code })

/** Undoes an action, a large one in the background; or all actions of one act, at once. */
export async function undo(
  tx: Tx,
  ports: Undoing,
  viewerId: UserId,
  asked: ActionToUndo,
): Promise<Undone> {
  const [id, ...others] = await idsOf(tx, asked)
  if (id === undefined) return fault('not-found')
  if (others.length === 0) return undoOne(tx, ports, viewerId, { id, isOfSeveral: false })
  const ids = [id, ...others]
  const all = await lockActions(tx, ids)
  await lockBoards(tx, { userId: viewerId, advertiser: null }, all.flatMap(boardsOfAction))
  const undone: Action[] = []
  let refused: Undone = fault('not-found')
  for (const each of ids) {
    const result = await undoOne(tx, ports, viewerId, { id: each, isOfSeveral: true })
    if (result.ok) undone.push(result.action)
    else refused = result
  }
  const [first, ...more] = undone
  return first === undefined ? refused : { ok: true, action: oneOf([first, ...more]) }
}

interface ToUndo {
  readonly id: ActionId
  /** True for an action that is undone at once with others. */
  readonly isOfSeveral: boolean
}

async function undoOne(
  tx: Tx,
  ports: Undoing,
  viewerId: UserId,
  { id, isOfSeveral }: ToUndo,
): Promise<Undone> {
  const now = ports.clock.now()
  const action = await lockAction(tx, id)
  if (action === undefined || !(await isActionOf(tx, action.id, viewerId)))
    return fault('not-found')
  // A member who lost the permission to act for a business can't undo in its name either.
  const actorId = action.userId === viewerId ? action.actorId : viewerId
  const acting = await actingFor(tx, { id: viewerId }, { orbac_subject_id: actorId })
  if (!acting.ok) return fault(acting.code)
  if (!canUndo(action, now)) return fault('undo-gone')
  const held = await lockBoards(tx, { userId: actorId, advertiser: null }, boardsOfAction(action))
  const wrong = undoFault(action, held)
  if (wrong !== undefined) return fault(wrong)
  const restoredAs = await reopen(tx, ports, action, held)
  const begun = await setAction(tx, action.id, { state: 'undoing', reached: null })
  if (action.done > limits.bulkAtOnce && !isOfSeveral) {
    await markBusy(tx, begun)
    await ports.jobs.enqueue(tx, runActionJob, { action_id: action.id })
    return { ok: true, action: actionOf(begun, null, restoredAs) }
  }
  let current = begun
  while (await undoChunk(tx, current, now)) current = (await lockAction(tx, action.id)) ?? current
  const ended = (await lockAction(tx, action.id)) ?? current
  return { ok: true, action: actionOf(ended, null, restoredAs) }
}

/** Returns the actions to undo, the last one first. */
async function idsOf(tx: Sql, asked: ActionToUndo): Promise<readonly ActionId[]> {
  if ('action_id' in asked) return [asked.action_id]
  const undoHash = sha256OfText(asked.undo_token)
  const rows = await tx
    .select({ id: actions.id })
    .from(actions)
    .where(eq(actions.undoHash, undoHash))
    .orderBy(desc(actions.id))
  return rows.map(({ id }) => id)
}

/** True for kinds that delete their first board. */
const closesBoard = (action: ActionRow): boolean =>
  action.kind === 'delete-board' || action.kind === 'merge-board'

function undoFault(
  action: ActionRow,
  held: ReadonlyMap<BoardId, LockedBoard>,
): ErrorCode | undefined {
  const source = held.get(action.boardId)
  const target = action.targetBoardId === null ? undefined : held.get(action.targetBoardId)
  if (source === undefined || source.role === null) return 'undo-gone'
  if (!closesBoard(action) && source.deletedAt !== null) return 'board-deleted'
  const free = (board: LockedBoard | undefined) =>
    board === undefined || board.busyWith === null || board.busyWith === action.id
  if (free(source) && free(target)) return undefined
  return busyFault(source, target)
}

/**
 * Restores the board or section that an action deleted. Returns its name if that is another one,
 * because its own is taken.
 */
async function reopen(
  tx: Tx,
  ports: Pick<Ports, 'clock' | 'events'>,
  action: ActionRow,
  held: ReadonlyMap<BoardId, LockedBoard>,
): Promise<string | null> {
  const board = held.get(action.boardId)
  if (closesBoard(action) && board !== undefined && board.deletedAt !== null) {
    const name = await reopenBoard(tx, ports, board)
    if (action.kind === 'delete-board') await countPublicPins(tx, eq(pins.boardId, board.id))
    return name === board.name ? null : name
  }
  if (action.sectionId !== null && ['delete-section', 'merge-section'].includes(action.kind))
    return reopenSection(tx, { boardId: action.boardId, id: action.sectionId }, ports.clock.now())
  return null
}

/** Restores a deleted board; returns its name, which is another one when its own is taken. */
export async function reopenBoard(
  tx: Tx,
  { clock, events }: Pick<Ports, 'clock' | 'events'>,
  board: Pick<LockedBoard, 'id' | 'ownerId' | 'name' | 'slug' | 'privacy'>,
): Promise<string> {
  const others = await lockBoardNames(tx, board.ownerId)
  const keys = new Set(others.map(({ nameKey }) => nameKey))
  const isFree = !keys.has(nameKeyOf(board.name))
  const name = isFree ? board.name : freeName(shortened(board.name, limits.boardTitleMax), keys)
  const slug = slugOf(name, new Set(others.map((other) => other.slug)))
  if (slug !== board.slug) await storeBoardAddress(tx, board, clock.now())
  await tx
    .update(boards)
    .set({ deletedAt: null, mergedInto: null, name, nameKey: nameKeyOf(name), slug })
    .where(eq(boards.id, board.id))
  await events.tell(tx, boardChanged, { boardId: board.id })
  return name
}

async function reopenSection(
  tx: Sql,
  { boardId, id }: { readonly boardId: BoardId; readonly id: SectionId },
  now: Date,
): Promise<string | null> {
  const all = await tx
    .select({ title: sections.title, titleKey: sections.titleKey, slug: sections.slug })
    .from(sections)
    .where(and(eq(sections.boardId, boardId), isNull(sections.deletedAt)))
  const [gone] = await tx
    .select({ title: sections.title, slug: sections.slug })
    .from(sections)
    .where(and(eq(sections.id, id), sql`${sections.deletedAt} is not null`))
  if (gone === undefined) return null
  const keys = new Set(all.map(({ titleKey }) => titleKey))
  const isFree = !keys.has(nameKeyOf(gone.title))
  const title = isFree ? gone.title : freeName(shortened(gone.title, limits.sectionTitleMax), keys)
  const slug = slugOf(title, new Set(all.map((other) => other.slug)))
  if (slug !== gone.slug)
    await storeSectionAddress(tx, { boardId, slug: gone.slug, sectionId: id }, now)
  await tx
    .update(sections)
    .set({ deletedAt: null, title, titleKey: nameKeyOf(title), slug })
    .where(eq(sections.id, id))
  return isFree ? null : title
}
