import { defineMessages } from '@tessera/contracts/messages'

/** What the trash says. */
export const words = defineMessages({
  title: 'Trash',
  why: 'What you delete or merge waits here for {days} days. Bring it back, and it is where it was.',
  loading: 'Loading your trash',
  failed: "We couldn't load your trash",
  list: 'What you deleted',
  empty: 'Nothing is in the trash',
  emptyWhy: 'Pins, sections and boards that you delete or merge wait here for {days} days.',
  toBoards: 'Go to your boards',
  board: 'Board',
  boardMerged: 'Board merged into {into}',
  boardMergedAway: 'Board merged into another',
  section: 'Section of {board}',
  sectionMerged: 'Section of {board} merged into {into}',
  sectionMergedAway: 'Section of {board} merged into another',
  pins: 'From {board}',
  untitled: 'A Pin without a title',
  deleted: 'Deleted {when}',
  merged: 'Merged {when}',
  until: 'Waits until {day}',
  restore: 'Bring back',
  restoreNamed: 'Bring back {name}',
  restored: '{name} is back',
  seeBoard: 'See board',
  end: 'That is everything in the trash.',
  // Several at once
  select: 'Select',
  selectNamed: 'Select {name}',
  selectAll: 'Select all',
  bar: 'Selected items',
  done: 'Stop selecting',
  restoreSome: 'Bring back',
  deleteSome: 'Delete forever',
  // For good
  emptyTrash: 'Empty trash',
  emptyTitle: 'Empty the trash?',
  emptyWhat: 'Everything in the trash is deleted forever. You can’t bring it back.',
  someTitle: 'Delete forever?',
  someWhat: 'You delete {items} forever. You can’t bring them back.',
  cancel: 'Cancel',
  confirm: 'Delete forever',
  emptied: 'The trash is empty',
  deletedForever: '{items} deleted forever',
})

/** Items of the trash, counted. */
export const counted = {
  items: { one: '{count} item', other: '{count} items' },
  selected: { one: '{count} selected', other: '{count} selected' },
  back: { one: '{count} item is back', other: '{count} items are back' },
  refused: {
    one: "We couldn't bring back {count} item. The reason is beside it.",
    other: "We couldn't bring back {count} items. The reasons are beside them.",
  },
} as const
