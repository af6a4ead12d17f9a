import { defineMessages } from '@tessera/contracts/messages'

/** Texts of the places where a passkey is used. */
export const words = defineMessages({
  logIn: 'Log in with a passkey',
  use: 'Use a passkey',
  finish: 'Use your passkey to finish logging in, or enter one of your recovery codes.',
})
