import { defineMessages } from '@tessera/contracts/messages'

/** What is said of moving, copying and deleting pins. */
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
  // While a large one is under way
  underWay: 'In progress',
  moving: 'Moving to {place}',
  copying: 'Copying to {place}',
  removing: 'Removing from the section',
  deleting: 'Deleting',
  progress: '{done} of {total}',
  cancel: 'Cancel',
})

/** Pins in a sentence. */
export const counted = {
  pins: { one: '{count} Pin', other: '{count} Pins' },
  allThere: { one: '{count} Pin was already there', other: '{count} Pins were already there' },
} as const
