import { defineMessages } from '@tessera/contracts/messages'

/** Texts of deleting boards and sections. */
export const words = defineMessages({
  cancel: 'Cancel',
  boardTitle: 'Delete {board}?',
  boardWhat:
    'The board and its {contents} move to the trash. Everyone who shares or follows it loses access.',
  boardEmpty: 'This board is empty. It moves to the trash.',
  boardKept: 'You can restore it until {day}.',
  boardDelete: 'Delete board',
  boardDeleted: '{board} deleted',
  and: '{one} and {other}',
  sectionTitle: 'Delete {section}?',
  sectionKeep: 'Keep its Pins on {board}',
  sectionKeepHint: '{pins} stay on the board, unsorted.',
  sectionWhatKeep: 'The section is deleted. Its Pins stay on the board.',
  sectionWhatDelete:
    'The section and its {pins} move to the trash. You can restore them until {day}.',
  sectionEmpty: 'This section is empty. You can restore it until {day}.',
  sectionDelete: 'Delete section',
  sectionDeleted: '{section} deleted',
})
