import { defineMessages } from '@tessera/contracts/messages'

/** What is said while the service cannot be reached. */
export const words = defineMessages({
  offline: 'You are offline. What you see may be a little old.',
  unreachable: '{brand} does not answer just now. What you see may be a little old.',
  tryAgain: 'Try again',
})
