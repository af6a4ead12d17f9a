import { ConnectOffer } from '@tessera/contracts/calls/connect-fields'
import type { InputOf } from '@tessera/contracts/calls/define-call'
import type { register } from '@tessera/contracts/calls/registration'
import type { logIn } from '@tessera/contracts/calls/session'
import type { IdentityProvider } from '@tessera/contracts/entities/connected-identity'
import type { CallError } from '@tessera/contracts/errors/call-error'
import type { loginMethods } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'

type LogIn = InputOf<typeof logIn>

/** The ways of logging in without a typed secret. */
type ProofInput = Exclude<LogIn, { password: string } | { mfa_challenge: string }>

/** A log-in at a provider. */
interface AtProvider {
  readonly provider: IdentityProvider
  /** The kind of sign-up that it can become. */
  readonly type: Exclude<InputOf<typeof register>['type'], 'email'>
  /** The number of the way to log in. */
  readonly method: (typeof loginMethods)[keyof typeof loginMethods]
}

/** The result of a log-in at a provider; the service takes `fields` to log in. */
export interface Proof extends AtProvider {
  readonly fields: ProofInput
}

/** An identity that the service verified and that has no account yet. */
export interface Connecting extends AtProvider {
  /** Stands for the proof in the next call. */
  readonly ticket: string
  /** The provider's address; null when it has none. */
  readonly email: string | null
  readonly fullName: string | null
  /** True when it would open an account that is paused. */
  readonly paused: boolean
}

/** A message at a provider's button. */
export interface Tip {
  readonly at: IdentityProvider
  readonly text: string
}

/** Reads what a refusal offers for the next step; undefined when it offers nothing. */
export function connectingOf(at: AtProvider, { code, data }: CallError): Connecting | undefined {
  const offer = z.safeParse(ConnectOffer, data)
  if (!offer.success) return undefined
  const { provider, type, method } = at
  const { connect_ticket: ticket, email, full_name: fullName } = offer.data
  return { provider, type, method, ticket, email, fullName, paused: code === 'account-paused' }
}
