import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { CallError } from '@tessera/contracts/errors/call-error'
import { suggestedEmail } from '../email-typo/suggested-email.ts'
import { words } from '../words.ts'
import type { Given } from './check-draft.ts'
import { emailFault, knownPasswordFault, logInFaults, signUpFaults } from './check-draft.ts'
import type { Draft, DraftField, Faults } from './draft.ts'
import { emptyDraft } from './draft.ts'
import type { Doing } from './place-refusal.ts'
import { placeRefusal } from './place-refusal.ts'

/** Making an account, or getting into one's own. */
export type Mode = 'sign-up' | 'log-in'

interface Filling {
  readonly mode: Mode
  readonly draft: Draft
  /** The service has said that the email has an account, so this became a log-in. */
  readonly known: boolean
  /** How often the form was sent: after each time, the first field with a fault takes the focus. */
  readonly tries: number
  /** The address that was probably meant. */
  readonly hint: string | null
}

/** The form, waiting for the person. */
export interface Form extends Filling {
  readonly step: 'form'
  readonly faults: Faults
}

/** The form, waiting for the service. */
export interface Busy extends Filling {
  readonly step: 'busy'
  readonly doing: Doing
}

/** Where somebody is on their way in. */
export type State =
  | { readonly step: 'offer' }
  | Form
  | Busy
  | { readonly step: 'done'; readonly viewer: Viewer }

/** What can happen on the way in. */
export type Event =
  | { readonly type: 'email-chosen' }
  | { readonly type: 'mode-chosen'; readonly mode: Mode }
  | { readonly type: 'typed'; readonly field: DraftField; readonly value: string }
  | { readonly type: 'typing-paused' }
  | { readonly type: 'hint-taken' }
  /** `dateUnreadable`: the platform's date field holds something that is no day. */
  | { readonly type: 'submitted'; readonly dateUnreadable: boolean }
  | { readonly type: 'looked-up'; readonly exists: boolean }
  | { readonly type: 'refused'; readonly error: CallError }
  | { readonly type: 'entered'; readonly viewer: Viewer }

/** Where it begins: with an offer, or with the form at once. */
export function startOf(begin: 'offer' | Mode): State {
  return begin === 'offer' ? { step: 'offer' } : formOf({ mode: begin, draft: emptyDraft })
}

function formOf(parts: Pick<Form, 'mode' | 'draft'> & Partial<Form>): Form {
  return { step: 'form', faults: {}, hint: null, known: false, tries: 0, ...parts }
}

const filling = ({ mode, draft, known, tries, hint }: Filling): Filling => ({
  mode,
  draft,
  known,
  tries,
  hint,
})

const busyWith = (doing: Doing, form: Filling): Busy => ({ step: 'busy', doing, ...filling(form) })

const isEmpty = (faults: Faults): boolean => Object.keys(faults).length === 0

function withoutFault(faults: Faults, field: DraftField): Faults {
  return Object.fromEntries(
    Object.entries(faults).filter(([place]) => place !== field && place !== 'form'),
  )
}

function written(form: Form, field: DraftField, value: string): Form {
  return {
    ...form,
    draft: { ...form.draft, [field]: value },
    faults: withoutFault(form.faults, field),
    hint: field === 'email' ? null : form.hint,
    known: field === 'email' ? false : form.known,
  }
}

function hinted(form: Form): Form {
  const hint = suggestedEmail(form.draft.email) ?? null
  return hint === form.hint ? form : { ...form, hint }
}

function submitted(form: Form, dateUnreadable: boolean, given: Given): Form | Busy {
  if (form.mode === 'log-in') {
    const faults = logInFaults(form.draft)
    return isEmpty(faults) ? busyWith('logging-in', form) : { ...form, faults }
  }
  // With a sound email the account is looked up first: who has one needs no birthday.
  if (emailFault(form.draft.email) === undefined && !dateUnreadable) {
    return busyWith('looking-up', { ...form, known: false })
  }
  const faults = signUpFaults(form.draft, given)
  const unreadable = dateUnreadable ? { birthday: words.birthdayInvalid() } : {}
  return { ...form, faults: { ...faults, ...unreadable } }
}

function lookedUp(busy: Busy, exists: boolean, given: Given): Form | Busy {
  if (exists) {
    const log: Filling = { ...filling(busy), mode: 'log-in', known: true }
    if (busy.draft.password === '') return formOf(log)
    const password = knownPasswordFault(busy.draft.password)
    return password === undefined
      ? busyWith('logging-in', log)
      : formOf({ ...log, faults: { password } })
  }
  const faults = signUpFaults(busy.draft, given)
  return isEmpty(faults) ? busyWith('registering', busy) : formOf({ ...filling(busy), faults })
}

function refused(busy: Busy, error: CallError): Form {
  if (error.code === 'email-taken') return formOf({ ...filling(busy), mode: 'log-in', known: true })
  return formOf({ ...filling(busy), faults: placeRefusal(busy.doing, error) })
}

function inForm(form: Form, event: Event, given: Given): State {
  switch (event.type) {
    case 'typed':
      return written(form, event.field, event.value)
    case 'typing-paused':
      return hinted(form)
    case 'hint-taken':
      return form.hint === null ? form : written(form, 'email', form.hint)
    case 'mode-chosen':
      return formOf({ ...filling(form), mode: event.mode, known: false })
    case 'submitted':
      return submitted({ ...form, tries: form.tries + 1 }, event.dateUnreadable, given)
    default:
      return form
  }
}

function whileBusy(busy: Busy, event: Event, given: Given): State {
  switch (event.type) {
    case 'looked-up':
      return busy.doing === 'looking-up' ? lookedUp(busy, event.exists, given) : busy
    case 'refused':
      return refused(busy, event.error)
    case 'entered':
      return busy.doing === 'looking-up' ? busy : { step: 'done', viewer: event.viewer }
    default:
      return busy
  }
}

/** What follows from an event. What does not fit where somebody is changes nothing. */
export function next(state: State, event: Event, given: Given): State {
  if (state.step === 'form') return inForm(state, event, given)
  if (state.step === 'busy') return whileBusy(state, event, given)
  if (state.step === 'done') return state
  if (event.type === 'email-chosen') return startOf('sign-up')
  return event.type === 'mode-chosen' ? startOf(event.mode) : state
}
