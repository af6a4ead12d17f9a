import { defineMessages } from '@tessera/contracts/messages'

/** What deleting boards and sections says. */
export const words = defineMessages({
  cancel: 'Cancel',
  boardTitle: 'Delete {board}?',
  boardWhat: 'The board goes to the trash with {contents}. Whoever shares or follows it loses it.',
  boardEmpty: 'The board is empty. It goes to the trash.',
  boardKept: 'You can bring it back just as it was until {day}.',
  boardDelete: 'Delete board',
  boardDeleted: '{board} is deleted',
  and: '{one} and {other}',
  sectionTitle: 'Delete {section}?',
  sectionKeep: 'Keep its Pins on {board}',
  sectionKeepHint: '{pins} stay on the board, in no section.',
  sectionWhatKeep: 'The section goes. Its Pins stay on the board.',
  sectionWhatDelete:
    'The section goes to the trash with {pins}. You can bring it back until {day}.',
  sectionEmpty: 'The section is empty. You can bring it back until {day}.',
  sectionDelete: 'Delete section',
  sectionDeleted: '{section} is deleted',
})
