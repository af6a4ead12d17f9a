import { defineMessages } from '@tessera/contracts/messages'

/** Texts of confirming a change without a password. */
export const words = defineMessages({
  orHere: "Or confirm it's you here:",
  loading: 'Loading',
})
