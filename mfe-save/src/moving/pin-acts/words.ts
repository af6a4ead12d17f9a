import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the menu of the viewer's own pins. */
export const words = defineMessages({
  move: 'Move Pin',
  copy: 'Copy Pin',
  delete: 'Delete',
  notLoaded: 'Something went wrong. Check your connection and try again.',
})
