import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the page that sorts saved pins. */
export const words = defineMessages({
  title: 'Sort your saves',
  left: '{pins} to sort',
  loading: 'Loading your saves',
  failed: "We couldn't load your saves",
  // The pin and its actions
  skip: 'Skip',
  remove: 'Remove',
  undo: 'Undo',
  swipe: 'Swipe right to move it to the first board, left to skip.',
  // Boards
  boards: 'Move to',
  likeness: 'Boards with Pins like this one come first.',
  moveTo: 'Move to {board}',
  newBoard: 'New board',
  name: 'Name',
  create: 'Create and move',
  cancel: 'Cancel',
  suggested: 'Suggested names',
  // Groups
  groups: 'Pins that go together',
  group: '{pins} look like “{name}”',
  moveGroup: 'Move to {board}',
  moveToNew: 'Move to new board {board}',
  // After an act
  moved: 'Moved {pins} to {board}',
  removed: 'Removed. It stays in the trash for {days} days.',
  // The end
  doneTitle: 'All sorted',
  done: 'Pins that you save without a board wait here until you sort them.',
  toBoards: 'Go to your boards',
})
