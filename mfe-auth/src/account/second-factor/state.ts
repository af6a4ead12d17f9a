import type { Factor } from '@tessera/contracts/calls/security'
import type { CallError } from '@tessera/contracts/errors/call-error'

/** A request to the service. */
export type Wanted =
  | Provable
  | { readonly do: 'finish-authenticator'; readonly code: string }
  | { readonly do: 'finish-phone'; readonly code: string }

/** A request that needs a code (`present`) of an active factor, if there is one. */
export type Provable = { readonly present?: string } & (
  | { readonly do: 'start-authenticator' }
  | { readonly do: 'start-phone'; readonly number: string }
  | { readonly do: 'remove'; readonly factor: Factor }
  | { readonly do: 'renew' }
  | { readonly do: 'add-passkey' }
  | { readonly do: 'remove-passkey'; readonly id: string }
)

/** The visible step. */
export type Screen =
  | { readonly at: 'overview' }
  | {
      readonly at: 'authenticator'
      readonly secret: string
      readonly uri: string
      readonly code: string
    }
  | { readonly at: 'phone-number'; readonly number: string }
  | {
      readonly at: 'phone-code'
      readonly number: string
      readonly end: string
      readonly code: string
      /** Number of codes sent to the number. */
      readonly sent: number
    }
  | { readonly at: 'removal'; readonly factor: Factor }
  | { readonly at: 'renewal' }
  | { readonly at: 'passkey-removal'; readonly id: string; readonly name: string }
  | { readonly at: 'codes'; readonly codes: readonly string[] }

/** An error and its place. */
export interface Fault {
  readonly at: 'field' | 'form'
  readonly message: string
}

/** The pending work: none, a call, or a password or code that the call needs first. */
export type Work =
  | { readonly is: 'resting'; readonly fault: Fault | null }
  /** The password field stays filled until the call that it confirms is answered. */
  | { readonly is: 'busy'; readonly wanted: Wanted; readonly password: string | null }
  | {
      readonly is: 'confirming'
      readonly wanted: Wanted
      readonly password: string
      readonly fault: Fault | null
    }
  | { readonly is: 'checking'; readonly wanted: Wanted; readonly password: string }
  /** The service asks for a code of an active factor; `sending` while a text message is sent. */
  | {
      readonly is: 'proving'
      readonly wanted: Provable
      readonly code: string
      readonly fault: Fault | null
      readonly sending: boolean
      /** Number of codes sent to the phone for it. */
      readonly sent: number
    }

/** The last change, which the page announces. */
export type News =
  | 'authenticator'
  | 'phone'
  | 'removed'
  | 'renewed'
  | 'passkey-added'
  | 'passkey-removed'

/** The state of the second-factor flow. */
export interface State {
  readonly screen: Screen
  readonly work: Work
  readonly news: News | null
  /** Number of errors; after each, the field takes the focus. */
  readonly tries: number
}

/** An event of the second-factor flow. */
export type Event =
  | { readonly type: 'authenticator-chosen' | 'phone-chosen' | 'renewal-chosen' }
  | { readonly type: 'passkey-chosen' | 'passkey-left' }
  | { readonly type: 'passkey-removal-chosen'; readonly id: string; readonly name: string }
  | { readonly type: 'removal-chosen'; readonly factor: Factor }
  | { readonly type: 'typed'; readonly value: string }
  | { readonly type: 'submitted' | 'resend-pressed' | 'other-number' | 'cancelled' | 'kept' }
  | { readonly type: 'news-read' | 'confirmed' | 'removed' | 'present-code-sent' }
  | { readonly type: 'started'; readonly secret: string; readonly uri: string }
  | { readonly type: 'code-sent'; readonly end: string }
  | { readonly type: 'finished'; readonly codes: readonly string[] | null }
  | { readonly type: 'refused'; readonly error: CallError }

/** No pending work and no error. */
export const atRest: Work = { is: 'resting', fault: null }

/** The first state. */
export const start: State = { screen: { at: 'overview' }, work: atRest, news: null, tries: 0 }

/** Shows another step. */
export const show = (state: State, screen: Screen): State => ({ ...state, screen, work: atRest })

/** Shows an error; its field takes the focus. */
export const faulty = (state: State, fault: Fault): State => ({
  ...state,
  tries: state.tries + 1,
  work: { is: 'resting', fault },
})
