import { defineMessages } from '@tessera/contracts/messages'

/** Copy of boards for ad accounts. */
export const words = defineMessages({
  protectedBoard: "Protected board (not listed on user's profile)",
  protectedBoardHint: 'Only people who work on the ad account can see it.',
})
