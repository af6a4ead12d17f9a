import { defineMessages } from '@tessera/contracts/messages'

/** What the form of a section and its menu say. */
export const words = defineMessages({
  title: 'Rename section',
  name: 'Name',
  nameBlank: 'Give the section a name.',
  nameLong: 'Please enter no more than {maxLength} characters.',
  save: 'Save',
  saved: 'Section renamed',
  more: 'What to do with {section}',
  rename: 'Rename section',
  merge: 'Merge into another section',
  delete: 'Delete section',
})
