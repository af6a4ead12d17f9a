import { defineMessages } from '@tessera/contracts/messages'

/** What the bar of chosen pins says. */
export const words = defineMessages({
  bar: 'Chosen Pins',
  moveInto: 'Move to section',
  remove: 'Remove from section',
  delete: 'Delete',
  done: 'Choose none',
  undo: 'Undo',
  undone: 'That is undone',
})

/** What was done, with how many pins it was done to. */
export const counted = {
  chosen: { one: '{count} Pin chosen', other: '{count} Pins chosen' },
  movedTo: { one: '{count} Pin moved to', other: '{count} Pins moved to' },
  removed: { one: '{count} Pin removed', other: '{count} Pins removed' },
  deleted: { one: '{count} Pin deleted', other: '{count} Pins deleted' },
} as const
