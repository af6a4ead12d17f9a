import { cancelAction, undoAction } from '@tessera/contracts/calls/actions'
import type { Action } from '@tessera/contracts/entities/action'
import type { CallError, CallResult } from '@tessera/contracts/errors/call-error'
import type { ShellContext } from '@tessera/module'
import { isUnderWay, untilSettled } from './until-settled.ts'

/** What taking actions back came to: which of them are undone, and why the others are not. */
export interface Undoing {
  readonly undone: readonly Action[]
  readonly left: readonly Action[]
  readonly error: CallError | null
}

/** An action that is still running is stopped first; what it has done so far can then be undone. */
async function stopped(client: ShellContext['client'], action: Action): Promise<CallError | null> {
  if (!isUnderWay(action)) return null
  const result = await client.call(cancelAction, { action_id: action.id })
  return result.ok || result.error.code === 'action-ended' ? null : result.error
}

async function undoOne(
  client: ShellContext['client'],
  action: Action,
): Promise<CallResult<Action>> {
  const refusal = await stopped(client, action)
  if (refusal !== null) return { ok: false, error: refusal }
  const asked =
    action.undo_token === null ? { action_id: action.id } : { undo_token: action.undo_token }
  const begun = await client.call(undoAction, asked)
  return begun.ok ? untilSettled(client, begun.data) : begun
}

/** Takes actions back, the last one first, and waits until each of them is undone. */
export async function undoActions(
  client: ShellContext['client'],
  actions: readonly Action[],
): Promise<Undoing> {
  const left = [...actions]
  const undone: Action[] = []
  for (let last = left.at(-1); last !== undefined; last = left.at(-1)) {
    const result = await undoOne(client, last)
    if (!result.ok) return { undone, left, error: result.error }
    undone.push(result.data)
    left.pop()
  }
  return { undone, left, error: null }
}
