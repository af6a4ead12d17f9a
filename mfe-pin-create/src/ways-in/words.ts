import { defineMessages } from '@tessera/contracts/messages'

/** Copy of pictures that come from elsewhere. */
export const words = defineMessages({
  onlyThere: "We can't get this image from its page. Save it to your device, then choose it here.",
})
