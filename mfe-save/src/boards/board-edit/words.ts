import { defineMessages } from '@tessera/contracts/messages'

/** Texts of a board's form and its menu. */
export const words = defineMessages(
  {
    // The form
    title: 'Edit board',
    description: 'Description',
    descriptionHint: 'Say what this board is about. Up to {max} characters.',
    descriptionLong: 'Please enter no more than {max} characters.',
    save: 'Save',
    saved: 'Board saved',
    // Two at once
    changed: 'Someone else changed this board while you were editing it',
    changedWhy: 'Nothing is lost. This is the latest version, and your changes are below.',
    saveMine: 'Save my version',
    useTheirs: 'Use the latest version',
    failed: "We couldn't load this board",
    // Privacy
    becomesSecret:
      "After you save, only you and the people you share it with can see this board and its {pins}. It's removed from search, feeds and your public profile. Pins that others saved from it stay on their boards.",
    becomesPublic:
      'After you save, everyone can see this board and its {pins} on your profile, in search and in feeds, including the comments on its Pins. They can also see who you share it with.',
    notesStay: 'Only you and the people you share the board with can read its {notes}.',
    notesShown: 'Everyone can also read its {notes}.',
    publishNotes: 'Let everyone read the notes',
    isProtected: 'This is a protected board. Only people who work for its advertiser can see it.',
    // The cover
    cover: 'Cover',
    coverLatest: 'Latest Pin',
    coverPin: 'Image of {title}',
    coverUntitled: 'Image of a Pin',
    coverNone: 'Save a Pin to this board to choose a cover.',
    // The menu
    more: 'Options for {board}',
    edit: 'Edit board',
    merge: 'Merge into another board',
    download: 'Download board',
    archive: 'Archive board',
    restore: 'Restore board',
    hide: 'Hide from my boards',
    unhide: 'Show in my boards',
    delete: 'Delete board',
    archived: '{board} archived',
    restored: '{board} restored',
    hidden: '{board} is hidden from your boards',
  },
  'form',
)

/** Notes in a sentence. */
export const counted = { notes: { one: '{count} note', other: '{count} notes' } } as const
