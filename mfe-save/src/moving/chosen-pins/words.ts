import { defineMessages } from '@tessera/contracts/messages'

/** What the bar of chosen pins says. */
export const words = defineMessages({
  bar: 'Selected Pins',
  all: 'Select all {count}',
  move: 'Move',
  copy: 'Copy',
  remove: 'Remove from section',
  delete: 'Delete',
  done: 'Clear selection',
})

/** How many are chosen. */
export const counted = {
  chosen: { one: '{count} selected', other: '{count} selected' },
} as const
