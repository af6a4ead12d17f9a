import { defineMessages } from '@tessera/contracts/messages'

/** Copy of acts on pins: the menu of the viewer's own pins, and the question before a large act. */
export const words = defineMessages({
  move: 'Move Pin',
  copy: 'Copy Pin',
  delete: 'Delete',
  notLoaded: 'Something went wrong. Check your connection and try again.',
  // Before an act on many pins
  askMove: 'Move {pins} to {place}?',
  askCopy: 'Copy {pins} to {place}?',
  askRemove: 'Remove {pins} from the section?',
  askDelete: 'Delete {pins}?',
  toTrash: 'They move to the trash.',
  justMove: 'Move',
  justCopy: 'Copy',
  remove: 'Remove',
  cancel: 'Cancel',
})
