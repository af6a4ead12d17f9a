import { defineMessages } from '@tessera/contracts/messages'

/** Copy of choosing what to compare. */
export const words = defineMessages({
  compare: 'Compare',
  comparing: 'Comparing',
  full: 'You can compare up to {max} products.',
  tray: 'Products to compare',
  remove: 'Remove {title}',
  clear: 'Clear',
  show: 'Compare ({count})',
  more: 'Add another product to compare',
})
