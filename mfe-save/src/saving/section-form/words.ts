import { defineMessages } from '@tessera/contracts/messages'

/** What is said where a section is added. */
export const words = defineMessages({
  addSection: 'Add section',
  name: 'Name',
  nameExample: 'Like “Lighting” or “Day trips”',
  nameLong: 'Please enter no more than {maxLength} characters.',
  add: 'Add',
  failed: 'Uh oh! Something went wrong.',
})
