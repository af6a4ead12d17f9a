import { defineMessages } from '@tessera/contracts/messages'

/** What is said once a pin is saved. */
export const words = defineMessages({
  savedPin: 'You saved this Pin to {board}!',
  savedFirstPin: 'You saved your first Pin to {board}!',
  similarOn: 'You have nearly the same picture on {board}',
  similarElsewhere: 'You have nearly the same picture already',
  seePin: 'See that Pin',
  opensElsewhere: '(opens in a new tab)',
})
