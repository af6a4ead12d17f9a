import { defineMessages } from '@tessera/contracts/messages'

/** What notes on boards say. */
export const words = defineMessages({
  notes: 'Notes',
  add: 'Add a note',
  all: 'Show all {count} notes',
  fewer: 'Show fewer',
  more: 'Show more',
  loading: 'Loading the notes',
  edited: '{when}, edited',
  nobody: 'Somebody',
  forPeople: 'Only people on this board see it',
  readOn: 'Read on',
  readLess: 'Show less',
  acts: 'What to do with the note {note}',
  edit: 'Edit',
  drop: 'Delete',
  dropped: 'Note deleted',
  undo: 'Undo',
  back: 'The note is back',
  // The form
  addTitle: 'New note',
  editTitle: 'Edit note',
  title: 'Title',
  text: 'Text',
  blank: 'Write a title or a text.',
  tooLong: 'Please enter no more than {max} characters.',
  cancel: 'Cancel',
  keep: 'Save',
  keptDraft: 'This is what you wrote here before.',
  // Two at once
  changed: 'Somebody has changed this note since you opened it',
  changedWhy: 'Nothing is lost: this is what it says now, and what you wrote stands below.',
  both: 'Put both together',
  mine: 'Save mine instead',
  theirs: 'Leave it as it is',
})
