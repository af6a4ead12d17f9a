import { defineMessages } from '@tessera/contracts/messages'

/** What is said of a pin that is saved. */
export const words = defineMessages({
  alreadySaved: 'Psst! You already saved this Pin to {board}',
})
