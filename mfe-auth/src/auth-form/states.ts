import type { ReturningVisitor } from '@tessera/contracts/entities/returning-visitor'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { CallError } from '@tessera/contracts/errors/call-error'
import type { RecoveryType } from '@tessera/contracts/recovery'
import type { Choices } from '../consents/choices.ts'
import type { Draft, DraftField, Faults, Help } from './draft.ts'
import { emptyDraft } from './draft.ts'

/** Making an account, or getting into one's own. */
export type Mode = 'sign-up' | 'log-in'

/** The call that is under way. */
export type Doing = 'looking-up' | 'validating' | 'registering' | 'logging-in'

/** What stays with somebody from step to step. */
export interface Filling {
  readonly mode: Mode
  /** Whether the account is to be a business's. */
  readonly business: boolean
  readonly draft: Draft
  /** The service has said that the email has an account, so this became a log-in. */
  readonly known: boolean
  /** Who was here before, as long as nobody says that it is somebody else. */
  readonly returning: ReturningVisitor | null
  /** They said before that they are too young: no account can be made here. */
  readonly blocked: boolean
  /** What they agreed to, once they were asked. */
  readonly agreed: Choices | null
  /** How often the form was sent: after each time, the first field with a fault takes the focus. */
  readonly tries: number
  /** How many captchas were answered in vain; each is good once. */
  readonly captchas: number
  /** The address that was probably meant. */
  readonly hint: string | null
}

/** An invitation to go on, before any form. */
interface Offer extends Filling {
  readonly kind: 'offer'
}

/** The form, waiting for the person. */
export interface Form extends Filling {
  readonly kind: 'form'
  readonly faults: Faults
  readonly help: Help | null
}

/** The form, waiting for the service. */
export interface Busy extends Filling {
  readonly kind: 'busy'
  readonly doing: Doing
  /** The answer to a captcha that the service asked for. */
  readonly captcha: string | null
}

/** The form with a captcha to solve, after which the same is tried again by itself. */
export interface AskingCaptcha extends Filling {
  readonly kind: 'captcha'
  readonly doing: 'registering' | 'logging-in'
  readonly said: string
}

/** The consents, each for itself. */
export interface AskingConsents extends Filling {
  readonly kind: 'consents'
  readonly choices: Choices
}

/** Too young, by the birthday: is it right? Once it is confirmed there is nothing left to do. */
export interface ConfirmingAge extends Filling {
  readonly kind: 'underage'
  readonly confirmed: boolean
}

/** Asks for the code of a second factor; the code has a flow of its own. */
export interface AskingCode extends Filling {
  readonly kind: 'code'
  readonly challenge: string
  /** The last digits of the number that the code was sent to; null for an authenticator app. */
  readonly phoneEnd: string | null
}

/** Help for somebody who cannot get in. */
export interface Recovering extends Filling {
  readonly kind: 'recovery'
  readonly type: RecoveryType
  /** What the error said beside its code, such as how long to wait. */
  readonly data?: CallError['data'] | undefined
}

/** In. */
export interface Done {
  readonly kind: 'done'
  readonly viewer: Viewer
  readonly by: Mode
  readonly business: boolean
}

/** Where somebody is on their way in. */
export type State =
  | Offer
  | Form
  | Busy
  | AskingCaptcha
  | AskingConsents
  | ConfirmingAge
  | AskingCode
  | Recovering
  | Done

/** A state in which what somebody wrote is still there. */
export type Filled = Exclude<State, Done>

/** What somebody begins with. */
export interface Beginning {
  readonly at: 'offer' | Mode
  readonly business?: boolean
  readonly returning?: ReturningVisitor | null
  readonly blocked?: boolean
  /** What they wrote on the page before. */
  readonly email?: string
  /** Something that has to be said at once. */
  readonly recovery?: RecoveryType
}

/** What every step shares, out of one of them. */
export function filling(state: Filled): Filling {
  const { mode, business, draft, known, returning } = state
  const { blocked, agreed, tries, captchas, hint } = state
  return { mode, business, draft, known, returning, blocked, agreed, tries, captchas, hint }
}

/** The form, with what is wrong in it. */
export function formOf(parts: Filling, faults: Faults = {}, help: Help | null = null): Form {
  return { ...parts, kind: 'form', faults, help }
}

/** The form while the service is asked. */
export function busyWith(doing: Doing, parts: Filling, captcha: string | null = null): Busy {
  return { ...parts, kind: 'busy', doing, captcha }
}

/** Where it begins: with an offer, or with the form at once. */
export function startOf(beginning: Beginning): Filled {
  const { at, business = false, returning = null, blocked = false, recovery } = beginning
  const welcomed = at === 'log-in' ? returning : null
  const parts: Filling = {
    ...{ mode: at === 'log-in' ? 'log-in' : 'sign-up', business, blocked, returning: welcomed },
    draft: { ...emptyDraft, email: welcomed?.email ?? beginning.email ?? '' },
    ...{ known: false, agreed: null, tries: 0, captchas: 0, hint: null },
  }
  if (recovery !== undefined) return { ...parts, kind: 'recovery', type: recovery }
  return at === 'offer' ? { ...parts, kind: 'offer' } : formOf(parts)
}

/** Returns the draft after typing in a field. */
export function written(parts: Filling, field: DraftField, value: string): Filling {
  const draft = { ...parts.draft, [field]: value }
  if (field !== 'email') return { ...parts, draft }
  // Another address may have no account: the form is again what it was before the look-up.
  const mode = parts.known ? 'sign-up' : parts.mode
  return { ...parts, draft, mode, known: false, hint: null }
}

/** Switches between log-in and sign-up; a returning visitor who signs up starts with an empty form. */
export function toMode(state: Filled, mode: Mode): Form {
  const parts = filling(state)
  const leaves = mode === 'sign-up' && parts.returning !== null
  return formOf({
    ...parts,
    mode,
    known: false,
    ...(leaves ? { returning: null, draft: emptyDraft } : {}),
  })
}
