import { defineMessages } from '@tessera/contracts/messages'

/** Copy of pin lists. */
export const words = defineMessages({
  tryAgain: 'Try again.',
  menuFailed: "We couldn't open the menu. Try again.",
})
