import { boardPins, pickerBoards, userBoards } from '@tessera/contracts/calls/boards'
import { BoardId } from '@tessera/contracts/ids'
import { answer, answerLate, answerMember, given, refused } from '../../../calls/answer.ts'
import { badBookmark, idOfBookmark, pageOf, placeOfBookmark } from '../../../calls/bookmark.ts'
import { needPrimary } from '../../../platform/database/replicas/port.ts'
import { actingFor, isNamed } from '../../identity/index.ts'
import { pinOf } from '../pins/rules.ts'
import { pinsOfBoard } from '../pins/store.ts'
import { boardsOf, boardsToSaveTo, protectedBoards, suitingBoards } from './lists.ts'
import { boardCardOf, byPickerName } from './rules.ts'
import { boardIsSeen, personExists } from './store.ts'

const answerBoardPins = answer(boardPins, async ({ ports, viewer }, input) => {
  const viewerId = viewer?.id ?? null
  const after = placeOfBookmark(input.bookmark)
  if (after === 'unreadable') return badBookmark
  const { board_id: id, section } = input
  const words = input.query === '' ? undefined : input.query
  const asked = { viewerId, after, most: input.page_size + 1, sort: input.sort, words }
  const found = await pinsOfBoard(ports.db, { id, section }, asked)
  // The pins of a board that the viewer may not see aren't found either.
  if (found.length === 0 && !(await boardIsSeen(ports.db, id, viewerId)))
    return refused('not-found')
  const page = pageOf(found, input.page_size, ({ place, id }) => [place, id])
  return given(page.rows.map(pinOf), page.bookmark)
})

const answerUserBoards = answerLate(userBoards, async ({ ports, viewer }, input) => {
  const after = idOfBookmark(input.bookmark)
  if (after === 'unreadable') return badBookmark
  if (input.user_id === viewer?.id) needPrimary(ports.db, 'own')
  if (!(await personExists(ports.db, input.user_id))) return refused('not-found')
  const found = await boardsOf(ports.db, {
    ownerId: input.user_id,
    viewerId: viewer?.id ?? null,
    filter: input.filter,
    sort: input.sort,
    after: after === undefined ? undefined : BoardId.parse(after),
    most: input.page_size + 1,
  })
  const page = pageOf(found, input.page_size, ({ id }) => [id])
  return given(page.rows.map(boardCardOf), page.bookmark)
})

const answerPickerBoards = answerMember(pickerBoards, async ({ ports, viewer }, input) => {
  const acting = await actingFor(ports.db, viewer, input)
  if (!acting.ok) return refused(acting.code)
  const { advertiser, userId } = acting
  const wantsProtected = input.filter === 'protected'
  if (wantsProtected && advertiser === null) return refused('not-allowed')
  const ownerId = (wantsProtected ? advertiser?.ownerId : undefined) ?? userId
  if (input.username !== undefined && !(await isNamed(ports.db, ownerId, input.username)))
    return refused('not-allowed')
  const rows = wantsProtected
    ? await protectedBoards(ports.db, ownerId)
    : await boardsToSaveTo(ports.db, ownerId)
  const all = rows.toSorted(byPickerName).map(boardCardOf)
  const best = await suitingBoards(ports.db, {
    among: all.map(({ id }) => id),
    pinId: input.pin_id,
    most: input.shortlist_suggestions,
  })
  return given({
    all_boards: input.field_set_key === 'shortlist' ? [] : all,
    boards_shortlist: best.flatMap((id) => all.filter((board) => board.id === id)),
  })
})

/** Handlers of the calls that list boards and their pins. */
export const boardListCalls = [answerBoardPins, answerUserBoards, answerPickerBoards]
