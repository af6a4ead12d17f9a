import type { BoardLink } from '@tessera/contracts/entities/board'
import type { BoardId } from '@tessera/contracts/ids'
import type { BoardDraft, DraftEvent } from '../board-form/draft.ts'
import { emptyDraft, mayCreate, nextDraft } from '../board-form/draft.ts'

/** Where somebody is in saving a pin. The draft of a new board is kept from step to step. */
export type SaveState =
  | { readonly step: 'opening'; readonly draft: BoardDraft }
  | { readonly step: 'choose-board'; readonly draft: BoardDraft; readonly saving: BoardId | null }
  | { readonly step: 'create-board'; readonly draft: BoardDraft; readonly hasBoards: boolean }
  | { readonly step: 'board-created'; readonly draft: BoardDraft; readonly board: BoardLink }
  | { readonly step: 'closed'; readonly draft: BoardDraft }

export type SaveStep = SaveState['step']

/** What can happen while a pin is being saved. */
export type SaveEvent =
  | { readonly type: 'boards-arrived'; readonly count: number }
  | { readonly type: 'board-chosen'; readonly boardId: BoardId }
  | { readonly type: 'create-opened' }
  | { readonly type: 'draft'; readonly event: DraftEvent }
  | { readonly type: 'board-made'; readonly board: BoardLink }
  | { readonly type: 'saved' }
  | { readonly type: 'save-failed' }
  | { readonly type: 'close' }

/** The modal as it opens, before it is known whether there are boards. */
export const openingState: SaveState = { step: 'opening', draft: emptyDraft }

/** The boards are known: whoever has none starts by creating one. */
function begin(draft: BoardDraft, count: number): SaveState {
  return count === 0
    ? { step: 'create-board', draft, hasBoards: false }
    : { step: 'choose-board', draft, saving: null }
}

/** Close steps back one level; while a board is being made it waits, so that no draft is lost. */
function stepBack(state: SaveState): SaveState {
  const { draft } = state
  if (state.step !== 'create-board') return { step: 'closed', draft }
  if (draft.saving) return state
  return state.hasBoards ? { step: 'choose-board', draft, saving: null } : { step: 'closed', draft }
}

function whileChoosing(
  state: SaveState & { readonly step: 'choose-board' },
  event: SaveEvent,
): SaveState {
  if (event.type === 'save-failed') return { ...state, saving: null }
  if (state.saving !== null) return state
  if (event.type === 'board-chosen') return { ...state, saving: event.boardId }
  return event.type === 'create-opened'
    ? { step: 'create-board', draft: state.draft, hasBoards: true }
    : state
}

function whileCreating(
  state: SaveState & { readonly step: 'create-board' },
  event: SaveEvent,
): SaveState {
  if (event.type === 'draft') return { ...state, draft: nextDraft(state.draft, event.event) }
  return event.type === 'board-made'
    ? { step: 'board-created', draft: emptyDraft, board: event.board }
    : state
}

/** Where saving goes next. */
export function next(state: SaveState, event: SaveEvent): SaveState {
  if (state.step === 'closed') return state
  if (event.type === 'saved') return { step: 'closed', draft: state.draft }
  if (event.type === 'close') return stepBack(state)
  if (state.step === 'opening')
    return event.type === 'boards-arrived' ? begin(state.draft, event.count) : state
  if (state.step === 'choose-board') return whileChoosing(state, event)
  if (state.step === 'create-board') return whileCreating(state, event)
  // The board was made and the save failed: the board is in the list now, and can be chosen again.
  return event.type === 'save-failed'
    ? { step: 'choose-board', draft: state.draft, saving: null }
    : state
}

/** Whether a press on a board or on Create may start something. */
export function mayStart(state: SaveState): boolean {
  if (state.step === 'choose-board') return state.saving === null
  return state.step === 'create-board' && mayCreate(state.draft)
}
