export { type BoardOutcome, createBoardFrom, type MadeFor } from './create-board.ts'
export {
  type BoardDraft,
  type DraftEvent,
  draftFault,
  emptyDraft,
  mayCreate,
  nextDraft,
  privacyOf,
} from './draft.ts'
export { BoardForm } from './form.tsx'
