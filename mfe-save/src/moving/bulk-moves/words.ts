import { defineMessages } from '@tessera/contracts/messages'

/** Copy of moving, copying and deleting pins. */
export const words = defineMessages({
  busy: 'Please wait until the previous board action finishes.',
  partly: '{done} of {total} Pins done. {reason}',
  movedTo: '{pins} moved to {place}',
  copiedTo: '{pins} copied to {place}',
  someThere: '{done}, {count} already there',
  removed: '{pins} removed from the section',
  deleted: '{pins} deleted',
  stopped: 'Stopped: {done} of {total} Pins done',
  failed: 'Uh oh! Only {done} of {total} Pins are done.',
  // For a large action in progress
  underWay: 'In progress',
  moving: 'Moving to {place}',
  copying: 'Copying to {place}',
  removing: 'Removing from the section',
  deleting: 'Deleting',
  undoing: 'Undoing',
  progress: '{done} of {total}',
  cancel: 'Cancel',
})

/** Copy with a number. */
export const counted = {
  allThere: { one: '{count} Pin was already there', other: '{count} Pins were already there' },
} as const
