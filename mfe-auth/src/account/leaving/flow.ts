import type { CallError } from '@tessera/contracts/errors/call-error'

/** The two ways to leave. */
type Way = 'pause' | 'close'

interface Fault {
  readonly at: 'password' | 'form'
  readonly message: string
}

interface LeaveForm {
  readonly way: Way
  readonly password: string
  /** Number of failed submits; after each, the invalid field takes the focus. */
  readonly tries: number
}

/** Pauses or closes an account: asks, sends, and is done. */
export type Leaving =
  | { readonly kind: 'staying' }
  | (LeaveForm & { readonly kind: 'asking'; readonly fault: Fault | null })
  | (LeaveForm & { readonly kind: 'sending' })
  /** The account is hidden; `closesAt` is the day of its deletion. */
  | { readonly kind: 'left'; readonly closesAt: string | null }

/** An event of leaving. */
export type LeaveEvent =
  | { readonly type: 'chosen'; readonly way: Way }
  | { readonly type: 'typed'; readonly value: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'refused'; readonly error: CallError }
  | { readonly type: 'done'; readonly closesAt: string | null }

/** Facts that the form's checks need. */
interface LeaveFacts {
  readonly hasPassword: boolean
  readonly missing: string
  readonly stale: string
}

/** The first state. */
export const staying: Leaving = { kind: 'staying' }

function faulty({ way, password, tries }: LeaveForm, fault: Fault): Leaving {
  return { kind: 'asking', way, password, tries: tries + 1, fault }
}

function afterRefusal(
  asked: LeaveForm,
  { code, message }: CallError,
  { stale }: LeaveFacts,
): Leaving {
  if (code === 'password-wrong') return faulty(asked, { at: 'password', message })
  return faulty(asked, { at: 'form', message: code === 'confirm-needed' ? stale : message })
}

/** Returns the next state; an event that does not fit the state changes nothing. */
export function nextLeaving(now: Leaving, event: LeaveEvent, given: LeaveFacts): Leaving {
  switch (now.kind) {
    case 'staying':
      return event.type === 'chosen'
        ? { kind: 'asking', way: event.way, password: '', tries: 0, fault: null }
        : now
    case 'asking':
      if (event.type === 'cancelled') return staying
      if (event.type === 'typed') return { ...now, password: event.value, fault: null }
      if (event.type !== 'submitted') return now
      return now.way === 'close' && given.hasPassword && now.password === ''
        ? faulty(now, { at: 'password', message: given.missing })
        : { kind: 'sending', way: now.way, password: now.password, tries: now.tries }
    case 'sending':
      if (event.type === 'refused') return afterRefusal(now, event.error, given)
      return event.type === 'done' ? { kind: 'left', closesAt: event.closesAt } : now
    case 'left':
      return now
  }
}
