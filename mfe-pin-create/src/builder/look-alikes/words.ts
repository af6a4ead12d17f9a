import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the look-alikes. */
export const words = defineMessages({
  title: 'You already have this',
  one: 'A Pin of yours has almost the same picture. You can still publish this one.',
  on: 'Saved to {board}',
  elsewhere: '(opens in a new tab)',
})
