import type { CallError } from '@tessera/contracts/errors/call-error'
import { looksLikeEmail } from '@tessera/contracts/typed-text'
import { words as authWords } from '../../words.ts'
import { words } from './words.ts'

interface Typed {
  readonly email: string
  readonly fault: string | null
  /** Number of times it was sent; the field takes the focus after each. */
  readonly tries: number
}

/** The email step: typing, asking whether the email has an account, or answered. */
export type EmailState =
  | (Typed & { readonly kind: 'writing' })
  | (Typed & { readonly kind: 'checking' })
  | { readonly kind: 'known'; readonly email: string }
  | { readonly kind: 'free'; readonly email: string }

/** An event of the email step. */
export type EmailEvent =
  | { readonly type: 'written'; readonly email: string }
  | { readonly type: 'sent-in' }
  | { readonly type: 'looked-up'; readonly exists: boolean }
  | { readonly type: 'refused'; readonly error: CallError }

/** The first state: an empty field. */
export const startEmail: EmailState = { kind: 'writing', email: '', fault: null, tries: 0 }

/** Returns the error of a typed email. */
function collectedEmailFault(typed: string): string | null {
  const email = typed.trim()
  if (email === '') return words.missing()
  return looksLikeEmail(email) ? null : authWords.emailShape()
}

/** Errors whose text says nothing that helps here. */
const vague: ReadonlySet<CallError['code']> = new Set(['unexpected', 'unreadable-answer'])

/** Returns the text of a failed step: the service's own, or what to press. */
const emailStepFault = ({ code, message }: CallError): string =>
  vague.has(code) || message === '' ? words.failed() : message

/** Returns the next state; an event that does not fit the state changes nothing. */
export function nextEmail(state: EmailState, event: EmailEvent): EmailState {
  if (state.kind === 'known' || state.kind === 'free') return state
  if (state.kind === 'writing') {
    if (event.type === 'written') return { ...state, email: event.email, fault: null }
    if (event.type !== 'sent-in') return state
    const fault = collectedEmailFault(state.email)
    return {
      ...state,
      kind: fault === null ? 'checking' : 'writing',
      fault,
      tries: state.tries + 1,
    }
  }
  if (event.type === 'looked-up')
    return { kind: event.exists ? 'known' : 'free', email: state.email.trim() }
  if (event.type !== 'refused') return state
  const fault = emailStepFault(event.error)
  return { ...state, kind: 'writing', fault, tries: state.tries + 1 }
}
