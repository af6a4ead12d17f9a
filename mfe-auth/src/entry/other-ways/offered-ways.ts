import type { SignUpRules } from '@tessera/contracts/calls/registration'
import type { ReturningVisitor } from '@tessera/contracts/entities/returning-visitor'
import { armIn, type ChosenArms } from '@tessera/contracts/experiments'
import { qrLogIn } from '../../experiments.ts'
import type { Mode } from '../flow/states.ts'

/** A way to log in or sign up beside the form. */
export type WayName = 'google' | 'facebook' | 'line' | 'passkey' | 'qr'

/** Facts that decide whether a way is offered. */
export interface WayGiven {
  readonly providers: SignUpRules['providers']
  readonly mode: Mode
  readonly business: boolean
  /** The returning visitor who is welcomed; null for anybody else. */
  readonly returning: ReturningVisitor | null
  readonly experiments: ChosenArms
  /** True in a browser with passkeys. */
  readonly passkeys: boolean
}

/**
 * Each way, in the order of the buttons, and whether it's offered. A returning visitor sees the
 * providers that they are connected to; LINE comes with the rules where it is offered.
 */
const ways: Readonly<Record<WayName, (given: WayGiven) => boolean>> = {
  google: ({ providers, returning }) =>
    providers.google && (returning?.connected_to_google ?? true),
  facebook: ({ providers, business, returning }) =>
    providers.facebook && !business && (returning?.connected_to_facebook ?? true),
  line: ({ providers, business }) => providers.line && !business,
  passkey: ({ mode, passkeys }) => mode === 'log-in' && passkeys,
  qr: ({ mode, experiments }) => mode === 'log-in' && armIn(qrLogIn, experiments) !== 'control',
}

const names: readonly WayName[] = ['google', 'facebook', 'line', 'passkey', 'qr']

/** Returns the ways that are offered here, in the order of their buttons. */
export const offeredWays = (given: WayGiven): readonly WayName[] =>
  names.filter((name) => ways[name](given))
