import { defineCommand } from '@tessera/cache'
import { createAdAccount, quickPromote } from '@tessera/contracts/calls/quick-promote'

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
