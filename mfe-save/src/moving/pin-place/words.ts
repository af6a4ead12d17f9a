import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the move dialog. */
export const words = defineMessages({
  move: 'Move {pins}',
  copy: 'Copy {pins}',
  moveTo: 'Move to {place}',
  copyTo: 'Copy to {place}',
  here: 'Current location',
  chooseSection: 'Choose section',
  addSection: 'Add section',
  createBoard: 'Create board',
  back: 'Back',
})
