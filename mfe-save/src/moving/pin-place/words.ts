import { defineMessages } from '@tessera/contracts/messages'

/** What is said while a place is chosen for pins. */
export const words = defineMessages({
  move: 'Move {pins}',
  copy: 'Copy {pins}',
  moveTo: 'Move to {place}',
  copyTo: 'Copy to {place}',
  here: 'Here now',
  chooseSection: 'Choose section',
  addSection: 'Add section',
  createBoard: 'Create board',
  search: 'Search boards and sections',
  sectionsOf: 'Sections of {board}',
  boards: 'Boards',
  noSection: 'No section',
  noSectionWhy: 'On {board} itself',
  secret: 'Secret',
  shared: 'Shared',
  none: 'No results for “{search}”.',
  loading: 'Loading your boards',
  sectionsLoading: 'Loading the sections',
  failed: "We couldn't load your boards",
  sectionsFailed: 'The sections could not be loaded',
  back: 'Back',
})

/** Words that go with a number. */
export const counted = { pins: { one: '{count} Pin', other: '{count} Pins' } } as const
