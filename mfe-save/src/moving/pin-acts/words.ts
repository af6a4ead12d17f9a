import { defineMessages } from '@tessera/contracts/messages'

/** What the menu of one's own pin offers. */
export const words = defineMessages({
  move: 'Move to another place',
  copy: 'Copy to another place',
  delete: 'Delete',
  notLoaded: 'That did not work. Check your connection and try again.',
})
