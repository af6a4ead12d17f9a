import { defineMessages } from '@tessera/contracts/messages'

/** Copy of large actions and of undoing them. */
export const words = defineMessages({
  undone: 'Undone',
  restoredAs: 'Restored as “{name}”, because the old name is taken',
  // While it goes on
  progressName: 'Progress',
  progress: '{done} of {pins}',
  goesOn: "You can close this. We'll let you know when it's done.",
  stop: 'Stop',
})
