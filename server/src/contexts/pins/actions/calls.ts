import {
  cancelAction,
  copyAllPins,
  copyPins,
  deleteAllPins,
  deleteBoard,
  deletePins,
  emptyTrash,
  getAction,
  mergeBoard,
  moveAllPins,
  movePins,
  trash,
  undoAction,
} from '@tessera/contracts/calls/actions'
import { deletePin } from '@tessera/contracts/calls/pins'
import { ActionId, type BoardId, type PinId, type SectionId } from '@tessera/contracts/ids'
import { answerMember, given, refused } from '../../../calls/answer.ts'
import { badBookmark, idOfBookmark, pageOf } from '../../../calls/bookmark.ts'
import type { MemberVisit } from '../../../calls/visit.ts'
import { type ActingOptions, actingFor } from '../../identity/index.ts'
import { livePin } from '../pins/store.ts'
import { actionOf, type Plan } from './rules.ts'
import { type Started, startAction } from './start.ts'
import { clearBusy, findAction, lockAction, setAction } from './store.ts'
import { deletedBy, emptyTrashOf, isActionOf, trashItemOf } from './trash.ts'
import { undo } from './undo.ts'

const answerOf = (started: Started) => (started.ok ? given(started.action) : refused(started.code))

/** Starts an action for the viewer, or for the account they ask to act for. */
export const runPlan = (visit: MemberVisit, options: ActingOptions, plan: Plan) =>
  visit.ports.db.transaction(async (tx) => {
    const acting = await actingFor(tx, visit.viewer, options)
    if (!acting.ok) return refused(acting.code)
    const asker = { viewerId: visit.viewer.id, actor: acting }
    return answerOf(await startAction(tx, visit.ports, asker, plan))
  })

interface Source extends ActingOptions {
  readonly board_id: BoardId
  readonly old_section_id?: SectionId | undefined
}

const from = (input: Source) => ({
  boardId: input.board_id,
  sectionId: input.old_section_id ?? null,
})

const named = (input: Source & { readonly pin_ids: readonly PinId[] }) => ({
  ...from(input),
  chosen: { pinIds: input.pin_ids },
})

const all = (input: Source & { readonly except_pin_ids?: readonly PinId[] }) => ({
  ...from(input),
  chosen: { allBut: input.except_pin_ids ?? [] },
})

interface Target {
  readonly new_board_id: BoardId
  readonly new_section_id?: SectionId | undefined
}

const to = (input: Target) => ({
  boardId: input.new_board_id,
  sectionId: input.new_section_id ?? null,
})

const answerMovePins = answerMember(movePins, async (visit, input) =>
  runPlan(visit, input, { kind: 'move', ...named(input), target: to(input) }),
)

const answerCopyPins = answerMember(copyPins, async (visit, input) =>
  runPlan(visit, input, { kind: 'copy', ...named(input), target: to(input) }),
)

const answerDeletePins = answerMember(deletePins, async (visit, input) =>
  runPlan(visit, input, { kind: 'delete-pins', ...named(input), target: null }),
)

const answerMoveAll = answerMember(moveAllPins, async (visit, input) =>
  runPlan(visit, input, { kind: 'move', ...all(input), target: to(input) }),
)

const answerCopyAll = answerMember(copyAllPins, async (visit, input) =>
  runPlan(visit, input, { kind: 'copy', ...all(input), target: to(input) }),
)

const answerDeleteAll = answerMember(deleteAllPins, async (visit, input) =>
  runPlan(visit, input, { kind: 'delete-pins', ...all(input), target: null }),
)

const answerDeleteBoard = answerMember(deleteBoard, async (visit, input) =>
  runPlan(visit, input, { kind: 'delete-board', ...all(input), target: null }),
)

const answerMergeBoard = answerMember(mergeBoard, async (visit, input) =>
  runPlan(visit, input, {
    kind: 'merge-board',
    ...all(input),
    target: { boardId: input.into_board_id, sectionId: null },
  }),
)

const answerDeletePin = answerMember(deletePin, async (visit, input) => {
  const pin = await livePin(visit.ports.db, input.id)
  if (pin === undefined) return refused('not-found')
  const chosen = { pinIds: [input.id] }
  const place = { boardId: pin.boardId, sectionId: null }
  return runPlan(visit, input, {
    kind: 'delete-pins',
    ...place,
    chosen,
    target: null,
    inTrash: !input.undoes_save,
  })
})

const answerGetAction = answerMember(getAction, async ({ ports, viewer }, { action_id }) => {
  const action = await findAction(ports.db, action_id)
  const isTheirs = action !== undefined && (await isActionOf(ports.db, action_id, viewer.id))
  return isTheirs ? given(actionOf(action)) : refused('not-found')
})

const answerCancel = answerMember(cancelAction, async ({ ports, viewer }, { action_id }) =>
  ports.db.transaction(async (tx) => {
    const action = await lockAction(tx, action_id)
    if (action?.userId !== viewer.id) return refused('not-found')
    if (action.state !== 'running') return refused('action-ended')
    await clearBusy(tx, action_id)
    const endedAt = ports.clock.now()
    return given(actionOf(await setAction(tx, action_id, { state: 'cancelled', endedAt })))
  }),
)

const answerUndo = answerMember(undoAction, async ({ ports, viewer }, asked) =>
  ports.db.transaction(async (tx) => answerOf(await undo(tx, ports, viewer.id, asked))),
)

const answerTrash = answerMember(trash, async ({ ports, viewer }, input) => {
  const before = idOfBookmark(input.bookmark)
  if (before === 'unreadable') return badBookmark
  const rows = await deletedBy(ports.db, {
    userId: viewer.id,
    now: ports.clock.now(),
    before: before === undefined ? undefined : ActionId.parse(before),
    most: input.page_size + 1,
    query: input.query,
  })
  const page = pageOf(rows, input.page_size, ({ id }) => [id])
  return given(page.rows.map(trashItemOf), page.bookmark)
})

const answerEmpty = answerMember(emptyTrash, async ({ ports, viewer }, { action_ids }) => {
  const emptied = await ports.db.transaction((tx) =>
    emptyTrashOf(tx, { userId: viewer.id, only: action_ids }, ports.clock.now()),
  )
  return given({ emptied })
})

/** Handlers of the calls that move, copy, delete and restore pins, sections and boards. */
export const actionCalls = [
  answerMovePins,
  answerCopyPins,
  answerDeletePins,
  answerMoveAll,
  answerCopyAll,
  answerDeleteAll,
  answerDeleteBoard,
  answerMergeBoard,
  answerDeletePin,
  answerGetAction,
  answerCancel,
  answerUndo,
  answerTrash,
  answerEmpty,
]
