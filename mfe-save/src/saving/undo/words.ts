import { defineMessages } from '@tessera/contracts/messages'

/** What is said of doing something large, and of taking it back. */
export const words = defineMessages({
  undone: 'Undone',
  again: 'Try again',
  // While it goes on
  progressName: 'Progress',
  progress: '{done} of {pins}',
  goesOn: "You can close this. We'll let you know when it's done.",
  stop: 'Stop',
})
