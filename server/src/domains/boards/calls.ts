import {
  boardPins,
  createBoard,
  getBoard,
  pickerBoards,
  userBoards,
} from '@tessera/contracts/calls/boards'
import { BoardId, PinId } from '@tessera/contracts/ids'
import { answer, answerMember, given, refused } from '../../calls/answer.ts'
import { idOfBookmark, pageOf } from '../../calls/bookmark.ts'
import { pinOf } from '../pins/rules.ts'
import { pinsOfBoard } from '../pins/store.ts'
import { boardCardOf, boardNameFault, boardOf, byPickerName } from './rules.ts'
import {
  addBoard,
  boardsOf,
  findBoard,
  findBoardById,
  ownBoards,
  personExists,
  sectionsOf,
  suitingBoards,
} from './store.ts'

const badBookmark = refused('bad-input', { fields: { bookmark: 'Unreadable' } })

const answerCreateBoard = answerMember(createBoard, async ({ ports, viewer }, input) => {
  const { db, ids, clock } = ports
  const fault = boardNameFault(input.name)
  if (fault !== undefined) return refused(fault.code, fault.data)
  const board = {
    id: BoardId.parse(ids.next()),
    ownerId: viewer.id,
    name: input.name,
    privacy: input.privacy,
    now: clock.now(),
  }
  return db.transaction(async (tx) => {
    const added = await addBoard(tx, board)
    if (added === 'name-taken') return refused('name-taken')
    const row = await findBoardById(tx, added, viewer.id)
    return row === undefined ? refused('not-found') : given(boardOf(row, [], true))
  })
})

const answerGetBoard = answer(getBoard, async ({ ports, viewer }, address) => {
  const row = await findBoard(ports.db, address, viewer?.id ?? null)
  if (row === undefined) return refused('not-found')
  const parts = await sectionsOf(ports.db, row.id)
  return given(boardOf(row, parts, row.owner.id === viewer?.id))
})

const answerBoardPins = answer(boardPins, async ({ ports, viewer }, input) => {
  const viewerId = viewer?.id ?? null
  const before = idOfBookmark(input.bookmark)
  if (before === 'unreadable') return badBookmark
  const board = await findBoardById(ports.db, input.board_id, viewerId)
  if (board === undefined) return refused('not-found')
  const found = await pinsOfBoard(ports.db, {
    boardId: board.id,
    viewerId,
    before: before === undefined ? undefined : PinId.parse(before),
    most: input.page_size + 1,
  })
  const page = pageOf(found, input.page_size, ({ id }) => [id])
  return given(page.rows.map(pinOf), page.bookmark)
})

const answerUserBoards = answer(userBoards, async ({ ports, viewer }, input) => {
  const before = idOfBookmark(input.bookmark)
  if (before === 'unreadable') return badBookmark
  if (!(await personExists(ports.db, input.user_id))) return refused('not-found')
  const found = await boardsOf(ports.db, {
    ownerId: input.user_id,
    viewerId: viewer?.id ?? null,
    before: before === undefined ? undefined : BoardId.parse(before),
    most: input.page_size + 1,
  })
  const page = pageOf(found, input.page_size, ({ id }) => [id])
  return given(page.rows.map(boardCardOf), page.bookmark)
})

const answerPickerBoards = answerMember(pickerBoards, async ({ ports, viewer }, input) => {
  const all = (await ownBoards(ports.db, viewer.id)).toSorted(byPickerName).map(boardCardOf)
  const best = await suitingBoards(ports.db, {
    ownerId: viewer.id,
    pinId: input.pin_id,
    most: input.shortlist_suggestions,
  })
  return given({
    all_boards: all,
    boards_shortlist: best.flatMap((id) => all.filter((board) => board.id === id)),
  })
})

/** The calls of boards. */
export const boardCalls = [
  answerCreateBoard,
  answerGetBoard,
  answerBoardPins,
  answerUserBoards,
  answerPickerBoards,
]
