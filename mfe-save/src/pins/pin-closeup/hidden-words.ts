import { defineMessages } from '@tessera/contracts/messages'

/** What hiding says. */
export const words = defineMessages({
  hidden: 'You hid this Pin',
  hiddenWhy: "You won't see it in your feed anymore.",
  undo: 'Undo',
})
