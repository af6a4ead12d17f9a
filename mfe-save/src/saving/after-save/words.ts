import { defineMessages } from '@tessera/contracts/messages'

/** Copy after a save. */
export const words = defineMessages({
  savedPin: 'You saved this Pin to {board}!',
  savedFirstPin: 'You saved your first Pin to {board}!',
  alreadySaved: 'Psst! You already saved this Pin to {board}',
  opensElsewhere: '(opens in a new tab)',
})
