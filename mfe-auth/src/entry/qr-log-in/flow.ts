import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { CallError } from '@tessera/contracts/errors/call-error'
import { timings } from '@tessera/contracts/timings'

interface Shown {
  readonly code: string
  /** The time at which the code expires, in milliseconds. */
  readonly until: number
  /** Number of times that the service was asked whether a phone has approved. */
  readonly round: number
}

/** The log-in with a QR code, in the browser that asks. */
export type QrState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'starting' }
  | (Shown & { readonly kind: 'waiting' })
  /** A phone has opened the link; it asks for this number. */
  | (Shown & { readonly kind: 'opened'; readonly number: number })
  | { readonly kind: 'entering' }
  | { readonly kind: 'ended'; readonly why: 'expired' | 'refused' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'in'; readonly viewer: Viewer }

/** An event of the log-in with a QR code. */
export type QrEvent =
  | { readonly type: 'pressed'; readonly works: boolean }
  | { readonly type: 'started'; readonly code: string; readonly until: number }
  | { readonly type: 'told'; readonly told: Told | null; readonly now: number }
  | { readonly type: 'refused'; readonly error: Pick<CallError, 'code' | 'message'> }
  | { readonly type: 'entered'; readonly viewer: Viewer }
  | { readonly type: 'cancelled' }

/** The service's answer about the request. */
interface Told {
  readonly state: 'waiting' | 'opened' | 'approved' | 'refused' | 'gone'
  readonly number: number | null
}

/** Returns how long to wait before the service is asked again; less once a phone is there. */
export function pollPause({
  kind,
  round,
}: {
  readonly kind: string
  readonly round: number
}): number {
  if (kind === 'opened') return timings.qrPolled
  return Math.min(timings.qrPolledLongest, timings.qrPolled * (1 + round / 10))
}

function afterTold(state: QrState & Shown, told: Told | null, now: number): QrState {
  const next = { ...state, round: state.round + 1 }
  if (told?.state === 'approved') return { kind: 'entering' }
  if (told?.state === 'refused') return { kind: 'ended', why: 'refused' }
  if (told?.state === 'gone' || now >= state.until) return { kind: 'ended', why: 'expired' }
  if (told?.state === 'opened' && told.number !== null)
    return { ...next, kind: 'opened', number: told.number }
  return next
}

function afterRefusal(state: QrState, { code, message }: Pick<CallError, 'code' | 'message'>) {
  if (state.kind !== 'starting' && state.kind !== 'entering') return state
  return code === 'qr-gone'
    ? ({ kind: 'ended', why: 'expired' } as const)
    : ({ kind: 'failed', message } as const)
}

/** Returns the next state; an event that does not fit the state changes nothing. */
export function nextQr(state: QrState, event: QrEvent): QrState {
  switch (event.type) {
    case 'pressed':
      if (!['closed', 'ended', 'failed', 'unavailable'].includes(state.kind)) return state
      return { kind: event.works ? 'starting' : 'unavailable' }
    case 'cancelled':
      return state.kind === 'entering' || state.kind === 'in' ? state : { kind: 'closed' }
    case 'started':
      if (state.kind !== 'starting') return state
      return { kind: 'waiting', code: event.code, until: event.until, round: 0 }
    case 'told':
      return 'round' in state ? afterTold(state, event.told, event.now) : state
    case 'refused':
      return afterRefusal(state, event.error)
    case 'entered':
      return state.kind === 'entering' ? { kind: 'in', viewer: event.viewer } : state
  }
}
