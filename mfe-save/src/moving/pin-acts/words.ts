import { defineMessages } from '@tessera/contracts/messages'

/** What the menu of one's own pin offers. */
export const words = defineMessages({
  move: 'Move Pin',
  copy: 'Copy Pin',
  delete: 'Delete',
  notLoaded: 'Something went wrong. Check your connection and try again.',
})
