import { defineMessages } from '@tessera/contracts/messages'

/** Texts of logging in with LINE. */
export const words = defineMessages({
  continueWith: 'Continue with LINE',
})
