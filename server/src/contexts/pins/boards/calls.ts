import {
  archiveBoard,
  chooseBoardSort,
  createBoard,
  getBoard,
  orderBoards,
  orderPins,
  updateBoard,
} from '@tessera/contracts/calls/boards'
import type { Privacy } from '@tessera/contracts/entities/board'
import { BoardId, type UserId } from '@tessera/contracts/ids'
import { answer, answerMember, given, refused } from '../../../calls/answer.ts'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { tellTerms } from '../../base/terms/check-texts.ts'
import { type Acting, actingFor } from '../../identity/index.ts'
import { countOfNotes } from '../board-notes/store.ts'
import { postFault } from '../pins/post-fault.ts'
import { pins } from '../pins/tables.ts'
import { archive, changeBoard, orderBoardsOf, sortBoardsOf } from './change.ts'
import { boardFault, lockBoard, roleOf } from './lock-board.ts'
import { putBeside } from './put-beside.ts'
import { type BoardCardRow, boardNameFault, boardOf } from './rules.ts'
import { addBoard, findBoard, findBoardById, isFollowed, sectionsOf } from './store.ts'
import { boards } from './tables.ts'

/** Returns a board's page for a viewer. */
async function pageOfBoard(db: Sql, row: BoardCardRow, viewerId: UserId | null) {
  const role =
    viewerId === null
      ? null
      : roleOf(
          { ownerId: row.owner.id, privacy: row.privacy, shared: row.sharedWithMe },
          { userId: viewerId, advertiser: null },
        )
  const sections = await sectionsOf(db, row.id)
  const followed = await isFollowed(db, row.id, viewerId)
  const isOfBoard = role === 'owner' || role === 'collaborator'
  const notes = await countOfNotes(db, row.id, isOfBoard)
  return boardOf(row, { sections, role, followed, notes })
}

/** Answers a call that changed a board. */
async function changed(tx: Sql, id: BoardId, viewerId: UserId) {
  const row = await findBoardById(tx, id, viewerId)
  return row === undefined ? refused('not-found') : given(await pageOfBoard(tx, row, viewerId))
}

const boardTexts = ({
  name,
  description,
}: {
  readonly name?: string | undefined
  readonly description?: string | undefined
}) => ({ place: 'board', texts: [name, description] }) as const

/** Tells of terms in a public board's name and description. */
async function tellBoardTerms(tx: Tx, ports: Ports, id: BoardId): Promise<void> {
  const [board] = await tx
    .select({ ownerId: boards.ownerId, name: boards.name, description: boards.description })
    .from(boards)
    .where(and(eq(boards.id, id), eq(boards.privacy, 'public')))
  if (board === undefined) return
  const { ownerId, name, description } = board
  const texts = [name, description]
  await tellTerms(tx, ports, { place: 'board', kind: 'board', id, ownerId, texts })
}

const answerCreateBoard = answerMember(createBoard, async ({ ports, viewer, language }, input) => {
  const { db, ids, clock } = ports
  const wrong = boardNameFault(input.name)
  if (wrong !== undefined) return refused(wrong.code, wrong.data)
  const barred = await postFault(db, ports, { ...boardTexts(input), language })
  if (barred !== undefined) return barred
  return db.transaction(async (tx) => {
    const acting = await actingFor(tx, viewer, input)
    if (!acting.ok) return refused(acting.code)
    const place = placeFor(acting, input.privacy)
    if (place === undefined) return refused('not-allowed')
    const { name, description } = input
    const id = BoardId.parse(ids.next())
    const fault = await addBoard(tx, ports, { id, name, description, ...place, now: clock.now() })
    if (fault !== undefined) return refused(fault)
    await tellBoardTerms(tx, ports, id)
    return changed(tx, id, viewer.id)
  })
})

/**
 * Returns owner and privacy of a new board; on another account's ad account it is always
 * protected.
 */
function placeFor(acting: Acting & { ok: true }, privacy: Privacy | undefined) {
  const { advertiser, userId } = acting
  if (advertiser !== null && advertiser.ownerId !== userId)
    return privacy === undefined || privacy === 'protected'
      ? {
          ownerId: advertiser.ownerId,
          advertiserId: advertiser.id,
          privacy: 'protected' as const,
        }
      : undefined
  if (privacy === 'protected' && advertiser === null) return undefined
  return { ownerId: userId, advertiserId: advertiser?.id ?? null, privacy: privacy ?? 'public' }
}

const answerGetBoard = answer(getBoard, async ({ ports, viewer }, asked) => {
  const viewerId = viewer?.id ?? null
  const row =
    'board_id' in asked
      ? await findBoardById(ports.db, asked.board_id, viewerId)
      : await findBoard(ports.db, asked, viewerId)
  return row === undefined
    ? refused('not-found')
    : given(await pageOfBoard(ports.db, row, viewerId))
})

const answerUpdateBoard = answerMember(updateBoard, async ({ ports, viewer, language }, input) =>
  ports.db.transaction(async (tx) => {
    const barred = await postFault(tx, ports, { ...boardTexts(input), language })
    if (barred !== undefined) return barred
    const acting = await actingFor(tx, viewer, input)
    if (!acting.ok) return refused(acting.code)
    const wrong = await changeBoard(tx, ports, acting, input)
    if (wrong?.code === 'board-changed') {
      const now = await changed(tx, input.board_id, viewer.id)
      return now.ok ? refused(wrong.code, { board: now.data }) : now
    }
    if (wrong !== undefined) return refused(wrong.code, wrong.data)
    if ([input.name, input.description, input.privacy].some((field) => field !== undefined))
      await tellBoardTerms(tx, ports, input.board_id)
    return changed(tx, input.board_id, viewer.id)
  }),
)

const answerArchiveBoard = answerMember(archiveBoard, async ({ ports, viewer }, input) =>
  ports.db.transaction(async (tx) => {
    const acting = await actingFor(tx, viewer, input)
    if (!acting.ok) return refused(acting.code)
    const archivedAt = input.archived ? ports.clock.now() : null
    const code = await archive(tx, acting, { boardId: input.board_id, archivedAt })
    return code === undefined ? changed(tx, input.board_id, viewer.id) : refused(code)
  }),
)

const answerOrderBoards = answerMember(orderBoards, async ({ ports, viewer }, input) =>
  ports.db.transaction(async (tx) => {
    const acting = await actingFor(tx, viewer, input)
    if (!acting.ok) return refused(acting.code)
    return (await orderBoardsOf(tx, acting.userId, input.board_ids))
      ? given(null)
      : refused('not-found')
  }),
)

const answerChooseBoardSort = answerMember(chooseBoardSort, async ({ ports, viewer }, input) => {
  const acting = await actingFor(ports.db, viewer, input)
  if (!acting.ok) return refused(acting.code)
  await sortBoardsOf(ports.db, acting.userId, input.sort)
  return given(null)
})

const answerOrderPins = answerMember(orderPins, async ({ ports, viewer }, input) => {
  const { board_id: boardId, anchor_id: anchorId, side } = input
  const ids = [...new Set(input.pin_ids)]
  if (ids.includes(anchorId))
    return refused('bad-input', { fields: { anchor_id: 'A pin cannot be beside itself' } })
  return ports.db.transaction(async (tx) => {
    const acting = await actingFor(tx, viewer, input)
    if (!acting.ok) return refused(acting.code)
    const board = await lockBoard(tx, acting, boardId)
    const barred = boardFault(board, 'order')
    if (board === undefined || barred !== undefined) return refused(barred ?? 'not-found')
    if (board.busyWith !== null) return refused('board-busy')
    const asked = { boardId, ids, anchorId, side, top: ports.ids.next() }
    return (await putBeside(tx, pins, asked)) ? given(null) : refused('not-found')
  })
})

/** Handlers of the calls about single boards. */
export const boardCalls = [
  answerCreateBoard,
  answerGetBoard,
  answerUpdateBoard,
  answerArchiveBoard,
  answerOrderBoards,
  answerChooseBoardSort,
  answerOrderPins,
]
