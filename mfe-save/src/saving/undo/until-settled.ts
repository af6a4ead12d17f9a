import { getAction } from '@tessera/contracts/calls/actions'
import type { Action } from '@tessera/contracts/entities/action'
import type { CallResult } from '@tessera/contracts/errors/call-error'
import { timings } from '@tessera/contracts/timings'
import type { ShellContext } from '@tessera/module'

/** How often in a row the service may fail to say how far an action is before that is given up. */
const failuresMax = 5

interface Watching {
  /** Is told each time how far it is. */
  readonly onProgress?: (action: Action) => void
  /** Ends the asking, and leaves the action to itself. */
  readonly signal?: AbortSignal
  /** Lets time pass between two questions. */
  readonly pause?: (milliseconds: number) => Promise<void>
}

const pauseFor = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Whether something still happens to an action's pins. */
export const isUnderWay = ({ state }: Pick<Action, 'state'>): boolean =>
  state === 'running' || state === 'undoing'

/** Waits for the end of an action that goes on in the background, asking how far it is. */
export async function untilSettled(
  client: ShellContext['client'],
  begun: Action,
  { onProgress, signal, pause = pauseFor }: Watching = {},
): Promise<CallResult<Action>> {
  let current: CallResult<Action> = { ok: true, data: begun, bookmark: null }
  let latest = begun
  let failures = 0
  const isOver = () => signal?.aborted === true
  while (isUnderWay(latest) && !isOver()) {
    await pause(timings.actionAsked)
    if (isOver()) break
    current = await client.call(getAction, { action_id: begun.id })
    failures = current.ok ? 0 : failures + 1
    if (failures >= failuresMax) break
    if (!current.ok) continue
    latest = current.data
    onProgress?.(latest)
  }
  return current
}
