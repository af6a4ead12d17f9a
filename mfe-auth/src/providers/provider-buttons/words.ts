import { defineMessages } from '@tessera/contracts/messages'

/** Texts of the buttons of providers in settings. */
export const words = defineMessages({
  googleGone: "Google isn't available right now. Try again later.",
})
