import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the trash. */
export const words = defineMessages({
  title: 'Trash',
  why: 'Deleted and merged items stay here for {days} days. Restore them to put them back where they were.',
  loading: 'Loading your trash',
  failed: "We couldn't load your trash",
  list: 'Deleted items',
  empty: 'Trash is empty',
  emptyWhy: 'Pins, sections and boards you delete or merge stay here for {days} days.',
  toBoards: 'Go to your boards',
  board: 'Board',
  boardMerged: 'Board merged into {into}',
  boardMergedAway: 'Board merged into another',
  section: 'Section of {board}',
  sectionMerged: 'Section of {board} merged into {into}',
  sectionMergedAway: 'Section of {board} merged into another',
  pins: 'From {board}',
  untitled: 'Untitled Pin',
  deleted: 'Deleted {when}',
  merged: 'Merged {when}',
  until: 'Restore by {day}',
  restore: 'Restore',
  restoreNamed: 'Restore {name}',
  restored: '{name} restored',
  restoredAs: '{name} restored as “{now}”, because the name is taken',
  rename: 'Rename it there',
  deletedBy: 'Deleted by {person} {when}',
  seeBoard: 'See board',
  end: "You've reached the end of the trash.",
  // Several at once
  select: 'Select',
  selectNamed: 'Select {name}',
  selectAll: 'Select all',
  bar: 'Selected items',
  done: 'Clear selection',
  restoreSome: 'Restore',
  deleteSome: 'Delete forever',
  // Forever
  emptyTrash: 'Empty trash',
  emptyTitle: 'Empty the trash?',
  emptyWhat: "Everything in the trash will be deleted forever. You can't undo this.",
  someTitle: 'Delete forever?',
  someWhat: "{items} will be deleted forever. You can't undo this.",
  cancel: 'Cancel',
  confirm: 'Delete forever',
  emptied: 'Trash emptied',
  deletedForever: '{items} deleted forever',
})

/** Items of the trash, counted. */
export const counted = {
  items: { one: '{count} item', other: '{count} items' },
  selected: { one: '{count} selected', other: '{count} selected' },
  back: { one: '{count} item restored', other: '{count} items restored' },
  refused: {
    one: "We couldn't restore {count} item. See the reason next to it.",
    other: "We couldn't restore {count} items. See the reason next to each one.",
  },
} as const
