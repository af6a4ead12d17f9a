import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { CallError } from '@tessera/contracts/errors/call-error'
import { codeFault } from './check-code.ts'

interface Challenge {
  /** What the code answers. */
  readonly challenge: string
  /** The last digits of the number that it was sent to; null when an authenticator shows it. */
  readonly phoneEnd: string | null
  readonly code: string
  readonly fault: string | null
  /** How often a code was sent in: after each time the field takes the focus again. */
  readonly tries: number
}

/** Where somebody is with their code: writing it, or waiting for the service; then in, or sent back. */
export type CodeState =
  | (Challenge & { readonly step: 'writing' | 'checking' | 'resending' })
  | { readonly step: 'gone'; readonly said: string }
  | { readonly step: 'in'; readonly viewer: Viewer }

/** What can happen at the code. */
export type CodeEvent =
  | { readonly type: 'written'; readonly code: string }
  | { readonly type: 'sent-in' }
  | { readonly type: 'resend-asked' }
  | { readonly type: 'resent'; readonly phoneEnd: string | null }
  | { readonly type: 'refused'; readonly error: CallError }
  | { readonly type: 'entered'; readonly viewer: Viewer }

/** A code is asked for. */
export function startCode(challenge: string, phoneEnd: string | null): CodeState {
  return { step: 'writing', challenge, phoneEnd, code: '', fault: null, tries: 0 }
}

type Open = Extract<CodeState, Challenge>

function whileWriting(state: Open, event: CodeEvent): CodeState {
  if (event.type === 'written') return { ...state, code: event.code, fault: null }
  if (event.type === 'resend-asked') {
    // Only what was sent can be sent once more.
    return state.phoneEnd === null ? state : { ...state, step: 'resending', fault: null }
  }
  if (event.type !== 'sent-in') return state
  const fault = codeFault(state.code)
  const sent = { ...state, tries: state.tries + 1 }
  return fault === undefined ? { ...sent, step: 'checking', fault: null } : { ...sent, fault }
}

function refused(state: Open, { code, message }: CallError): CodeState {
  if (code === 'challenge-gone') return { step: 'gone', said: message }
  return { ...state, step: 'writing', fault: message, tries: state.tries + 1 }
}

/** What follows from an event. What does not fit where somebody is changes nothing. */
export function nextCode(state: CodeState, event: CodeEvent): CodeState {
  if (state.step === 'gone' || state.step === 'in') return state
  if (state.step === 'writing') return whileWriting(state, event)
  if (event.type === 'refused') return refused(state, event.error)
  if (state.step === 'checking' && event.type === 'entered')
    return { step: 'in', viewer: event.viewer }
  if (state.step !== 'resending' || event.type !== 'resent') return state
  return { ...state, step: 'writing', code: '', phoneEnd: event.phoneEnd ?? state.phoneEnd }
}
