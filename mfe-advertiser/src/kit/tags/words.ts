import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the form that creates a tag. */
export const newTagWords = defineMessages({
  name: 'Name',
  nameHint: 'For example the name of your website.',
  nameMissing: 'Enter a name.',
  create: 'Create tag',
})
