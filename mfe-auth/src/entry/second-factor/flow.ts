import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { CallError } from '@tessera/contracts/errors/call-error'
import { codeFault } from './check-code.ts'

interface Challenge {
  /** The challenge that the code is sent with. */
  readonly challenge: string
  /** The last digits of the number that the code was sent to; null for an authenticator app. */
  readonly phoneEnd: string | null
  readonly code: string
  readonly fault: string | null
  /** Why the passkey was refused. */
  readonly passkeyFault: string | null
  /** Number of codes submitted; the field takes the focus after each. */
  readonly tries: number
}

/** The code step: typing, waiting for the service, expired, or logged in. */
export type CodeState =
  | (Challenge & { readonly kind: 'writing' })
  | (Challenge & { readonly kind: 'checking' })
  /** The browser asks for a passkey, and the service checks it. */
  | (Challenge & { readonly kind: 'passkey' })
  | (Challenge & { readonly kind: 'resending' })
  | { readonly kind: 'gone'; readonly message: string }
  | { readonly kind: 'in'; readonly viewer: Viewer }

/** An event of the code step. */
export type CodeEvent =
  | { readonly type: 'written'; readonly code: string }
  | { readonly type: 'sent-in' | 'passkey-chosen' | 'passkey-left' }
  | { readonly type: 'resend-asked' }
  | { readonly type: 'resent'; readonly phoneEnd: string | null }
  | { readonly type: 'refused'; readonly error: CallError }
  | { readonly type: 'entered'; readonly viewer: Viewer }

/** Returns the first state: an empty field for the code of a challenge. */
export function startCode(challenge: string, phoneEnd: string | null): CodeState {
  return {
    kind: 'writing',
    challenge,
    phoneEnd,
    code: '',
    fault: null,
    passkeyFault: null,
    tries: 0,
  }
}

type Open = Extract<CodeState, Challenge>

function whileWriting(state: Open, event: CodeEvent): CodeState {
  if (event.type === 'written') return { ...state, code: event.code, fault: null }
  if (event.type === 'resend-asked') {
    // An authenticator app shows its codes; none is sent.
    return state.phoneEnd === null ? state : { ...state, kind: 'resending', fault: null }
  }
  if (event.type === 'passkey-chosen')
    return { ...state, kind: 'passkey', fault: null, passkeyFault: null }
  if (event.type !== 'sent-in') return state
  const fault = codeFault(state.code)
  const sent = { ...state, tries: state.tries + 1 }
  return fault === undefined ? { ...sent, kind: 'checking', fault: null } : { ...sent, fault }
}

function refused(state: Open, { code, message }: CallError): CodeState {
  if (code === 'challenge-gone') return { kind: 'gone', message }
  if (state.kind === 'passkey') return { ...state, kind: 'writing', passkeyFault: message }
  return { ...state, kind: 'writing', fault: message, tries: state.tries + 1 }
}

/** Returns the next state; an event that does not fit the state changes nothing. */
export function nextCode(state: CodeState, event: CodeEvent): CodeState {
  if (state.kind === 'gone' || state.kind === 'in') return state
  if (state.kind === 'writing') return whileWriting(state, event)
  if (event.type === 'refused') return refused(state, event.error)
  if (event.type === 'entered' && state.kind !== 'resending')
    return { kind: 'in', viewer: event.viewer }
  if (event.type === 'passkey-left' && state.kind === 'passkey')
    return { ...state, kind: 'writing' }
  if (state.kind !== 'resending' || event.type !== 'resent') return state
  return { ...state, kind: 'writing', code: '', phoneEnd: event.phoneEnd ?? state.phoneEnd }
}
