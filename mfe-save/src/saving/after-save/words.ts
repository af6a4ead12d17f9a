import { defineMessages } from '@tessera/contracts/messages'

/** Copy after a save. */
export const words = defineMessages({
  savedPin: 'You saved this Pin to {board}!',
  savedFirstPin: 'You saved your first Pin to {board}!',
  similarOn: 'You saved a very similar image to {board}',
  similarElsewhere: 'You already saved a very similar image',
  alreadySaved: 'Psst! You already saved this Pin to {board}',
  seePin: 'See that Pin',
  opensElsewhere: '(opens in a new tab)',
})
