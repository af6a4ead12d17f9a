import type { Action } from '@tessera/contracts/entities/action'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import { ActionId, type UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import type { Tx } from '../../../platform/database/port.ts'
import { sha256OfText } from '../../../platform/secrets/sha256.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import {
  type Actor,
  boardFault,
  hasSection,
  type LockedBoard,
  lockBoards,
} from '../boards/lock-board.ts'
import { notify } from '../notifications/notify.ts'
import type { MovedPin } from '../pins/relocate.ts'
import { countAllBut, pinsAllBut, pinsNamed } from './chosen-pins.ts'
import { runChunk } from './chunk.ts'
import { finish } from './finish.ts'
import { keepForAuthors } from './keep-for-authors.ts'
import { actionOf, busyFault, isSamePlace, keepsSections, type Plan } from './rules.ts'
import { runActionJob } from './run-action-job.ts'
import { addAction, makeMissingSections, markBusy, setAction } from './store.ts'

/** Ports for starting an action. */
export type Starting = Pick<Ports, 'ids' | 'clock' | 'tokens' | 'jobs' | 'live' | 'events'>

/** The result of starting an action. */
export type Started =
  | { readonly ok: true; readonly action: Action }
  | { readonly ok: false; readonly code: ErrorCode }

const fault = (code: ErrorCode): Started => ({ ok: false, code })

/** The member who asks for an action, and the account they act for. */
export interface Asker {
  readonly viewerId: UserId
  readonly actor: Actor
}

/**
 * Runs an action on pins of a board: at once when they're few, in the background when they're
 * many. Readers never see half of it: either one transaction does all, or its boards are
 * marked busy.
 */
export async function startAction(
  tx: Tx,
  ports: Starting,
  asker: Asker,
  plan: Plan,
): Promise<Started> {
  if (isSamePlace(plan)) return fault('same-place')
  const held = await heldFor(tx, asker.actor, plan)
  if ('code' in held) return fault(held.code)
  const id = ActionId.parse(ports.ids.next())
  const taken = await takenAtOnce(tx, plan, id)
  const areOwn = await hasOnlyOwn(tx, { plan, id, taken, userId: asker.actor.userId })
  const wrong = takeFault(plan, held.source, { taken, areOwn })
  if (wrong !== undefined) return fault(wrong)
  const total = taken?.length ?? (await countAllBut(tx, allOf(plan, id)))
  const token = plan.undoToken ?? ports.tokens.next()
  const action = await addAction(tx, {
    id,
    userId: asker.viewerId,
    actorId: asker.actor.userId,
    kind: plan.kind,
    state: 'running',
    boardId: plan.boardId,
    sectionId: plan.sectionId,
    targetBoardId: plan.target?.boardId ?? null,
    targetSectionId: plan.target?.sectionId ?? null,
    exceptions: 'allBut' in plan.chosen ? [...plan.chosen.allBut] : null,
    total,
    undoHash: sha256OfText(token),
    createdAt: ports.clock.now(),
    inTrash: plan.inTrash ?? true,
  })
  if (isTold(plan, held.source, total))
    await notify(tx, ports, held.source.ownerId, {
      kind: 'action-finished',
      actorId: asker.actor.userId,
      boardId: plan.boardId,
      data: { what: 'deleted', done: total },
    })
  const doing = { ids: ports.ids, now: ports.clock.now() }
  if (keepsSections(action)) await makeMissingSections(tx, action, doing)
  if (taken === undefined) {
    await markBusy(tx, action)
    await ports.jobs.enqueue(tx, runActionJob, { action_id: action.id })
    return { ok: true, action: actionOf(action, token) }
  }
  const alreadyThere = taken.length > 0 ? await runChunk(tx, action, taken, doing) : 0
  await keepForAuthors(tx, ports, action, taken)
  await setAction(tx, id, { done: taken.length, alreadyThere })
  return { ok: true, action: actionOf(await finish(tx, ports, action), token) }
}

interface Choosing {
  readonly plan: Plan
  readonly id: ActionId
  /** The pins of an action that runs at once. */
  readonly taken: readonly MovedPin[] | undefined
}

const allOf = (plan: Plan, actionId: ActionId) => ({
  boardId: plan.boardId,
  sectionId: plan.sectionId,
  actionId,
  exceptions: 'allBut' in plan.chosen ? plan.chosen.allBut : [],
})

/** Returns the pins of an action that can run at once; undefined when there are too many. */
async function takenAtOnce(
  tx: Sql,
  plan: Plan,
  id: ActionId,
): Promise<readonly MovedPin[] | undefined> {
  if (plan.kind === 'delete-board') return []
  if ('pinIds' in plan.chosen) return pinsNamed(tx, plan, plan.chosen.pinIds)
  const taken = await pinsAllBut(tx, allOf(plan, id), { after: null, most: limits.bulkAtOnce + 1 })
  return taken.length > limits.bulkAtOnce ? undefined : taken
}

type Held = { readonly source: LockedBoard } | { readonly code: ErrorCode }

/** Locks the boards of a plan if the actor may do this to them. */
async function heldFor(tx: Sql, actor: Actor, plan: Plan): Promise<Held> {
  const { boardId, sectionId, target } = plan
  const ids = target === null ? [boardId] : [boardId, target.boardId]
  const held = await lockBoards(tx, actor, ids)
  const source = held.get(boardId)
  const other = target === null || target.boardId === boardId ? undefined : held.get(target.boardId)
  const owns = ['delete-board', 'merge-board', 'delete-section'].includes(plan.kind)
  const wrong = boardFault(source, owns ? 'own' : 'order')
  if (source === undefined || wrong !== undefined) return { code: wrong ?? 'not-found' }
  if (target !== null && target.boardId !== boardId) {
    const closed = boardFault(other, 'add')
    if (closed !== undefined) return { code: closed }
  }
  const busy = busyFault(source, other)
  if (busy !== undefined) return { code: busy }
  const there =
    (sectionId === null || (await hasSection(tx, boardId, sectionId))) &&
    (target === null ||
      target.sectionId === null ||
      (await hasSection(tx, target.boardId, target.sectionId)))
  return there ? { source } : { code: 'not-found' }
}

/** True when a board's owner hears of a deletion: somebody else deletes many pins of it. */
const isTold = (plan: Plan, { role }: LockedBoard, total: number): boolean =>
  plan.kind === 'delete-pins' && role !== 'owner' && total >= limits.deletedPinsTold

/** True when all pins of an action are the member's own. */
async function hasOnlyOwn(
  tx: Sql,
  { plan, id, taken, userId }: Choosing & { readonly userId: UserId },
): Promise<boolean> {
  if (taken !== undefined) return taken.every(({ pinnerId }) => pinnerId === userId)
  return (await countAllBut(tx, { ...allOf(plan, id), notOf: userId })) === 0
}

/**
 * Returns why these pins can't be taken: owners may take any pin of a board, others only
 * their own.
 */
function takeFault(
  plan: Plan,
  source: LockedBoard,
  { taken, areOwn }: { readonly taken: readonly MovedPin[] | undefined; readonly areOwn: boolean },
): ErrorCode | undefined {
  const named = 'pinIds' in plan.chosen
  if (named && taken?.length === 0) return 'not-found'
  const stays = plan.target?.boardId === plan.boardId || plan.kind === 'copy'
  if (!stays && source.role !== 'owner' && !areOwn) return 'not-allowed'
  const { target } = plan
  const there = taken?.every(
    ({ sectionId }) => target?.boardId === plan.boardId && target.sectionId === sectionId,
  )
  return named && there === true && plan.kind !== 'copy' ? 'same-place' : undefined
}
