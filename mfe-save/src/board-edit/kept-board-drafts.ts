import type { BoardDraft } from './board-draft.ts'
import { keepDrafts } from './kept-drafts.ts'

/** What was written of boards and is not saved yet. */
export const keptBoardDrafts = keepDrafts<BoardDraft>()
