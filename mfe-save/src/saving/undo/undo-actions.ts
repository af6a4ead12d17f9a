import { type BoundCommand, type Commands, defineCommand } from '@tessera/cache'
import type { Client } from '@tessera/client'
import { cancelAction, undoAction } from '@tessera/contracts/calls/actions'
import type { Action } from '@tessera/contracts/entities/action'
import type { CallResult } from '@tessera/contracts/errors/call-error'
import type { ActionId } from '@tessera/contracts/ids'
import { changeBoards } from './ask-boards.ts'
import { forgetAction, keepAction } from './kept-actions.ts'
import { isUnderWay, untilSettled } from './until-settled.ts'
import { words } from './words.ts'

/** Stops an action where it is; one that has ended already counts as stopped. */
async function stop(client: Client, { id }: { readonly id: ActionId }): Promise<CallResult<null>> {
  const result = await client.call(cancelAction, { action_id: id })
  return result.ok || result.error.code === 'action-ended'
    ? { ok: true, data: null, bookmark: null }
    : result
}

/** Stops an action in the background. What it has done so far can still be undone. */
export const stopAction = defineCommand(stop, {
  name: 'stop-action',
  key: ({ id }) => id,
  refusals: 'inline',
})

interface Undo {
  readonly action: Action
  /** Every board that pins left or came to; a deleted or merged one comes first. */
  readonly boardIds: readonly string[]
  /** True when no other action is undone after this one. */
  readonly isLast: boolean
  /** The member for whom other pages and tabs find the undo again; absent where it ends at once. */
  readonly keptFor: string | undefined
}

/** Stores an undo in the background until it has ended, so that a page loaded meanwhile follows it. */
async function undoAsKept(client: Client, undo: Undo): Promise<CallResult<Action>> {
  const { action, boardIds, keptFor } = undo
  if (keptFor === undefined) return send(client, undo)
  const spoken = { kind: 'undo', place: '' } as const
  keepAction(storage, keptFor, { id: action.id, spoken, boardIds: [...boardIds] })
  const result = await send(client, undo)
  forgetAction(storage, keptFor, action.id)
  return result
}

const storage = (): Storage => localStorage

/** Undoes an action, and stops it first if it is still running. */
async function send(client: Client, { action }: Undo): Promise<CallResult<Action>> {
  const stopped = isUnderWay(action) ? await stop(client, action) : undefined
  if (stopped?.ok === false) return stopped
  const { id, undo_token: token } = action
  const begun = await client.call(
    undoAction,
    token === null ? { action_id: id } : { undo_token: token },
  )
  return begun.ok ? untilSettled(client, begun.data) : begun
}

const undoOne = defineCommand(undoAsKept, {
  name: 'undo-action',
  key: ({ action }) => action.id,
  confirm: (undone, { boardIds }, draft) => changeBoards(draft, undone, boardIds),
  say: {
    done({ restored_as: name }, { isLast }) {
      if (name !== null) return words.restoredAs({ name })
      return isLast ? words.undone() : undefined
    },
  },
})

/** Undoes actions, the last one first. After a refusal, 'Try again' goes on with those that are left. */
async function undoAll(
  commands: Commands,
  actions: readonly Action[],
  boardIds: readonly string[],
  keptFor: string | undefined,
): Promise<{ readonly state: string }> {
  const action = actions.at(-1)
  if (action === undefined) return { state: 'done' }
  const isLast = actions.length === 1
  const again = () => void undoAll(commands, actions, boardIds, keptFor)
  const outcome = await commands.run(undoOne, { action, boardIds, isLast, keptFor }, { again })
  return outcome.state === 'done'
    ? undoAll(commands, actions.slice(0, -1), boardIds, keptFor)
    : outcome
}

/**
 * Returns the command that undoes actions. Undefined where that is impossible: their tokens are
 * unknown, and the ids of actions suffice only for those in the background (`byId`), whose undo other
 * pages of the member find again (`keptFor`).
 */
export function undoOf(
  actions: readonly Action[],
  boardIds: readonly string[],
  { byId = false, keptFor }: { byId?: boolean; keptFor?: string | undefined } = {},
): BoundCommand | undefined {
  const isKnown = byId || actions.every(({ undo_token: token }) => token !== null)
  if (actions.length === 0 || !isKnown) return undefined
  return { run: (commands) => undoAll(commands, actions, boardIds, keptFor) }
}
