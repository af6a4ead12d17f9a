import type { CallError } from '@tessera/contracts/errors/call-error'
import { plainCode } from '../../second-factor/check-code.ts'
import { words as common } from '../../words.ts'
import type { Event, Fault, Provable, State, Wanted, Work } from './state.ts'
import { atRest } from './state.ts'

type Proving = Extract<Work, { readonly is: 'proving' }>

/** Asks for a code of a factor that is on, before something is changed. */
const proving = (state: State, wanted: Provable, more: Partial<Proving> = {}): State => ({
  ...state,
  tries: state.tries + (more.fault ? 1 : 0),
  work: { is: 'proving', wanted, code: '', fault: null, sending: false, sent: 0, ...more },
})

const isProvable = (wanted: Wanted): wanted is Provable =>
  wanted.do !== 'finish-authenticator' && wanted.do !== 'finish-phone'

/** Asks for the code where a refusal is about it; undefined for every other refusal. */
export function provingAfter(
  state: State,
  wanted: Wanted,
  { code, message }: CallError,
): State | undefined {
  if (!isProvable(wanted)) return undefined
  if (code === 'factor-needed') return proving(state, wanted)
  const isWrong = code === 'code-wrong' || code === 'code-gone' || code === 'too-fast'
  if (wanted.present === undefined || !isWrong) return undefined
  return proving(state, wanted, { code: wanted.present, fault: { at: 'field', message } })
}

/** What follows while the code is asked for; leaving goes back to where it was asked for. */
export function whileProving(state: State, work: Proving, event: Event): State {
  const { wanted } = work
  const again = (more: Partial<Proving>) => proving(state, wanted, { ...work, ...more })
  const faulty = (fault: Fault) => again({ fault, sending: false })
  if (event.type === 'cancelled') return { ...state, work: atRest }
  if (event.type === 'refused') return faulty({ at: 'form', message: event.error.message })
  if (event.type === 'present-code-sent')
    return again({ sending: false, fault: null, sent: work.sent + 1 })
  if (work.sending) return state
  if (event.type === 'typed') return again({ code: event.value, fault: null })
  if (event.type === 'resend-pressed') return again({ sending: true, fault: null })
  if (event.type !== 'submitted') return state
  const present = plainCode(work.code)
  if (present === '') return faulty({ at: 'field', message: common.codeMissing() })
  return { ...state, work: { is: 'busy', wanted: { ...wanted, present }, password: null } }
}
