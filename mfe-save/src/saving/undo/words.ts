import { defineMessages } from '@tessera/contracts/messages'

/** What is said of doing something large, and of taking it back. */
export const words = defineMessages({
  undo: 'Undo',
  undone: 'Undone',
  again: 'Try again',
  // While it goes on
  progressName: 'How far it is',
  progress: '{done} of {pins}',
  goesOn: 'You can close this. It goes on, and says so when it is done.',
  stop: 'Stop here',
})
