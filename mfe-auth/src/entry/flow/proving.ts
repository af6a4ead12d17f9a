import type { CallError } from '@tessera/contracts/errors/call-error'
import { recoveryOf } from '@tessera/contracts/recovery'
import { birthdayFault, isUnderage } from './check-birthday.ts'
import type { CheckFacts } from './check-draft.ts'
import { type Connecting, connectingOf, type Proof } from './connecting.ts'
import type { Event } from './events.ts'
import type { AskingBirthday, Busy, Filled, Filling, State } from './states.ts'
import { birthdayOf, busyWith, filling, formOf, offerOf, written } from './states.ts'
import { emailTaken, unknownPerson } from './unknown-person.ts'

type Origin = Extract<Filled, { kind: 'offer' | 'form' }>

/** Sends a provider's proof to the service. */
export const proving = (parts: Filling, proof: Proof, from: Origin['kind']): Busy => ({
  ...busyWith('proving', { ...parts, connecting: null, tip: null }),
  proving: { proof, from },
})

/** Returns the step that a provider's buttons are on, with a message at one of them. */
const backTo = (from: Origin['kind'], parts: Filling): Origin =>
  from === 'offer' ? offerOf(parts) : formOf(parts)

/** Answers the events of the providers' buttons; undefined for every other event. */
export function atProvider(state: Origin, event: Event): State | undefined {
  const parts = filling(state)
  const { connecting } = state
  switch (event.type) {
    case 'proof-given':
      return proving(parts, event.proof, state.kind)
    case 'provider-failed':
      return backTo(state.kind, { ...parts, tip: event.tip })
    case 'resumed': {
      if (connecting === null || !connecting.paused) return state
      const { ticket, ...at } = connecting
      const fields = { connect_ticket: ticket, resume: true }
      return proving(parts, { ...at, fields }, state.kind)
    }
    default:
      return undefined
  }
}

/** Returns the step after the service refused a provider's proof, and its own dialogs did not fit. */
export function afterProof(busy: Busy, error: CallError): State {
  const parts = filling(busy)
  const { proof, from = 'form' } = busy.proving ?? {}
  if (proof === undefined) return formOf(parts)
  const type = recoveryOf(error.code)
  if (type !== undefined) return { ...parts, kind: 'recovery', type, data: error.data }
  const connecting = connectingOf(proof, error)
  if (connecting !== undefined && error.code === 'identity-email-taken')
    return emailTaken(parts, connecting)
  if (connecting !== undefined && error.code === 'identity-unknown')
    return unknownPerson({ ...parts, mode: 'sign-up', known: false, returning: null }, connecting)
  // A company has no button to say it at.
  if (proof.provider === 'sso') return formOf(parts, { form: error.message })
  const tip = { at: proof.provider, text: error.message }
  return backTo(from, { ...parts, tip, connecting: connecting ?? null })
}

const lost: ReadonlySet<string> = new Set(['connect-gone', 'identity-of-other', 'identity-refused'])

/** Returns the step after a sign-up with a provider was refused, and no step of every sign-up fits. */
export function refusedConnect(
  parts: Filling & { readonly connecting: Connecting },
  error: CallError,
): State {
  const { connecting } = parts
  const next = connectingOf(connecting, error)
  if (next !== undefined && error.code === 'identity-email-taken') return emailTaken(parts, next)
  if (!lost.has(error.code)) return birthdayOf(parts, error.message)
  const tip = { at: connecting.provider, text: error.message }
  return formOf({ ...parts, connecting: null, tip })
}

/** Returns the next state of the step that asks for a birthday; typing clears its error. */
export function atBirthday(
  state: AskingBirthday,
  event: Event,
  { given, onward }: { readonly given: CheckFacts; readonly onward: (parts: Filling) => State },
): State {
  const parts = { ...filling(state), connecting: state.connecting }
  if (event.type === 'connect-left') return formOf({ ...parts, connecting: null })
  if (event.type === 'typed' && event.field === 'birthday' && !state.blocked)
    return birthdayOf({ ...written(parts, 'birthday', event.value), connecting: state.connecting })
  if (event.type !== 'submitted' || state.blocked) return state
  const sent = { ...parts, tries: state.tries + 1 }
  const fault = birthdayFault(state.draft.birthday, given.today)
  if (fault !== undefined) return birthdayOf(sent, fault)
  if (isUnderage(state.draft.birthday, given))
    return { ...sent, kind: 'underage', confirmed: false }
  return onward(sent)
}
