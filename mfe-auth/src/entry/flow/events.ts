import type { PasskeyShown } from '@tessera/contracts/calls/passkey-fields'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { CallError } from '@tessera/contracts/errors/call-error'
import type { Proof, Tip } from './connecting.ts'
import type { ConsentsEvent } from './consent-choices.ts'
import type { DraftField } from './draft.ts'
import type { WindowEvent } from './sso-answer.ts'
import type { SsoFound } from './sso-found.ts'
import type { Mode } from './states.ts'

/** An event of the log-in and sign-up form. */
export type Event =
  | { readonly type: 'email-chosen' }
  | { readonly type: 'mode-chosen'; readonly mode: Mode }
  | { readonly type: 'typed'; readonly field: DraftField; readonly value: string }
  | { readonly type: 'typing-paused' }
  | { readonly type: 'hint-taken' }
  | { readonly type: 'not-me' }
  | { readonly type: 'submitted' }
  | { readonly type: 'looked-up'; readonly exists: boolean }
  | { readonly type: 'validated'; readonly valid: boolean }
  | { readonly type: 'refused'; readonly error: CallError }
  | { readonly type: 'entered'; readonly viewer: Viewer }
  | { readonly type: 'entered-another-way'; readonly viewer: Viewer }
  | { readonly type: 'captcha-solved'; readonly token: string }
  | { readonly type: 'consents'; readonly event: ConsentsEvent }
  | { readonly type: 'consents-given' }
  | { readonly type: 'consents-left' }
  | { readonly type: 'age-edited' }
  | { readonly type: 'age-confirmed' }
  | { readonly type: 'code-typed'; readonly code: string }
  | { readonly type: 'code-resend-asked' }
  | { readonly type: 'code-resent'; readonly phoneEnd: string | null }
  /** A passkey was chosen in the address field; null asks for one. */
  | { readonly type: 'passkey-chosen'; readonly passkey: PasskeyShown | null }
  | { readonly type: 'passkey-left' }
  | { readonly type: 'resumed' }
  | { readonly type: 'sso-found'; readonly email: string; readonly found: SsoFound }
  | WindowEvent
  /** The company's code was exchanged. */
  | { readonly type: 'sso-proven' }
  /** Somebody came back from a provider with a proof of who they are. */
  | { readonly type: 'proof-given'; readonly proof: Proof }
  /** Somebody came back from a provider without one. */
  | { readonly type: 'provider-failed'; readonly tip: Tip | null }
  | { readonly type: 'connect-left' }
  /** The email that a provider did not give, and whether it has an account. */
  | { readonly type: 'email-given'; readonly email: string; readonly exists: boolean }
  | { readonly type: 'recovery-closed' }
