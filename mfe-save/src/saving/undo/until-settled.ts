import { getAction } from '@tessera/contracts/calls/actions'
import type { Action } from '@tessera/contracts/entities/action'
import type { CallResult } from '@tessera/contracts/errors/call-error'
import { timings } from '@tessera/contracts/timings'
import type { ShellContext } from '@tessera/module'

/** Max failed requests in a row before polling ends. */
const failuresMax = 5

interface Watching {
  /** Receives the action after each request. */
  readonly onProgress?: (action: Action) => void
  /** Ends the polling; the action itself continues. */
  readonly signal?: AbortSignal
  /** Waits between two requests. */
  readonly pause?: (milliseconds: number) => Promise<void>
}

const pauseFor = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** True while an action changes pins. */
export const isUnderWay = ({ state }: Pick<Action, 'state'>): boolean =>
  state === 'running' || state === 'undoing'

/** Waits for the end of a background action by polling it. */
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
  // Only the first answer names what was restored under another name.
  const { restored_as } = begun
  return current.ok ? { ...current, data: { ...current.data, restored_as } } : current
}
