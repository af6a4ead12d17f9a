import { defineMessages } from '@tessera/contracts/messages'

/** What notes on boards say. */
export const words = defineMessages({
  notes: 'Notes',
  add: 'Add a note',
  all: 'Show all {count} notes',
  fewer: 'Show fewer',
  more: 'Show more',
  loading: 'Loading notes',
  edited: '{when}, edited',
  nobody: 'Somebody',
  forPeople: 'Only people on this board can see this',
  readOn: 'Read more',
  readLess: 'Show less',
  acts: 'Options for the note {note}',
  edit: 'Edit',
  drop: 'Delete',
  dropped: 'Note deleted',
  undo: 'Undo',
  back: 'Note restored',
  // The form
  addTitle: 'New note',
  editTitle: 'Edit note',
  title: 'Title',
  text: 'Text',
  blank: 'Add a title or some text.',
  tooLong: 'Please enter no more than {max} characters.',
  cancel: 'Cancel',
  keep: 'Save',
  keptDraft: 'We restored your draft.',
  // Two at once
  changed: 'Someone else changed this note while you were editing it',
  changedWhy: 'Nothing is lost. This is the latest version, and your changes are below.',
  both: 'Combine both',
  mine: 'Save my version',
  theirs: 'Discard my changes',
})
