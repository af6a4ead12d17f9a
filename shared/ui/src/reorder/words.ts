import { defineMessages } from '@tessera/contracts/messages'

/** The default copy of reordering. */
export const reorderWords = defineMessages({
  handle: 'Move {name}',
  handleHint: 'Drag to move, or press Space and use the arrow keys',
  together: '{name} and {others} more',
  dropHere: 'Drop {name} here, position {place}',
  picked:
    "{name} picked up, position {place} of {count}. Use the arrow keys or another item's Drop button to move it, Space to drop it, Escape to cancel.",
  moved: '{name}, position {place} of {count}',
  dropped: '{name} dropped, position {place} of {count}',
  canceled: 'Move canceled. {name} is back at position {place} of {count}.',
})

/** The words of reordering. */
export type ReorderWords = typeof reorderWords
