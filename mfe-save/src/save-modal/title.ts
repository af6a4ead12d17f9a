import { words } from '../words.ts'
import type { SaveStep } from './flow.ts'

/** The title of the save modal: 'Choose board', unless a board is being made or has just been made. */
export function saveModalTitle(step: SaveStep): string {
  if (step === 'create-board') return words.createBoard()
  return step === 'board-created' ? words.boardCreated() : words.chooseBoard()
}
