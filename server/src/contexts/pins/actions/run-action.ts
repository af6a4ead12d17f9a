import type { ActionId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import type { Tx } from '../../../platform/database/port.ts'
import type { Ports } from '../../../ports.ts'
import { handleJob } from '../../base/handle-job.ts'
import { lockBoards } from '../boards/lock-board.ts'
import { notify } from '../notifications/notify.ts'
import { pinsAllBut } from './chosen-pins.ts'
import { runChunk } from './chunk.ts'
import { finish } from './finish.ts'
import { keepForAuthors } from './keep-for-authors.ts'
import type { ActionRow } from './rules.ts'
import { runActionJob } from './run-action-job.ts'
import { boardsOfAction, clearBusy, lockAction, setAction } from './store.ts'
import { undoChunk } from './undo-chunk.ts'

type Needed = Pick<Ports, 'db' | 'ids' | 'clock' | 'live' | 'jobs' | 'events'>

/** Runs actions that are too large for one request; each chunk is its own transaction. */
export const handleActions = handleJob(
  runActionJob,
  async (ports, { payload, attempt, signal }) => {
    try {
      while (await step(ports, payload.action_id)) signal.throwIfAborted()
    } catch (cause) {
      const last = attempt >= runActionJob.attempts && !signal.aborted
      if (last) await giveUp(ports, payload.action_id)
      throw cause
    }
  },
)

/** Runs one chunk; true when there may be more to do. */
const step = (ports: Needed, id: ActionId): Promise<boolean> =>
  ports.db.transaction(async (tx) => {
    const action = await lockAction(tx, id)
    if (action === undefined) return false
    const now = ports.clock.now()
    await lockBoards(tx, { userId: action.actorId, advertiser: null }, boardsOfAction(action))
    if (action.state === 'running') return doNext(tx, ports, action)
    return action.state === 'undoing' ? undoChunk(tx, action, now) : false
  })

async function doNext(tx: Tx, ports: Needed, action: ActionRow): Promise<boolean> {
  const doing = { ids: ports.ids, now: ports.clock.now() }
  const { id: actionId, boardId, sectionId, exceptions } = action
  const which = { boardId, sectionId, actionId, exceptions: exceptions ?? [] }
  const taken = await pinsAllBut(tx, which, { after: action.reached, most: limits.bulkAtOnce })
  const last = taken.at(-1)
  if (last === undefined) {
    await finish(tx, ports, action)
    await notify(tx, ports, action.userId, {
      kind: 'action-finished',
      actionId,
      data: { total: action.total, done: action.done },
    })
    return false
  }
  const there = await runChunk(tx, action, taken, doing)
  await keepForAuthors(tx, ports, action, taken)
  await setAction(tx, actionId, {
    done: action.done + taken.length,
    alreadyThere: action.alreadyThere + there,
    reached: last.place,
  })
  return true
}

/** Unlocks the boards after the last failed attempt; what was done can be undone. */
const giveUp = ({ db, clock }: Needed, id: ActionId): Promise<void> =>
  db.transaction(async (tx) => {
    await setAction(tx, id, { state: 'failed', endedAt: clock.now() })
    await clearBusy(tx, id)
  })
