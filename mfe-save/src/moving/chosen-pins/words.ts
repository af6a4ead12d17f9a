import { defineMessages } from '@tessera/contracts/messages'

/** What the bar of chosen pins says. */
export const words = defineMessages({
  bar: 'Chosen Pins',
  all: 'Select all {count}',
  move: 'Move',
  copy: 'Copy',
  remove: 'Remove from section',
  delete: 'Delete',
  done: 'Choose none',
})

/** How many are chosen. */
export const counted = {
  chosen: { one: '{count} Pin chosen', other: '{count} Pins chosen' },
} as const
