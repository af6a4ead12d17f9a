import type { BoardCard, BoardLink } from '@tessera/contracts/entities/board'
import type { BoardId, SectionId } from '@tessera/contracts/ids'

/** A name that the service refused, with its message. */
interface Refusal {
  readonly name: string
  readonly message: string
}

/** A board whose sections are listed. */
interface OnBoard {
  readonly board: BoardCard
  /** True when the board was set before the modal opened, so there is no list to go back to. */
  readonly decided: boolean
}

/** The steps of saving a pin. `saving` is the pending choice; 'new' while its name is created. */
export type SaveState =
  | { readonly kind: 'opening' }
  | {
      readonly kind: 'choose-board'
      readonly saving: BoardId | 'new' | null
      readonly refusal: Refusal | null
    }
  | { readonly kind: 'create-board'; readonly hasBoards: boolean; readonly creating: boolean }
  | (OnBoard & {
      readonly kind: 'choose-section'
      readonly saving: SectionId | 'board' | 'new' | null
      readonly refusal: Refusal | null
    })
  | (OnBoard & { readonly kind: 'add-section'; readonly creating: boolean })
  | {
      readonly kind: 'board-created'
      readonly board: BoardLink
      /** The modal closes once the pin is saved and the message was seen. */
      readonly saved: boolean
      readonly seen: boolean
    }
  | { readonly kind: 'closed' }

export type SaveStep = SaveState['kind']

/** Everything that can happen while a pin is being saved. */
export type SaveEvent =
  | { readonly type: 'boards-arrived'; readonly count: number; readonly decided?: BoardCard }
  | { readonly type: 'board-chosen'; readonly board: BoardCard }
  | { readonly type: 'section-chosen'; readonly section: SectionId | 'board' }
  | { readonly type: 'create-opened' }
  | { readonly type: 'create-pressed' }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'board-made'; readonly board: BoardLink }
  | { readonly type: 'section-made'; readonly section: SectionId }
  | { readonly type: 'saved' }
  | { readonly type: 'seen' }
  | { readonly type: 'save-failed' }
  | { readonly type: 'close' }

type At<Step extends SaveStep> = Extract<SaveState, { readonly kind: Step }>

/** The modal before its boards have loaded. */
export const openingState: SaveState = { kind: 'opening' }

const closed: SaveState = { kind: 'closed' }
const toBoards: SaveState = { kind: 'choose-board', saving: null, refusal: null }

const toSections = ({ board, decided }: OnBoard): SaveState => ({
  kind: 'choose-section',
  board,
  decided,
  saving: null,
  refusal: null,
})

/** Starts with the sections of a decided board, the list of boards, or a form where there are none. */
function begin({
  count,
  decided,
}: {
  readonly count: number
  readonly decided?: BoardCard
}): SaveState {
  if (decided !== undefined) return toSections({ board: decided, decided: true })
  return count > 0 ? toBoards : { kind: 'create-board', hasBoards: false, creating: false }
}

/** True while the service creates a board or a section. */
export const isCreating = (state: SaveState): boolean =>
  ('creating' in state && state.creating) || ('saving' in state && state.saving === 'new')

/** Close goes back one level. While something is created it does nothing, so that no name is lost. */
function stepBack(state: SaveState): SaveState {
  if (isCreating(state)) return state
  if (state.kind === 'add-section') return toSections(state)
  // A pending save continues after the modal closes.
  return leadsBack(state) ? toBoards : closed
}

function whileChoosing(state: At<'choose-board'>, event: SaveEvent): SaveState {
  if (event.type === 'board-made' && state.saving === 'new') return toCreated(event.board)
  if (event.type === 'save-failed' || event.type === 'refused') return unlocked(state, event)
  if (state.saving !== null) return state
  if (event.type === 'create-pressed') return { ...state, saving: 'new', refusal: null }
  if (event.type === 'create-opened')
    return { kind: 'create-board', hasBoards: true, creating: false }
  if (event.type !== 'board-chosen') return state
  const { board } = event
  return board.section_count > 0
    ? toSections({ board, decided: false })
    : { ...state, saving: board.id }
}

/** Lets another row be chosen after a failure. A failed save does not end a pending creation. */
function unlocked<Chooser extends At<'choose-board'> | At<'choose-section'>>(
  state: Chooser,
  event: Extract<SaveEvent, { readonly type: 'save-failed' | 'refused' }>,
): Chooser {
  if (event.type === 'refused')
    return state.saving === 'new' ? { ...state, saving: null, refusal: event.refusal } : state
  return state.saving === 'new' ? state : { ...state, saving: null }
}

const toCreated = (board: BoardLink): SaveState => ({
  kind: 'board-created',
  board,
  saved: false,
  seen: false,
})

/** Moves within a form: it is locked while the service creates, and open again after a refusal. */
function inForm<Form extends At<'create-board'> | At<'add-section'>>(
  state: Form,
  event: SaveEvent,
): Form {
  if (event.type === 'create-pressed') return { ...state, creating: true }
  return event.type === 'refused' ? { ...state, creating: false } : state
}

function whileChoosingSection(state: At<'choose-section'>, event: SaveEvent): SaveState {
  if (event.type === 'section-made' && state.saving === 'new')
    return { ...state, saving: event.section }
  if (event.type === 'save-failed' || event.type === 'refused') return unlocked(state, event)
  if (state.saving !== null) return state
  if (event.type === 'create-pressed') return { ...state, saving: 'new', refusal: null }
  if (event.type === 'section-chosen') return { ...state, saving: event.section }
  const { board, decided } = state
  return event.type === 'create-opened'
    ? { kind: 'add-section', board, decided, creating: false }
    : state
}

function whileAdding(state: At<'add-section'>, event: SaveEvent): SaveState {
  if (event.type !== 'section-made') return inForm(state, event)
  // The new section is in the list now, and the pin is being saved to it.
  const { board, decided } = state
  return { kind: 'choose-section', board, decided, saving: event.section, refusal: null }
}

function onceCreated(state: At<'board-created'>, event: SaveEvent): SaveState {
  // The board exists although the save failed, so it can be chosen from the list.
  if (event.type === 'save-failed') return toBoards
  const saved = state.saved || event.type === 'saved'
  const seen = state.seen || event.type === 'seen'
  if (saved && seen) return closed
  return saved === state.saved && seen === state.seen ? state : { ...state, saved, seen }
}

/** Returns the state after an event. */
export function next(state: SaveState, event: SaveEvent): SaveState {
  if (state.kind === 'closed') return state
  if (event.type === 'close') return stepBack(state)
  if (state.kind === 'board-created') return onceCreated(state, event)
  // The response to an earlier save does not close a form that is being sent.
  if (event.type === 'saved') return isCreating(state) ? state : closed
  if (state.kind === 'opening') return event.type === 'boards-arrived' ? begin(event) : state
  if (state.kind === 'choose-board') return whileChoosing(state, event)
  if (state.kind === 'create-board')
    return event.type === 'board-made' ? toCreated(event.board) : inForm(state, event)
  return state.kind === 'choose-section'
    ? whileChoosingSection(state, event)
    : whileAdding(state, event)
}

/** True when Close goes back a step instead of closing the modal. */
export function leadsBack(state: SaveState): boolean {
  if (state.kind === 'create-board') return state.hasBoards
  if (state.kind === 'choose-section') return !state.decided && state.saving === null
  return state.kind === 'add-section'
}

/** True when a choice or a creation may start: none is pending. */
export function mayStart(state: SaveState): boolean {
  if (state.kind === 'choose-board' || state.kind === 'choose-section') return state.saving === null
  return (state.kind === 'create-board' || state.kind === 'add-section') && !state.creating
}
