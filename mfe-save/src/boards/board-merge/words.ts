import { defineMessages } from '@tessera/contracts/messages'

/** What merging says. */
export const words = defineMessages({
  back: 'Back',
  merge: 'Merge',
  search: 'Search',
  none: 'Nothing is called “{search}”.',
  // Boards
  boardTitle: 'Merge {board} into…',
  boardsFailed: 'Your boards could not be loaded',
  boardsNone: 'There is no other board to merge it into.',
  boardAsk: 'Merge {board} into {target}?',
  boardWhat:
    '{contents} of {board} go to {target}. Pins that {target} has already stay there once.',
  boardWhatSections: 'Sections of the same name become one; the others come along in their order.',
  boardEmpty: '{board} is empty, so nothing goes to {target}.',
  boardGoes: '{board} itself goes away. You can undo all of it.',
  boardsShown:
    '{target} is public, so everybody will see what was secret on {board}. Only its notes stay with the people of {target}.',
  boardMerged: '{board} is now part of {target}',
  boardPart: '{board} is merged in part: {pins} are on {target} now',
  // Sections
  sectionTitle: 'Merge {section} into…',
  sectionAsk: 'Merge {section} into {target}?',
  sectionWhat: '{pins} go to {target}. {section} itself goes away. You can undo all of it.',
  sectionEmpty: '{section} is empty and goes away. You can undo that.',
  sectionMerged: '{section} is now part of {target}',
  sectionPart: '{section} is merged in part: {pins} are in {target} now',
  and: '{one} and {other}',
})
