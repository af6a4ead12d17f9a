import { defineMessages } from '@tessera/contracts/messages'

/** What is said of a board that is made for somebody else, and with others. */
export const words = defineMessages({
  protectedBoard: "Protected board (not listed on user's profile)",
  protectedBoardHint: 'Those who work for the ad account see it, and nobody else.',
  invitesFailed: 'The board was made, but nobody was asked to it: {why}',
})
