import { defineMessages } from '@tessera/contracts/messages'

/** What is said while a board or a section is chosen for a pin. */
export const words = defineMessages({
  chooseSection: 'Choose section',
  addSection: 'Add section',
  createSection: 'Create section',
  board: 'Board',
  section: 'Section',
  sectionsLoading: 'Loading the sections',
  sectionsFailed: 'The sections could not be loaded',
  sectionsOf: 'Sections',
  suggestedBoards: 'Suggested board names',
  suggestedSections: 'Suggested section names',
  sharedBy: 'Shared with {people}',
  protectedBoard: 'Protected',
  savedToBoard: 'Your Pin is on {board}',
})
