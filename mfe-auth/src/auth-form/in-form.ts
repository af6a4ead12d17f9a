import { suggestedEmail } from '../email-typo/suggested-email.ts'
import type { Given } from './check-draft.ts'
import { isSound, logInFaults, newEmailFault, signUpFaults } from './check-draft.ts'
import type { DraftField, Faults } from './draft.ts'
import type { Event } from './events.ts'
import { toMode, written } from './filling-in.ts'
import type { Busy, Form, State } from './states.ts'
import { busyWith, filling, formOf } from './states.ts'

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

function submitted(form: Form, given: Given): Form | Busy {
  const parts = { ...filling(form), tries: form.tries + 1 }
  if (form.mode === 'log-in') {
    const faults = logInFaults(form.draft, given)
    return isSound(faults) ? busyWith('logging-in', parts) : formOf(parts, faults)
  }
  if (form.blocked) return form
  // With a sound email the account is looked up first: who has one needs no birthday.
  if (newEmailFault(form.draft.email) === undefined)
    return busyWith('looking-up', { ...parts, known: false })
  return formOf(parts, signUpFaults(form, given))
}

/** What follows in the form. */
export function inForm(form: Form, event: Event, given: Given): State {
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
    default:
      return form
  }
}
