import { defineCommand } from '@tessera/cache'
import {
  createAdAccount,
  giveAdsConsent,
  quickPromote,
  saveAdBusiness,
} from '@tessera/contracts/calls/quick-promote'

/** Creates the viewer's ad account on first use. */
export const createAccountCommand = defineCommand(createAdAccount, {
  name: 'create-ad-account',
  refusals: 'inline',
})

/** Promotes a pin. */
export const promoteCommand = defineCommand(quickPromote, {
  name: 'quick-promote',
  refusals: 'inline',
})

/** Stores who is behind the ad account. */
export const businessCommand = defineCommand(saveAdBusiness, {
  name: 'save-ad-business',
  refusals: 'inline',
})

/** Agrees to the use of data for ads. */
export const consentCommand = defineCommand(giveAdsConsent, {
  name: 'give-ads-consent',
  refusals: 'inline',
})
