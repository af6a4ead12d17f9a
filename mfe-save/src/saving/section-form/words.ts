import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the add-section modal. */
export const words = defineMessages({
  addSection: 'Add section',
})
