import { defineMessages } from '@tessera/contracts/messages'

/** What hiding says. */
export const words = defineMessages({
  hidden: 'You hid this Pin',
  hiddenWhy: 'It will not come up among your ideas any more.',
  undo: 'Undo',
})
