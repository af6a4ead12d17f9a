import type { QrAsker } from '@tessera/contracts/calls/qr-log-in'
import type { CallError } from '@tessera/contracts/errors/call-error'

/** A request that this phone opened. */
export interface Request {
  readonly code: string
  readonly asker: QrAsker
}

/** The answer of a phone to a request. */
export type ApproveState =
  | { readonly kind: 'asking' }
  /** The number that was chosen; null for a refusal. */
  | { readonly kind: 'answering'; readonly number: number | null }
  | { readonly kind: 'approved' | 'refused' | 'wrong' | 'gone' }
  | { readonly kind: 'failed'; readonly message: string; readonly number: number | null }

/** An event of the page that approves. */
export type ApproveEvent =
  | { readonly type: 'chosen'; readonly number: number | null }
  | { readonly type: 'answered' }
  | { readonly type: 'refused'; readonly error: Pick<CallError, 'code' | 'message'> }

function afterRefusal(
  number: number | null,
  { code, message }: Pick<CallError, 'code' | 'message'>,
) {
  if (code === 'qr-number-wrong') return { kind: 'wrong' } as const
  if (code === 'qr-gone' || code === 'bad-input') return { kind: 'gone' } as const
  return { kind: 'failed', message, number } as const
}

/** Returns the next state; an event that does not fit the state changes nothing. */
export function nextApprove(state: ApproveState, event: ApproveEvent): ApproveState {
  if (event.type === 'chosen')
    return state.kind === 'asking' || state.kind === 'failed'
      ? { kind: 'answering', number: event.number }
      : state
  if (state.kind !== 'answering') return state
  if (event.type === 'refused') return afterRefusal(state.number, event.error)
  return { kind: state.number === null ? 'refused' : 'approved' }
}
