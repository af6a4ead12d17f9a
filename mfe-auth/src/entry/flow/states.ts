import type { PasskeyShown } from '@tessera/contracts/calls/passkey-fields'
import type { ReturningVisitor } from '@tessera/contracts/entities/returning-visitor'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { CallError } from '@tessera/contracts/errors/call-error'
import type { RecoveryType } from '@tessera/contracts/recovery'
import type { Connecting, Proof, Tip } from './connecting.ts'
import type { Choices } from './consent-choices.ts'
import type { Draft, DraftField, Faults, Help } from './draft.ts'
import { emptyDraft } from './draft.ts'
import type { SsoAnswer, SsoProof } from './sso-answer.ts'
import type { SsoFound } from './sso-found.ts'

/** The two forms. */
export type Mode = 'sign-up' | 'log-in'

/** The pending call. */
export type Doing =
  | 'looking-up'
  | 'validating'
  | 'exchanging'
  | 'registering'
  | 'logging-in'
  | 'proving'
  | 'passkey'

/** The data that every step keeps. */
export interface Filling {
  readonly mode: Mode
  /** True when a business account is to be created. */
  readonly business: boolean
  readonly draft: Draft
  /** The service said that the email has an account, so the sign-up became a log-in. */
  readonly known: boolean
  /** The returning visitor; null after 'Not you?'. */
  readonly returning: ReturningVisitor | null
  /** True after they said that they are too young: no account can be created here. */
  readonly blocked: boolean
  /** The consents, once they were asked for. */
  readonly agreed: Choices | null
  /**
   * Number of times the form was submitted; after each, the first invalid field takes the focus.
   */
  readonly tries: number
  /** Number of captchas shown; each token can be used once. */
  readonly captchas: number
  /** The suggested correction of a mistyped email. */
  readonly hint: string | null
  /** True once they chose to bring their paused account back. */
  readonly resuming: boolean
  /** The company's single sign-on that the email belongs to; null without one. */
  readonly sso: SsoFound | null
  /** Number of times the service asked for single sign-on; each looks the email up again. */
  readonly ssoAsks: number
  /** True on the sign-up page of people with single sign-on. */
  readonly ssoSignUp: boolean
  /** True while the email is the one that the page was opened for. */
  readonly emailLocked: boolean
  /** The proof of a log-in at the company, sent instead of a password. */
  readonly proof: SsoProof | null
  /** The identity that a provider proved, until an account has it. */
  readonly connecting: Connecting | null
  /** The message at a provider's button. */
  readonly tip: Tip | null
  /** True after somebody whom Facebook proved turned out to be new: Facebook signs nobody up. */
  readonly newAtFacebook: boolean
}

/** The first step of the modal: a button that opens the form. */
interface Offer extends Filling {
  readonly kind: 'offer'
}

/** The form. */
export interface Form extends Filling {
  readonly kind: 'form'
  readonly faults: Faults
  readonly help: Help | null
}

/** The form with a pending call. */
export interface Busy extends Filling {
  readonly kind: 'busy'
  readonly doing: Doing
  /** The token of a solved captcha. */
  readonly captcha: string | null
  /** The passkey that was chosen in the address field. */
  readonly passkey: PasskeyShown | null
  /** The answer of the company's window, while it's exchanged. */
  readonly answer?: SsoAnswer
  /** The proof that is sent, and the step to return to, while `doing` is 'proving'. */
  readonly proving?: { readonly proof: Proof; readonly from: 'offer' | 'form' } | undefined
}

/** The form while the window of a company's log-in is open. */
export interface AtCompany extends Filling {
  readonly kind: 'sso'
  readonly sso: SsoFound
}

/** Asks for the birthday of somebody who signs up with a provider. */
export interface AskingBirthday extends Filling {
  readonly kind: 'birthday'
  readonly connecting: Connecting
  readonly fault: string | null
}

/** Asks for the email that a provider did not give. */
export interface AskingEmail extends Filling {
  readonly kind: 'email'
  readonly connecting: Connecting
}

/** The form with a captcha; solving it repeats the call. */
export interface AskingCaptcha extends Filling {
  readonly kind: 'captcha'
  readonly doing: 'registering' | 'logging-in'
  readonly said: string
}

/** The consents step. */
export interface AskingConsents extends Filling {
  readonly kind: 'consents'
  readonly choices: Choices
}

/** Asks whether the birthday is right; confirming it ends the sign-up. */
export interface ConfirmingAge extends Filling {
  readonly kind: 'underage'
  readonly confirmed: boolean
}

/** Asks for the second factor: a code, or a passkey. */
export interface AskingCode extends Filling {
  readonly kind: 'code'
  /** The challenge that the code is sent with. */
  readonly challenge: string
  /**
   * The last digits of the phone number that the code was sent to; null for an authenticator app.
   */
  readonly phoneEnd: string | null
  /** A passkey can answer: beside the code, or as the only factor. */
  readonly passkey: 'none' | 'too' | 'only'
  readonly code: string
  readonly fault: string | null
  /** Why the passkey was refused. */
  readonly passkeyFault: string | null
  /** Number of codes submitted; the field takes the focus after each. */
  readonly codeTries: number
  /** The pending call: with the code, with a passkey, or for another code. */
  readonly waitsFor: 'code' | 'passkey' | 'resend' | null
}

/** Says that the account is paused or closing, and offers to bring it back. */
export interface AskingResume extends Filling {
  readonly kind: 'paused'
  /** The day of the deletion; null for an account that is only paused. */
  readonly closesAt: string | null
  /** True when a passkey was the proof, so that it is asked for again. */
  readonly byPasskey: boolean
  /** The proof that resumes the account after a log-in through a company, whose code is used up. */
  readonly resumeBy: Proof | null
}

/** The help dialog for somebody who cannot log in. */
export interface Recovering extends Filling {
  readonly kind: 'recovery'
  readonly type: RecoveryType
  /** The error's data, such as how long to wait. */
  readonly data?: CallError['data'] | undefined
}

/** Logged in. */
export interface Done {
  readonly kind: 'done'
  readonly viewer: Viewer
  readonly by: Mode
  readonly business: boolean
}

/** The state of the log-in and sign-up form. */
export type State =
  | Offer
  | Form
  | Busy
  | AtCompany
  | AskingCaptcha
  | AskingBirthday
  | AskingEmail
  | AskingConsents
  | ConfirmingAge
  | AskingCode
  | AskingResume
  | Recovering
  | Done

/** A state that still has the draft. */
export type Filled = Exclude<State, Done>

/** The options of the first state. */
export interface Beginning {
  readonly at: 'offer' | Mode
  readonly business?: boolean
  readonly returning?: ReturningVisitor | null
  readonly blocked?: boolean
  /** The email that was typed on the previous page. */
  readonly email?: string
  /** True for people with single sign-on; the email is theirs and locked. */
  readonly ssoSignUp?: boolean
  /** The help dialog to open at once. */
  readonly recovery?: RecoveryType
}

/** Returns the data that every step keeps. */
export function filling(state: Filled): Filling {
  const { mode, business, draft, known, returning } = state
  const { blocked, agreed, tries, captchas, hint, resuming, connecting, tip, newAtFacebook } = state
  const { sso, ssoAsks, ssoSignUp, emailLocked, proof } = state
  const shown = { mode, business, draft, known, returning, blocked }
  const others = { connecting, tip, newAtFacebook }
  const withSso = { sso, ssoAsks, ssoSignUp, emailLocked, proof }
  return { ...shown, ...others, ...withSso, agreed, tries, captchas, hint, resuming }
}

/** Returns the form with its errors. */
export function formOf(parts: Filling, faults: Faults = {}, help: Help | null = null): Form {
  return { ...parts, kind: 'form', faults, help }
}

/** Returns the first step of the modal, which may tell of a provider. */
export const offerOf = (parts: Filling): Offer => ({ ...parts, kind: 'offer' })

/** Returns the step that asks for the birthday. */
export const birthdayOf = (
  parts: Filling & { readonly connecting: Connecting },
  fault: string | null = null,
): AskingBirthday => ({ ...parts, kind: 'birthday', fault })

/** Returns the step whose fields can be changed: a provider's sign-up has the birthday alone. */
export function fieldsOf(parts: Filling): Form | AskingBirthday {
  const { connecting, known } = parts
  return connecting === null || known ? formOf(parts) : birthdayOf({ ...parts, connecting })
}

/** Returns the form with a pending call. */
export function busyWith(doing: Doing, parts: Filling, captcha: string | null = null): Busy {
  return { ...parts, kind: 'busy', doing, captcha, passkey: null }
}

/** Returns the form while a passkey logs in: the one that was chosen, or one that is asked for. */
export function byPasskey(parts: Filling, passkey: PasskeyShown | null): Busy {
  return { ...busyWith('passkey', parts), passkey }
}

/** Returns the first state: the offer, or the form. */
export function startOf(beginning: Beginning): Filled {
  const { at, business = false, returning = null, blocked = false, recovery } = beginning
  const { ssoSignUp = false, email = '' } = beginning
  const welcomed = at === 'log-in' ? returning : null
  const parts: Filling = {
    mode: at === 'log-in' ? 'log-in' : 'sign-up',
    business,
    blocked,
    returning: welcomed,
    draft: { ...emptyDraft, email: welcomed?.email ?? email },
    known: false,
    agreed: null,
    tries: 0,
    captchas: 0,
    hint: null,
    resuming: false,
    sso: null,
    ssoAsks: 0,
    ssoSignUp,
    emailLocked: ssoSignUp && email !== '',
    proof: null,
    connecting: null,
    tip: null,
    newAtFacebook: false,
  }
  if (recovery !== undefined) return { ...parts, kind: 'recovery', type: recovery }
  return at === 'offer' ? { ...parts, kind: 'offer' } : formOf(parts)
}

/** Returns the draft after typing in a field. */
export function written(parts: Filling, field: DraftField, value: string): Filling {
  const draft = { ...parts.draft, [field]: value }
  if (field !== 'email') return { ...parts, draft, tip: null }
  // Another email may have no account, so the form returns to the sign-up.
  const mode = parts.known ? 'sign-up' : parts.mode
  const gone = { known: false, hint: null, resuming: false, connecting: null, tip: null }
  return { ...parts, draft, mode, ...gone, sso: null, proof: null }
}

/** Switches between log-in and sign-up; a returning visitor who signs up starts with an empty form. */
export function toMode(state: Filled, mode: Mode): Form {
  const parts = filling(state)
  const leaves = mode === 'sign-up' && parts.returning !== null
  return formOf({
    ...parts,
    mode,
    known: false,
    resuming: false,
    ...(leaves ? { returning: null, draft: emptyDraft, sso: null } : {}),
    connecting: null,
    tip: null,
    newAtFacebook: false,
    ...(leaves ? { returning: null, draft: emptyDraft } : {}),
  })
}
