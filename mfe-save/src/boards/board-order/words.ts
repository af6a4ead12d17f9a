import { defineMessages } from '@tessera/contracts/messages'

/** What putting things in order says; most of it is for those who cannot see it. */
export const words = defineMessages({
  handle: 'Move {name}',
  handleHint: 'Drag, or press Space and use the arrow keys',
  picked:
    '{name} picked up, {place} of {count}. Arrow keys move it, Space drops it, Escape puts it back.',
  moved: '{name}: {place} of {count}',
  dropped: '{name} dropped, {place} of {count}',
  putBack: '{name} is back at {place} of {count}',
  again: 'Try again',
})
