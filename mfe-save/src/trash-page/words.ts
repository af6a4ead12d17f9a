import { defineMessages } from '@tessera/contracts/messages'

/** What the trash says. */
export const words = defineMessages({
  title: 'Trash',
  why: 'What you delete waits here for {days} days. Bring it back, and it is where it was.',
  loading: 'Loading your trash',
  failed: 'Your trash could not be loaded',
  list: 'What you deleted',
  empty: 'Nothing is in the trash',
  emptyWhy: 'Pins, sections and boards that you delete wait here for {days} days.',
  toBoards: 'Go to your boards',
  board: 'Board',
  section: 'Section of {board}',
  pins: 'From {board}',
  untitled: 'A Pin without a title',
  deleted: 'Deleted {when}',
  until: 'Waits until {day}',
  restore: 'Bring back',
  restoreNamed: 'Bring back {name}',
  restored: '{name} is back',
  seeBoard: 'See board',
  end: 'That is everything in the trash.',
})
