import type { ConnectedAccount } from '@tessera/contracts/calls/connected-accounts'
import type { SignUpRules } from '@tessera/contracts/calls/registration'
import { armIn, type ChosenArms } from '@tessera/contracts/experiments'
import { facebookDisabled } from '../../experiments.ts'

/** A provider that settings have a button of. */
export type ButtonProvider = 'google' | 'facebook' | 'line'

const names: readonly ButtonProvider[] = ['google', 'facebook', 'line']

/**
 * Returns the providers whose buttons work here, in their order: those that log-in offers, which has LINE in
 * Japan alone, without Facebook while the experiment web_facebook_disabled is on. With `connected`, those that
 * an account is connected to.
 */
export function offeredProviders(given: {
  readonly providers: SignUpRules['providers']
  readonly experiments: ChosenArms
  readonly connected?: readonly Pick<ConnectedAccount, 'provider'>[]
}): readonly ButtonProvider[] {
  const { providers, experiments, connected } = given
  const isOff = armIn(facebookDisabled, experiments) === 'enabled'
  return names.filter(
    (name) =>
      providers[name] &&
      !(name === 'facebook' && isOff) &&
      (connected === undefined || connected.some(({ provider }) => provider === name)),
  )
}
