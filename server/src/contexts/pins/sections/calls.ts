import {
  createSection,
  deleteSection,
  mergeSection,
  moveIntoSection,
  orderSections,
  removeFromSection,
  sectionsToSaveTo,
  updateSection,
} from '@tessera/contracts/calls/sections'
import { type BoardId, SectionId } from '@tessera/contracts/ids'
import { answerMember, given, refused } from '../../../calls/answer.ts'
import type { MemberVisit } from '../../../calls/visit.ts'
import type { Sql } from '../../base/sql.ts'
import { type ActingOptions, actingFor } from '../../identity/index.ts'
import { runPlan } from '../actions/calls.ts'
import { pinsNamed } from '../actions/chosen-pins.ts'
import type { Plan } from '../actions/rules.ts'
import { startAction } from '../actions/start.ts'
import { boardFault, lockBoard } from '../boards/lock-board.ts'
import { sectionNameFault, sectionOf } from '../boards/rules.ts'
import { sectionsOf } from '../boards/store.ts'
import { postFault } from '../pins/post-fault.ts'
import { answerOfSection, sectionReads } from './reads.ts'
import { boardOfSection, nameSection, orderSectionsOf } from './store.ts'

/** Starts an action on the board of a section. */
async function runOnBoard(
  visit: MemberVisit,
  input: ActingOptions & { readonly section_id: SectionId },
  planFor: (boardId: BoardId) => Plan,
) {
  const boardId = await boardOfSection(visit.ports.db, input.section_id)
  return boardId === undefined ? refused('not-found') : runPlan(visit, input, planFor(boardId))
}

const answerCreate = answerMember(createSection, async ({ ports, viewer, language }, input) => {
  const wrong = sectionNameFault(input.name)
  if (wrong !== undefined) return refused(wrong.code, wrong.data)
  const unfit = await postFault(ports.db, ports, { place: 'board', texts: [input.name], language })
  if (unfit !== undefined) return unfit
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

const answerUpdate = answerMember(updateSection, async ({ ports, viewer, language }, input) => {
  const wrong = sectionNameFault(input.name)
  if (wrong !== undefined) return refused(wrong.code, wrong.data)
  const unfit = await postFault(ports.db, ports, { place: 'board', texts: [input.name], language })
  if (unfit !== undefined) return unfit
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

const answerDelete = answerMember(deleteSection, async (visit, input) =>
  runOnBoard(visit, input, (boardId) => ({
    kind: 'delete-section',
    boardId,
    sectionId: input.section_id,
    chosen: { allBut: [] },
    target: input.keep_pins ? { boardId, sectionId: null } : null,
  })),
)

const answerMerge = answerMember(mergeSection, async (visit, input) =>
  runOnBoard(visit, input, (boardId) => ({
    kind: 'merge-section',
    boardId,
    sectionId: input.section_id,
    chosen: { allBut: [] },
    target: { boardId, sectionId: input.into_section_id },
  })),
)

/** Locks a board whose sections the viewer may change, or returns the error. */
async function lockFault(
  tx: Sql,
  viewer: MemberVisit['viewer'],
  input: ActingOptions & { readonly board_id: BoardId },
) {
  const acting = await actingFor(tx, viewer, input)
  return acting.ok ? boardFault(await lockBoard(tx, acting, input.board_id), 'order') : acting.code
}

const answerOrder = answerMember(orderSections, async ({ ports, viewer }, input) =>
  ports.db.transaction(async (tx) => {
    const fault = await lockFault(tx, viewer, input)
    if (fault !== undefined) return refused(fault)
    return (await orderSectionsOf(tx, input.board_id, input.section_ids))
      ? given(null)
      : refused('not-found')
  }),
)

const answerSectionsToSaveTo = answerMember(sectionsToSaveTo, async ({ ports, viewer }, input) =>
  ports.db.transaction(async (tx) => {
    const fault = await lockFault(tx, viewer, input)
    if (fault !== undefined) return refused(fault)
    return given((await sectionsOf(tx, input.board_id)).map(sectionOf))
  }),
)

const answerTakeOut = answerMember(removeFromSection, async (visit, input) =>
  runOnBoard(visit, input, (boardId) => ({
    kind: 'move',
    boardId,
    sectionId: input.section_id,
    chosen: { pinIds: input.pins },
    target: { boardId, sectionId: null },
  })),
)

const answerMoveInto = answerMember(moveIntoSection, async (visit, input) =>
  runOnBoard(visit, input, (boardId) => ({
    kind: 'move',
    boardId,
    sectionId: null,
    chosen: { pinIds: input.pins },
    target: { boardId, sectionId: input.section_id },
  })),
)

/** Handlers of the section calls. */
export const sectionCalls = [
  answerCreate,
  answerUpdate,
  answerDelete,
  answerMerge,
  answerOrder,
  answerSectionsToSaveTo,
  answerTakeOut,
  answerMoveInto,
  ...sectionReads,
]
