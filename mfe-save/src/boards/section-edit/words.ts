import { defineMessages } from '@tessera/contracts/messages'

/** Copy of a section's form and menu. */
export const words = defineMessages(
  {
    title: 'Rename section',
    name: 'Name',
    nameBlank: 'Name your section.',
    nameLong: 'Please enter no more than {maxLength} characters.',
    save: 'Save',
    saved: 'Section renamed',
    more: 'Options for {section}',
    rename: 'Rename section',
    merge: 'Merge into another section',
    delete: 'Delete section',
  },
  'form',
)
