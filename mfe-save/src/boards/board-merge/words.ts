import { defineMessages } from '@tessera/contracts/messages'

/** Copy of merging boards and sections. */
export const words = defineMessages({
  back: 'Back',
  merge: 'Merge',
  // Boards
  boardTitle: 'Merge {board} into…',
  boardsNone: 'You have no other board to merge it into.',
  boardAsk: 'Merge {board} into {target}?',
  boardWhat:
    "{contents} move from {board} to {target}. Pins already on {target} aren't duplicated.",
  boardWhatSections:
    'Sections with the same name are combined. The others move over in the same order.',
  boardEmpty: '{board} is empty, so nothing moves to {target}.',
  boardGoes: '{board} is deleted afterward. You can undo this.',
  boardsShown:
    '{target} is public, so everyone will see what was secret on {board}. Only people on {target} can read its notes.',
  boardMerged: '{board} merged into {target}',
  boardPart: 'Merged part of {board}: {pins} moved to {target}',
  // Sections
  sectionTitle: 'Merge {section} into…',
  sectionAsk: 'Merge {section} into {target}?',
  sectionWhat: '{pins} move to {target}, and {section} is deleted. You can undo this.',
  sectionEmpty: '{section} is empty and will be deleted. You can undo this.',
  sectionMerged: '{section} merged into {target}',
  sectionPart: 'Merged part of {section}: {pins} moved to {target}',
  and: '{one} and {other}',
})
