import { defineMessages } from '@tessera/contracts/messages'

/** Texts of the mark beside a verified name. */
export const words = defineMessages({
  verifiedMerchant: 'Verified merchant',
  verifiedIdentity: 'Verified identity',
})
