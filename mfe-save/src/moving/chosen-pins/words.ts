import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the bar of selected pins. */
export const words = defineMessages({
  bar: 'Selected Pins',
  all: 'Select all {count}',
  move: 'Move',
  copy: 'Copy',
  remove: 'Remove from section',
  delete: 'Delete',
  clear: 'Clear selection',
  selectHint: 'Press Pins to select them',
  reorderHint: 'Drag a handle to reorder',
  done: 'Done',
})

/** Copy with the number of selected pins. */
export const counted = {
  chosen: { one: '{count} selected', other: '{count} selected' },
} as const
