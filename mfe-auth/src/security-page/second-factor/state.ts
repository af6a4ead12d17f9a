import type { Factor } from '@tessera/contracts/calls/security'
import type { CallError } from '@tessera/contracts/errors/call-error'

/** What the service is asked to do. */
export type Wanted =
  | Provable
  | { readonly do: 'finish-authenticator'; readonly code: string }
  | { readonly do: 'finish-phone'; readonly code: string }

/** A change that needs a code of a factor that is on (`present`), where there is one. */
export type Provable = { readonly present?: string } & (
  | { readonly do: 'start-authenticator' }
  | { readonly do: 'start-phone'; readonly number: string }
  | { readonly do: 'remove'; readonly factor: Factor }
  | { readonly do: 'renew' }
)

/** What somebody sees. */
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
      /** How many codes were sent there. */
      readonly sent: number
    }
  | { readonly at: 'removal'; readonly factor: Factor }
  | { readonly at: 'renewal' }
  | { readonly at: 'codes'; readonly codes: readonly string[] }

/** What is wrong, and where it is shown. */
export interface Fault {
  readonly at: 'field' | 'form'
  readonly message: string
}

/** What goes on: nothing, a call, or the password that the service wants before it. */
export type Work =
  | { readonly is: 'resting'; readonly fault: Fault | null }
  /** The password stays where it was typed until the call that it was for is answered. */
  | { readonly is: 'busy'; readonly wanted: Wanted; readonly password: string | null }
  | {
      readonly is: 'confirming'
      readonly wanted: Wanted
      readonly password: string
      readonly fault: Fault | null
    }
  | { readonly is: 'checking'; readonly wanted: Wanted; readonly password: string }
  /** The service wants a code of a factor that is on; `sending` while it sends one to the telephone. */
  | {
      readonly is: 'proving'
      readonly wanted: Provable
      readonly code: string
      readonly fault: Fault | null
      readonly sending: boolean
      /** How many codes were sent to the telephone for it. */
      readonly sent: number
    }

/** What has just become of it. */
export type News = 'authenticator' | 'phone' | 'removed' | 'renewed'

/** How far somebody is with their second factors. */
export interface State {
  readonly screen: Screen
  readonly work: Work
  readonly news: News | null
  /** How often something was wrong: each time the focus goes there. */
  readonly tries: number
}

/** What can happen. */
export type Event =
  | { readonly type: 'authenticator-chosen' | 'phone-chosen' | 'renewal-chosen' }
  | { readonly type: 'removal-chosen'; readonly factor: Factor }
  | { readonly type: 'typed'; readonly value: string }
  | { readonly type: 'submitted' | 'resend-pressed' | 'other-number' | 'cancelled' | 'kept' }
  | { readonly type: 'news-read' | 'confirmed' | 'removed' | 'present-code-sent' }
  | { readonly type: 'started'; readonly secret: string; readonly uri: string }
  | { readonly type: 'code-sent'; readonly end: string }
  | { readonly type: 'finished'; readonly codes: readonly string[] | null }
  | { readonly type: 'refused'; readonly error: CallError }

/** Nothing goes on, and nothing is wrong. */
export const atRest: Work = { is: 'resting', fault: null }

/** Before anything was chosen. */
export const start: State = { screen: { at: 'overview' }, work: atRest, news: null, tries: 0 }

/** Shows something else. */
export const show = (state: State, screen: Screen): State => ({ ...state, screen, work: atRest })

/** Something is wrong: it is said, and the focus goes there. */
export const faulty = (state: State, fault: Fault): State => ({
  ...state,
  tries: state.tries + 1,
  work: { is: 'resting', fault },
})
