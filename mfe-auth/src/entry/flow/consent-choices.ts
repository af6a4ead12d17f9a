import type { Consent } from '@tessera/contracts/consents'
import { optionalConsents, requiredConsents } from '@tessera/contracts/consents'

/** All consents, in the order that they are asked for. */
export const allConsents: readonly Consent[] = [...requiredConsents, ...optionalConsents]

/** The consents given so far. */
export type Choices = { readonly [Key in Consent]: boolean }

/** An event of the consents step. */
export type ConsentsEvent =
  | { readonly type: 'toggled'; readonly consent: Consent }
  | { readonly type: 'all-toggled' }

const every = (agreed: boolean): Choices => ({
  terms: agreed,
  collectionUsePersonalInfo: agreed,
  thirdPartyProvisionPersonalInfo: agreed,
  overseasTransferPersonalInfo: agreed,
  optionalMarketingConsent: agreed,
})

/** No consent given. */
export const noChoices: Choices = every(false)

/** True when everything is checked, so that 'Agree to all' is checked too. */
export const agreesToAll = (choices: Choices): boolean =>
  allConsents.every((consent) => choices[consent])

/** True when every required consent is given. */
export const mayGoOn = (choices: Choices): boolean =>
  requiredConsents.every((consent) => choices[consent])

/** Returns the choices after an event. 'Agree to all' checks everything, or clears everything. */
export function nextChoices(choices: Choices, event: ConsentsEvent): Choices {
  if (event.type === 'all-toggled') return every(!agreesToAll(choices))
  return { ...choices, [event.consent]: !choices[event.consent] }
}
