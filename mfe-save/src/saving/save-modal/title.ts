import { words as common } from '../words.ts'
import type { SaveStep } from './flow.ts'
import { words } from './words.ts'

/** The purpose of the modal: choose a board and then its section, or a section of a given board. */
export type SaveContext = 'board' | 'section'

/** Returns the title of the save modal for a step. */
export function saveModalTitle(step: SaveStep, context: SaveContext = 'board'): string {
  const isSection = context === 'section'
  if (step === 'create-board') return common.createBoard()
  if (step === 'board-created') return common.boardCreated()
  if (step === 'add-section') return isSection ? words.createSection() : words.addSection()
  if (step === 'choose-section') return words.chooseSection()
  return isSection && step === 'opening' ? words.chooseSection() : common.chooseBoard()
}
