import { defineMessages } from '@tessera/contracts/messages'

/** What the form of a board and its menu say. */
export const words = defineMessages({
  // The form
  title: 'Edit board',
  description: 'Description',
  descriptionHint: 'What the board is about. Up to {max} characters.',
  descriptionLong: 'Please enter no more than {max} characters.',
  save: 'Save',
  saved: 'Board saved',
  // Two at once
  changed: 'Somebody else changed this board since you opened it',
  changedWhy: 'Nothing is lost: this is what it says now, and what you wrote stands below.',
  saveMine: 'Save mine instead',
  useTheirs: 'Use what it says now',
  failed: 'This board could not be loaded',
  // Who may see it
  becomesSecret:
    'Once you save, only you and the people you share it with see this board and its {pins}. It leaves searches, feeds and your profile as others see it. What others have saved from it stays with them.',
  becomesPublic:
    'Once you save, everybody can see this board and its {pins}: on your profile, in searches and in feeds, with the comments below its Pins. The people you share it with are shown on it, too.',
  notesStay: 'Its {notes} stay with you and the people you share the board with.',
  notesShown: 'Everybody can read its {notes}, too.',
  publishNotes: 'Show the notes to everybody',
  isProtected: 'This is a protected board: only those who work for its advertiser see it.',
  // The cover
  cover: 'Cover',
  coverLatest: 'Latest Pin',
  coverLatestWhy: 'The cover follows what you save.',
  coverPin: 'Picture of {title}',
  coverUntitled: 'Picture of a Pin',
  coverNone: 'There is no Pin to choose yet.',
  // The menu
  more: 'What to do with {board}',
  edit: 'Edit board',
  merge: 'Merge into another board',
  archive: 'Archive board',
  restore: 'Bring board back',
  hide: 'Put away for me',
  unhide: 'Bring back for me',
  delete: 'Delete board',
  archived: '{board} is archived',
  restored: '{board} is back',
  hidden: '{board} is put away for you',
  undo: 'Undo',
})

/** Notes in a sentence. */
export const counted = { notes: { one: '{count} note', other: '{count} notes' } } as const
