import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the save modal. */
export const words = defineMessages({
  chooseSection: 'Choose section',
  addSection: 'Add section',
  createSection: 'Create section',
  suggestedBoards: 'Suggested board names',
  suggestedSections: 'Suggested section names',
  savedToBoard: 'Your Pin is on {board}',
})
