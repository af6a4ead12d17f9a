import type { Consent } from '@tessera/contracts/consents'
import { optionalConsents, requiredConsents } from '@tessera/contracts/consents'

/** Every consent, in the order in which they are asked for. */
export const allConsents: readonly Consent[] = [...requiredConsents, ...optionalConsents]

/** What somebody has agreed to so far. */
export type Choices = { readonly [Key in Consent]: boolean }

/** What can happen to the consents. */
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

/** Nobody has agreed to anything. */
export const noChoices: Choices = every(false)

/** Whether 'Agree to all' is checked: as soon as everything is, and no longer than that. */
export const agreesToAll = (choices: Choices): boolean =>
  allConsents.every((consent) => choices[consent])

/** Whether one may go on: everything that is required is agreed to. */
export const mayGoOn = (choices: Choices): boolean =>
  requiredConsents.every((consent) => choices[consent])

/** What follows from an event. 'Agree to all' checks everything; pressed once more it clears all. */
export function nextChoices(choices: Choices, event: ConsentsEvent): Choices {
  if (event.type === 'all-toggled') return every(!agreesToAll(choices))
  return { ...choices, [event.consent]: !choices[event.consent] }
}
