import type { ErrorCode } from '@tessera/contracts/errors/codes'
import type { BoardId, PinId, SectionId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import type { Tx } from '../../../platform/database/port.ts'
import { busyFault, oneOf, type Plan } from '../actions/rules.ts'
import { type Asker, type Started, type Starting, startAction } from '../actions/start.ts'
import { boardFault, hasSection, type LockedBoard, lockBoards } from '../boards/lock-board.ts'
import { type ChosenOfLibrary, chosenPins } from './store.ts'

/** An act on pins of several boards; without a target it deletes them. */
export interface LibraryPlan {
  readonly kind: 'move' | 'copy' | 'delete-pins'
  readonly chosen: ChosenOfLibrary
  readonly target: { readonly boardId: BoardId; readonly sectionId: SectionId | null } | null
}

const fault = (code: ErrorCode): Started => ({ ok: false, code })

/**
 * Runs an act on pins of a member's library, wherever they are: an action for each board, all in this
 * transaction and with one undo token. Pins that are on the target board already stay as they are, and so do
 * those on boards that the member no longer shares.
 */
export async function actOnLibraryPins(
  tx: Tx,
  ports: Starting,
  asker: Asker,
  plan: LibraryPlan,
): Promise<Started> {
  const most = limits.libraryActMax + 1
  const found = await chosenPins(tx, plan.chosen, most)
  if (found.length === most) return fault('too-many-pins')
  const boardIds = [...new Set(found.map(({ boardId }) => boardId))]
  const target = plan.target === null ? [] : [plan.target.boardId]
  const held = await lockBoards(tx, asker.actor, [...boardIds, ...target])
  const shared = boardIds.filter((id) => held.get(id)?.role !== null)
  if (shared.length === 0 && boardIds.length > 0) return fault('not-allowed')
  const wrong = lockedFault(plan, shared, held) ?? (await sectionFault(tx, plan))
  if (wrong !== undefined) return fault(wrong)
  // Pins may have moved until their boards were locked; those that came to another board stay there.
  const chosen = (await chosenPins(tx, plan.chosen, most)).filter(({ boardId }) =>
    shared.includes(boardId),
  )
  const moving = chosen.filter((pin) => !isThere(plan, pin))
  const sources = Map.groupBy(moving, ({ boardId }) => boardId)
  if (sources.size === 0) return fault(chosen.length === 0 ? 'not-found' : 'same-place')
  return startAll(tx, ports, asker, { plan, sources })
}

type Sources = ReadonlyMap<BoardId, readonly { readonly id: PinId }[]>

async function startAll(
  tx: Tx,
  ports: Starting,
  asker: Asker,
  { plan, sources }: { readonly plan: LibraryPlan; readonly sources: Sources },
): Promise<Started> {
  const undoToken = ports.tokens.next()
  const begun: Started[] = []
  for (const [boardId, pins] of sources) {
    const one: Plan = {
      kind: plan.kind,
      boardId,
      sectionId: null,
      chosen: { pinIds: pins.map(({ id }) => id) },
      target: plan.target,
      undoToken,
    }
    begun.push(await startAction(tx, ports, asker, one))
  }
  const actions = begun.map((started) => {
    // Faults are looked for before the first board changes, so that an act is done whole or not at all.
    if (!started.ok) throw new Error(`An action of a checked act was refused: ${started.code}.`)
    return started.action
  })
  const [first, ...others] = actions
  return first === undefined ? fault('not-found') : { ok: true, action: oneOf([first, ...others]) }
}

/** True for a pin that is where the act would put it. A board has an idea once, so it takes no copy of its own. */
const isThere = (
  { kind, target }: LibraryPlan,
  pin: { readonly boardId: BoardId; readonly sectionId: SectionId | null },
): boolean =>
  target?.boardId === pin.boardId &&
  (kind === 'copy' || target.sectionId === null || target.sectionId === pin.sectionId)

async function sectionFault(tx: Tx, { target }: LibraryPlan): Promise<ErrorCode | undefined> {
  if (target === null || target.sectionId === null) return undefined
  return (await hasSection(tx, target.boardId, target.sectionId)) ? undefined : 'not-found'
}

function lockedFault(
  { target: to }: LibraryPlan,
  boardIds: readonly BoardId[],
  held: ReadonlyMap<BoardId, LockedBoard>,
): ErrorCode | undefined {
  const target = to === null ? undefined : held.get(to.boardId)
  const closed = to === null ? undefined : boardFault(target, 'add')
  if (closed !== undefined) return closed
  for (const id of boardIds) {
    const source = held.get(id)
    const wrong = boardFault(source, 'order')
    if (source === undefined || wrong !== undefined) return wrong ?? 'not-found'
    const busy = busyFault(source, target)
    if (busy !== undefined) return busy
  }
  return undefined
}
