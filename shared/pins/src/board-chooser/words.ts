import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the board chooser and its section list. */
export const words = defineMessages({
  boardSearch: 'Search your boards',
  sectionSearch: 'Search sections',
  topChoices: 'Top choices',
  allBoards: 'All boards',
  boards: 'Boards',
  board: 'Board',
  section: 'Section',
  sectionsOf: 'Sections of {board}',
  noSection: 'No section',
  noSectionDetail: 'On {board} itself',
  placeSearch: 'Search boards and sections',
  nothingFound: 'No results for “{search}”.',
  noneFound: 'No board is called “{search}”.',
  noSectionFound: 'No section is called “{search}”.',
  create: 'Create “{name}”',
  newBoard: 'New board',
  newProtectedBoard: 'New protected board',
  newSection: 'New section',
  boardsLoading: 'Loading your boards',
  boardsFailed: "We couldn't load your boards",
  sectionsLoading: 'Loading sections',
  sectionsFailed: "We couldn't load the sections",
  secret: 'Secret',
  protectedBoard: 'Protected',
  sharedWith: 'Shared with {people}',
  andMore: 'and {count} more',
  bothNames: '{first} and {second}',
})

/** Copy that goes with a number. */
export const counted = {
  pins: { one: '{count} Pin', other: '{count} Pins' },
  sections: { one: '{count} section', other: '{count} sections' },
} as const
