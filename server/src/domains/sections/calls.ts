import {
  boardSections,
  createSection,
  deleteSection,
  getSection,
  mergeSection,
  moveIntoSection,
  orderSections,
  removeFromSection,
  sectionAtAddress,
  sectionPins,
  sectionsToSaveTo,
  updateSection,
} from '@tessera/contracts/calls/sections'
import { PinId, SectionId } from '@tessera/contracts/ids'
import { answer, answerMember, given, refused } from '../../calls/answer.ts'
import { badBookmark, idOfBookmark, pageOf } from '../../calls/bookmark.ts'
import type { Visit } from '../../calls/visit.ts'
import { actingFor } from '../access/acting-for.ts'
import { runPlan } from '../actions/calls.ts'
import { pinsNamed } from '../actions/chosen-pins.ts'
import { startAction } from '../actions/start.ts'
import { mayKnowFormer, sectionAtFormerAddress } from '../addresses/former.ts'
import { boardFault, lockBoard } from '../boards/lock-board.ts'
import { sectionNameFault, sectionOf } from '../boards/rules.ts'
import { findBoardById, sectionsOf } from '../boards/store.ts'
import { pinOf } from '../pins/rules.ts'
import { pinsOfSection } from '../pins/store.ts'
import type { Sql } from '../sql.ts'
import {
  boardOfSection,
  findSection,
  nameSection,
  orderSectionsOf,
  sectionIsSeen,
} from './store.ts'

async function answerOfSection(tx: Sql, id: SectionId) {
  const row = await findSection(tx, id)
  return row === undefined ? refused('not-found') : given(sectionOf(row))
}

const answerCreate = answerMember(createSection, async ({ ports, viewer }, input) => {
  const wrong = sectionNameFault(input.name)
  if (wrong !== undefined) return refused(wrong.code, wrong.data)
  return ports.db.transaction(async (tx) => {
    const acting = await actingFor(tx, viewer, input)
    if (!acting.ok) return refused(acting.code)
    const board = await lockBoard(tx, acting, input.board_id)
    const barred = boardFault(board, 'order')
    if (board === undefined || barred !== undefined) return refused(barred ?? 'not-found')
    if (board.busyWith !== null) return refused('board-busy')
    const id = SectionId.parse(ports.ids.next())
    const pinIds = [...new Set(input.initial_pins)]
    const source = { boardId: board.id, sectionId: null }
    const there = await pinsNamed(tx, source, pinIds)
    if (there.length < pinIds.length) return refused('not-found', { field: 'initial_pins' })
    const section = { id, boardId: board.id, name: input.name }
    const fault = await nameSection(tx, section, { isNew: true, now: ports.clock.now() })
    if (fault !== undefined) return refused(fault)
    if (pinIds.length > 0) {
      const asker = { viewerId: viewer.id, actor: acting }
      const target = { boardId: board.id, sectionId: id }
      const plan = { kind: 'move', ...source, chosen: { pinIds }, target } as const
      const moved = await startAction(tx, ports, asker, plan)
      if (!moved.ok) throw new Error(`Moving pins to a new section failed: ${moved.code}.`)
    }
    return answerOfSection(tx, id)
  })
})

const answerUpdate = answerMember(updateSection, async ({ ports, viewer }, input) => {
  const wrong = sectionNameFault(input.name)
  if (wrong !== undefined) return refused(wrong.code, wrong.data)
  return ports.db.transaction(async (tx) => {
    const acting = await actingFor(tx, viewer, input)
    if (!acting.ok) return refused(acting.code)
    const boardId = await boardOfSection(tx, input.section_id)
    if (boardId === undefined) return refused('not-found')
    const barred = boardFault(await lockBoard(tx, acting, boardId), 'order')
    if (barred !== undefined) return refused(barred)
    const section = { id: input.section_id, boardId, name: input.name }
    const fault = await nameSection(tx, section, { isNew: false, now: ports.clock.now() })
    return fault === undefined ? answerOfSection(tx, input.section_id) : refused(fault)
  })
})

const answerDelete = answerMember(deleteSection, async (visit, input) => {
  const boardId = await boardOfSection(visit.ports.db, input.section_id)
  if (boardId === undefined) return refused('not-found')
  return runPlan(visit, input, {
    kind: 'delete-section',
    boardId,
    sectionId: input.section_id,
    chosen: { allBut: [] },
    target: input.keep_pins ? { boardId, sectionId: null } : null,
  })
})

const answerMerge = answerMember(mergeSection, async (visit, input) => {
  const boardId = await boardOfSection(visit.ports.db, input.section_id)
  if (boardId === undefined) return refused('not-found')
  return runPlan(visit, input, {
    kind: 'merge-section',
    boardId,
    sectionId: input.section_id,
    chosen: { allBut: [] },
    target: { boardId, sectionId: input.into_section_id },
  })
})

const answerOrder = answerMember(orderSections, async ({ ports, viewer }, input) =>
  ports.db.transaction(async (tx) => {
    const acting = await actingFor(tx, viewer, input)
    if (!acting.ok) return refused(acting.code)
    const barred = boardFault(await lockBoard(tx, acting, input.board_id), 'order')
    if (barred !== undefined) return refused(barred)
    return (await orderSectionsOf(tx, input.board_id, input.section_ids))
      ? given(null)
      : refused('not-found')
  }),
)

const answerSections = answer(boardSections, async ({ ports, viewer }, { board_id }) => {
  const board = await findBoardById(ports.db, board_id, viewer?.id ?? null)
  if (board === undefined) return refused('not-found')
  return given((await sectionsOf(ports.db, board_id)).map(sectionOf))
})

const answerSection = answer(getSection, async ({ ports, viewer }, { section_id }) =>
  (await sectionIsSeen(ports.db, section_id, viewer?.id ?? null))
    ? answerOfSection(ports.db, section_id)
    : refused('not-found'),
)

const answerSectionSince = answer(sectionAtAddress, async ({ ports, viewer }, input) => {
  const { db } = ports
  const viewerId = viewer?.id ?? null
  const board = await findBoardById(db, input.board_id, viewerId)
  if (board === undefined) return refused('not-found')
  const since = await sectionAtFormerAddress(db, { boardId: board.id, slug: input.slug })
  if (since === undefined || !mayKnowFormer(since, board, viewerId)) return refused('not-found')
  return answerOfSection(db, since.id)
})

const answerSectionsToSaveTo = answerMember(sectionsToSaveTo, async ({ ports, viewer }, input) =>
  ports.db.transaction(async (tx) => {
    const acting = await actingFor(tx, viewer, input)
    if (!acting.ok) return refused(acting.code)
    const barred = boardFault(await lockBoard(tx, acting, input.board_id), 'order')
    if (barred !== undefined) return refused(barred)
    return given((await sectionsOf(tx, input.board_id)).map(sectionOf))
  }),
)

const answerPins = answer(sectionPins, async ({ ports, viewer }: Visit, input) => {
  const after = idOfBookmark(input.bookmark)
  if (after === 'unreadable') return badBookmark
  const viewerId = viewer?.id ?? null
  if (!(await sectionIsSeen(ports.db, input.section_id, viewerId))) return refused('not-found')
  const found = await pinsOfSection(ports.db, input.section_id, {
    viewerId,
    after: after === undefined ? undefined : PinId.parse(after),
    most: input.page_size + 1,
    sort: input.sort,
    words: input.query === '' ? undefined : input.query,
  })
  const page = pageOf(found, input.page_size, ({ place }) => [place])
  return given(page.rows.map(pinOf), page.bookmark)
})

const answerTakeOut = answerMember(removeFromSection, async (visit, input) => {
  const boardId = await boardOfSection(visit.ports.db, input.section_id)
  if (boardId === undefined) return refused('not-found')
  return runPlan(visit, input, {
    kind: 'move',
    boardId,
    sectionId: input.section_id,
    chosen: { pinIds: input.pins },
    target: { boardId, sectionId: null },
  })
})

const answerMoveInto = answerMember(moveIntoSection, async (visit, input) => {
  const boardId = await boardOfSection(visit.ports.db, input.section_id)
  if (boardId === undefined) return refused('not-found')
  return runPlan(visit, input, {
    kind: 'move',
    boardId,
    sectionId: null,
    chosen: { pinIds: input.pins },
    target: { boardId, sectionId: input.section_id },
  })
})

/** Handlers of the section calls. */
export const sectionCalls = [
  answerCreate,
  answerUpdate,
  answerDelete,
  answerMerge,
  answerOrder,
  answerSections,
  answerSection,
  answerSectionSince,
  answerSectionsToSaveTo,
  answerPins,
  answerTakeOut,
  answerMoveInto,
]
