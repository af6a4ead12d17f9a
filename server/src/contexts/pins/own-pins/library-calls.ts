import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import {
  deleteLibraryPins,
  placeLibraryPins,
  previewLibraryAct,
} from '@tessera/contracts/calls/library'
import type { UserId } from '@tessera/contracts/ids'
import { answerMember, given, refused } from '../../../calls/answer.ts'
import type { MemberVisit } from '../../../calls/visit.ts'
import { actOnLibraryPins, type LibraryPlan } from './act-on-library.ts'
import { type ChosenOfLibrary, chosenByBoard } from './store.ts'

type Chosen = ParsedInputOf<typeof deleteLibraryPins>

const chosenOf = (
  userId: UserId,
  { pin_ids, except_pin_ids, ...filters }: Chosen,
): ChosenOfLibrary => ({ userId, filters, pinIds: pin_ids, exceptions: except_pin_ids })

const run = ({ ports, viewer }: MemberVisit, plan: LibraryPlan) =>
  ports.db.transaction(async (tx) => {
    const actor = { userId: viewer.id, advertiser: null }
    const started = await actOnLibraryPins(tx, ports, { viewerId: viewer.id, actor }, plan)
    return started.ok ? given(started.action) : refused(started.code)
  })

const answerPlace = answerMember(placeLibraryPins, async (visit, input) => {
  const { act, new_board_id: boardId, new_section_id: sectionId = null, ...chosen } = input
  const target = { boardId, sectionId }
  return run(visit, { kind: act, chosen: chosenOf(visit.viewer.id, chosen), target })
})

const answerDelete = answerMember(deleteLibraryPins, async (visit, input) =>
  run(visit, { kind: 'delete-pins', chosen: chosenOf(visit.viewer.id, input), target: null }),
)

const answerPreview = answerMember(previewLibraryAct, async ({ ports, viewer }, input) => {
  const { new_board_id: targetId, ...chosen } = input
  const all = await chosenByBoard(ports.db, chosenOf(viewer.id, chosen))
  const changed = all.filter(({ id }) => id !== targetId)
  const sum = (boards: typeof all) => boards.reduce((total, { count }) => total + count, 0)
  return given({ total: sum(changed), there: sum(all) - sum(changed), boards: changed })
})

/** Handlers of the calls that act on pins of a library. */
export const libraryActCalls = [answerPlace, answerDelete, answerPreview]
