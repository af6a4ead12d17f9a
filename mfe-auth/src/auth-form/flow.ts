import { mayGoOn, nextChoices } from '../consents/flow.ts'
import { nextCode } from '../second-factor/flow.ts'
import type { Given } from './check-draft.ts'
import { emptyDraft } from './draft.ts'
import type { Event } from './events.ts'
import { toMode, written } from './filling-in.ts'
import { inForm } from './in-form.ts'
import type {
  AskingCaptcha,
  AskingCode,
  AskingConsents,
  ConfirmingAge,
  Filled,
  State,
} from './states.ts'
import { busyWith, filling, formOf } from './states.ts'
import { whileBusy } from './while-busy.ts'

function atCode(state: AskingCode, event: Event): State {
  if (event.type === 'mode-chosen') return toMode(state, event.mode)
  if (event.type !== 'code') return state
  const code = nextCode(state.code, event.event)
  const { business } = state
  if (code.step === 'in') return { step: 'done', viewer: code.viewer, by: 'log-in', business }
  if (code.step === 'gone') return formOf(filling(state), { form: code.said })
  return code === state.code ? state : { ...state, code }
}

/** Another password is still this try; another email is another. */
function atCaptcha(state: AskingCaptcha, event: Event): State {
  if (event.type === 'captcha-solved') return busyWith(state.doing, filling(state), event.token)
  if (event.type === 'not-me') return asStranger(state)
  if (event.type === 'mode-chosen') return toMode(state, event.mode)
  if (event.type !== 'typed') return state
  const parts = written(filling(state), event.field, event.value)
  return event.field === 'password' ? { ...state, ...parts } : formOf(parts)
}

function atConsents(state: AskingConsents, event: Event): State {
  if (event.type === 'consents-left') return formOf(filling(state))
  if (event.type === 'consents')
    return { ...state, choices: nextChoices(state.choices, event.event) }
  return event.type === 'consents-given' && mayGoOn(state.choices)
    ? busyWith('registering', { ...filling(state), agreed: state.choices })
    : state
}

function atAge(state: ConfirmingAge, event: Event): State {
  if (state.confirmed) return state
  if (event.type === 'age-edited') return formOf(filling(state))
  return event.type === 'age-confirmed' ? { ...state, confirmed: true, blocked: true } : state
}

/** Somebody else than the one who was here before. */
function asStranger(state: Filled): State {
  if (state.returning === null) return state
  return formOf({ ...filling(state), mode: 'log-in', returning: null, draft: emptyDraft })
}

/**
 * What follows from an event. What does not fit where somebody is changes nothing, and nothing but
 * the service's answer leads away from where it is waited for.
 */
export function next(state: State, event: Event, given: Given): State {
  switch (state.step) {
    case 'offer':
      if (event.type === 'email-chosen') return formOf(filling(state))
      return event.type === 'mode-chosen' ? toMode(state, event.mode) : state
    case 'form':
      return event.type === 'not-me' ? asStranger(state) : inForm(state, event, given)
    case 'busy':
      return whileBusy(state, event, given)
    case 'captcha':
      return atCaptcha(state, event)
    case 'consents':
      return atConsents(state, event)
    case 'underage':
      return atAge(state, event)
    case 'code':
      return atCode(state, event)
    case 'recovery':
      if (event.type === 'recovery-closed') return toMode(state, state.mode)
      return event.type === 'mode-chosen' ? toMode(state, event.mode) : state
    case 'done':
      return state
  }
}
