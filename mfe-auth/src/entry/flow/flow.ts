import type { Viewer } from '@tessera/contracts/entities/viewer'
import { suggestedEmail } from '../../kit/email-typo/suggested-email.ts'
import { afterAnswer, onceSound } from './after-answer.ts'
import type { Given } from './check-draft.ts'
import { isSound, logInFaults, newEmailFault, signUpFaults } from './check-draft.ts'
import { mayGoOn, nextChoices } from './consent-choices.ts'
import type { DraftField, Faults } from './draft.ts'
import { emptyDraft } from './draft.ts'
import type { Event } from './events.ts'
import { atBirthday, atProvider, proving } from './proving.ts'
import { atCode } from './second-factor.ts'
import { isRefusedAccount } from './shown-form.ts'
import { foundFor, toCompany, withAnswer } from './sso.ts'
import type {
  AskingCaptcha,
  AskingConsents,
  AskingResume,
  AtCompany,
  ConfirmingAge,
  Filled,
  Form,
  State,
} from './states.ts'
import { busyWith, byPasskey, fieldsOf, filling, formOf, toMode, written } from './states.ts'
import { atEmail } from './unknown-person.ts'

function withoutFault(faults: Faults, field: DraftField): Faults {
  const gone = [field, 'form', 'facebook', 'google']
  return Object.fromEntries(Object.entries(faults).filter(([place]) => !gone.includes(place)))
}

function typed(form: Form, field: DraftField, value: string): Form {
  return formOf(written(filling(form), field, value), withoutFault(form.faults, field))
}

function hinted(form: Form): Form {
  const meant = form.returning === null ? suggestedEmail(form.draft.email) : undefined
  const hint = meant ?? null
  return hint === form.hint ? form : { ...form, hint }
}

function submitted(form: Form, given: Given): State {
  const parts = { ...filling(form), tries: form.tries + 1 }
  if (form.sso !== null && !isRefusedAccount(form))
    return toCompany({ ...parts, sso: form.sso }, given)
  if (form.mode === 'log-in') {
    const faults = logInFaults(form.draft, given)
    return isSound(faults) ? busyWith('logging-in', parts) : formOf(parts, faults)
  }
  if (form.blocked) return form
  // A valid email is looked up first: an existing account needs no birthday.
  if (newEmailFault(form.draft.email) === undefined)
    return busyWith('looking-up', { ...parts, known: false })
  return formOf(parts, signUpFaults(form, given))
}

/** Returns the next state of the form. */
function inForm(form: Form, event: Event, given: Given): State {
  switch (event.type) {
    case 'typed':
      return form.blocked && form.mode === 'sign-up' ? form : typed(form, event.field, event.value)
    case 'typing-paused':
      return hinted(form)
    case 'hint-taken':
      return form.hint === null ? form : typed(form, 'email', form.hint)
    case 'mode-chosen':
      return toMode(form, event.mode)
    case 'submitted':
      return submitted(form, given)
    case 'passkey-chosen':
      return form.mode === 'log-in' ? byPasskey(filling(form), event.passkey) : form
    case 'sso-found':
      return foundFor(form, event)
    // A company's page can hide that its window is open, so an answer may come after 'closed'.
    case 'sso-answered':
      return withAnswer(form, event)
    default:
      return form
  }
}

/** Editing the password keeps the captcha; editing the email returns to the form. */
function atCaptcha(state: AskingCaptcha, event: Event): State {
  if (event.type === 'captcha-solved') return busyWith(state.doing, filling(state), event.token)
  if (event.type === 'not-me') return asStranger(state)
  if (event.type === 'mode-chosen') return toMode(state, event.mode)
  if (event.type !== 'typed') return state
  const parts = written(filling(state), event.field, event.value)
  return event.field === 'password' ? { ...state, ...parts } : formOf(parts)
}

function atConsents(state: AskingConsents, event: Event): State {
  if (event.type === 'consents-left') return fieldsOf(filling(state))
  if (event.type === 'consents')
    return { ...state, choices: nextChoices(state.choices, event.event) }
  if (event.type !== 'consents-given' || !mayGoOn(state.choices)) return state
  const parts = { ...filling(state), agreed: state.choices }
  return parts.sso !== null && parts.proof === null
    ? { ...parts, sso: parts.sso, kind: 'sso' }
    : busyWith('registering', parts)
}

function atAge(state: ConfirmingAge, event: Event): State {
  if (state.confirmed) return state
  if (event.type === 'age-edited') return fieldsOf(filling(state))
  return event.type === 'age-confirmed' ? { ...state, confirmed: true, blocked: true } : state
}

function atCompany(state: AtCompany, event: Event): State {
  switch (event.type) {
    case 'sso-answered':
      return withAnswer(state, event)
    case 'sso-closed':
      return formOf(filling(state))
    case 'sso-refused':
      return formOf(filling(state), { form: event.error.message })
    default:
      return event.type === 'mode-chosen' ? toMode(state, event.mode) : state
  }
}

/** Logs in once more, which brings the account back. */
function atPaused(state: AskingResume, event: Event): State {
  const resuming = { ...filling(state), resuming: true }
  const { resumeBy } = state
  if (event.type === 'resumed' && resumeBy !== null)
    return proving({ ...resuming, proof: null }, resumeBy, 'form')
  if (event.type === 'resumed')
    return state.byPasskey ? byPasskey(resuming, null) : busyWith('logging-in', resuming)
  return event.type === 'mode-chosen' ? toMode(state, event.mode) : state
}

/** Starts over with an empty form when somebody is not the returning visitor. */
function asStranger(state: Filled): State {
  if (state.returning === null) return state
  const parts = { ...filling(state), sso: null, proof: null }
  return formOf({ ...parts, mode: 'log-in', returning: null, draft: emptyDraft })
}

/** A log-in beside the form's fields counts in every step, also while a call is pending. */
function enteredAnotherWay(state: State, viewer: Viewer): State {
  if (state.kind === 'done') return state
  return { kind: 'done', viewer, by: 'log-in', business: state.business }
}

/**
 * Returns the next state. An event that does not fit the state changes nothing; a pending call ends
 * only with its answer.
 */
export function next(state: State, event: Event, given: Given): State {
  if (event.type === 'entered-another-way') return enteredAnotherWay(state, event.viewer)
  switch (state.kind) {
    case 'offer':
      if (event.type === 'email-chosen') return formOf(filling(state))
      if (event.type === 'mode-chosen') return toMode(state, event.mode)
      return atProvider(state, event) ?? state
    case 'form':
      if (event.type === 'not-me') return asStranger(state)
      return atProvider(state, event) ?? inForm(state, event, given)
    case 'birthday':
      return atBirthday(state, event, { given, onward: (parts) => onceSound(parts, given) })
    case 'email':
      return atEmail(state, event)
    case 'busy':
      return afterAnswer(state, event, given)
    case 'sso':
      return atCompany(state, event)
    case 'captcha':
      return atCaptcha(state, event)
    case 'consents':
      return atConsents(state, event)
    case 'underage':
      return atAge(state, event)
    case 'code':
      return atCode(state, event)
    case 'paused':
      return atPaused(state, event)
    case 'recovery':
      if (event.type === 'proof-given' || event.type === 'provider-failed')
        return atProvider(toMode(state, state.mode), event) ?? state
      if (event.type === 'recovery-closed') return toMode(state, state.mode)
      return event.type === 'mode-chosen' ? toMode(state, event.mode) : state
    case 'done':
      return state
  }
}
