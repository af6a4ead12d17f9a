import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the section form. */
export const words = defineMessages({
  name: 'Name',
  nameExample: 'Like “Lighting” or “Day trips”',
  nameLong: 'Please enter no more than {maxLength} characters.',
  add: 'Add',
  failed: 'Uh oh! Something went wrong.',
})
