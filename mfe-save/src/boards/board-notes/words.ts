import { defineMessages } from '@tessera/contracts/messages'

/** Texts of notes on boards. */
export const words = defineMessages(
  {
    notes: 'Notes',
    add: 'Add a note',
    all: 'Show all {count} notes',
    fewer: 'Show fewer',
    more: 'Show more',
    loading: 'Loading notes',
    edited: '{when}, edited',
    nobody: 'Someone',
    forPeople: 'Only people on this board can see this',
    readOn: 'Read more',
    readLess: 'Show less',
    acts: 'Options for the note {note}',
    edit: 'Edit',
    drop: 'Delete',
    dropped: 'Note deleted',
    back: 'Note restored',
    moved: 'Note moved',
    movedBack: 'Note moved back',
    // The form
    addTitle: 'New note',
    editTitle: 'Edit note',
    title: 'Title',
    text: 'Text',
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
  },
  'form',
)
