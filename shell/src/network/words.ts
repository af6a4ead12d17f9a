import { defineMessages } from '@tessera/contracts/messages'

/** What is said while the service cannot be reached. */
export const words = defineMessages({
  offline: "You're offline. What you see may be out of date.",
  unreachable: "{brand} isn't responding. What you see may be out of date.",
  tryAgain: 'Try again',
})
