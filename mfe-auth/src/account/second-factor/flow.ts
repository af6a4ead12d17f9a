import type { CallError } from '@tessera/contracts/errors/call-error'
import { plainCode } from '../../entry/flow/second-factor.ts'
import { words as common } from '../../words.ts'
import { words } from '../security-settings/words.ts'
import { whileResting } from './choosing.ts'
import type { Event, Fault, News, Provable, Screen, State, Wanted, Work } from './state.ts'
import { atRest, faulty, show } from './state.ts'

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
function provingAfter(
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

/** Returns the next state of the code step; leaving it returns to the step before. */
function whileProving(state: State, work: Proving, event: Event): State {
  const { wanted } = work
  const again = (more: Partial<Proving>) => proving(state, wanted, { ...work, ...more })
  const faulty = (fault: Fault) => again({ fault, sending: false })
  if (event.type === 'cancelled') return { ...state, work: atRest }
  // A passkey was used in place of the code.
  if (event.type === 'confirmed') return { ...state, work: { is: 'busy', wanted, password: null } }
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

type Busy = Extract<Work, { readonly is: 'busy' }>
type Confirming = Extract<Work, { readonly is: 'confirming' }>
type Checking = Extract<Work, { readonly is: 'checking' }>

const aboutField: ReadonlySet<string> = new Set([
  'code-wrong',
  'code-gone',
  'phone-invalid',
  'password-wrong',
  'bad-input',
])

const faultOf = ({ code, message }: CallError): Fault => ({
  at: aboutField.has(code) ? 'field' : 'form',
  message,
})

const newsOf: { readonly [Do in Wanted['do']]: News | null } = {
  'start-authenticator': null,
  'finish-authenticator': 'authenticator',
  'start-phone': null,
  'finish-phone': 'phone',
  remove: 'removed',
  renew: 'renewed',
  'add-passkey': 'passkey-added',
  'remove-passkey': 'passkey-removed',
}

const isRemoval = (wanted: Wanted): boolean =>
  wanted.do === 'remove' || wanted.do === 'remove-passkey'

const confirming = (state: State, wanted: Wanted, fault: Fault | null, password = ''): State => ({
  ...state,
  tries: state.tries + (fault === null ? 0 : 1),
  work: { is: 'confirming', wanted, password, fault },
})

// Resending keeps a typed code: it may be the one that is still valid.
function phoneCode(screen: Screen, number: string, end: string): Screen {
  const { code, sent } = screen.at === 'phone-code' ? screen : { code: '', sent: 0 }
  return { at: 'phone-code', number, end, code, sent: sent + 1 }
}

/** Returns the state after an answer. An answer to an earlier request changes nothing. */
function whileBusy(state: State, work: Busy, event: Event): State {
  const { wanted } = work
  const news = newsOf[wanted.do]
  if (event.type === 'started' && wanted.do === 'start-authenticator') {
    return show(state, { at: 'authenticator', secret: event.secret, uri: event.uri, code: '' })
  }
  if (event.type === 'code-sent' && wanted.do === 'start-phone') {
    return show(state, phoneCode(state.screen, wanted.number, event.end))
  }
  if (event.type === 'passkey-left') return show(state, { at: 'overview' })
  if (event.type === 'removed' && isRemoval(wanted)) {
    return { ...show(state, { at: 'overview' }), news }
  }
  if (event.type === 'finished' && !isRemoval(wanted) && news !== null) {
    const { codes } = event
    return { ...show(state, codes === null ? { at: 'overview' } : { at: 'codes', codes }), news }
  }
  if (event.type !== 'refused') return state
  if (event.error.code === 'confirm-needed') return confirming(state, wanted, null)
  const unproven = provingAfter(state, wanted, event.error)
  if (unproven !== undefined) return unproven
  return faulty(state, faultOf(event.error))
}

/** Returns the next state of the password step; leaving it returns to the step before. */
function whileConfirming(state: State, work: Confirming, event: Event): State {
  const { wanted, password } = work
  if (event.type === 'typed') return confirming(state, wanted, null, event.value)
  if (event.type === 'cancelled') return { ...state, work: atRest }
  // A passkey was used in place of the password.
  if (event.type === 'confirmed') return { ...state, work: { is: 'busy', wanted, password: '' } }
  if (event.type !== 'submitted') return state
  return password === ''
    ? confirming(state, wanted, { at: 'field', message: words.confirmMissing() })
    : { ...state, work: { is: 'checking', wanted, password } }
}

/** Returns the state after the password was checked; the right one continues the pending change. */
function whileChecking(state: State, work: Checking, event: Event): State {
  const { wanted, password } = work
  if (event.type === 'confirmed') return { ...state, work: { is: 'busy', wanted, password } }
  return event.type === 'refused'
    ? confirming(state, wanted, faultOf(event.error), password)
    : state
}

/** Returns the next state; an event that does not fit the state changes nothing. */
export function next(state: State, event: Event): State {
  const { work } = state
  switch (work.is) {
    case 'resting':
      return whileResting(state, event)
    case 'busy':
      return whileBusy(state, work, event)
    case 'confirming':
      return whileConfirming(state, work, event)
    case 'checking':
      return whileChecking(state, work, event)
    case 'proving':
      return whileProving(state, work, event)
  }
}
