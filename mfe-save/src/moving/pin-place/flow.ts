import type { BoardCard, BoardLink, Section } from '@tessera/contracts/entities/board'
import { type BoardPlace, isSamePlace, type Target, targetOf } from '../bulk-moves/pin-act.ts'

/** A name that the service refused, with its message. */
interface Refusal {
  readonly name: string
  readonly message: string
}

/** True for `creating` while the service creates the board or section of this step. */
interface Creating {
  readonly creating: boolean
  /** The refused name of the search; a form keeps its own. */
  readonly refusal: Refusal | null
}

/** The steps of choosing where pins go. */
export type PlaceState =
  | (Creating & { readonly kind: 'choose-board' })
  | (Creating & { readonly kind: 'create-board' })
  | (Creating & { readonly kind: 'choose-section'; readonly board: BoardCard })
  | (Creating & { readonly kind: 'add-section'; readonly board: BoardCard })
  | { readonly kind: 'placed'; readonly target: Target }
  | { readonly kind: 'closed' }

/** Everything that can happen while a place is chosen. */
export type PlaceEvent =
  | { readonly type: 'board-chosen'; readonly board: BoardCard }
  | {
      readonly type: 'section-chosen'
      readonly board: BoardLink
      readonly section: Pick<Section, 'id' | 'title'> | null
    }
  | { readonly type: 'create-opened' }
  | { readonly type: 'add-opened'; readonly board: BoardCard }
  | { readonly type: 'create-pressed' }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'board-made'; readonly board: BoardLink }
  | { readonly type: 'section-made'; readonly section: Pick<Section, 'id' | 'title'> }
  | { readonly type: 'close' }

const idle: Creating = { creating: false, refusal: null }

/** The first step. */
export const openingState: PlaceState = { kind: 'choose-board', ...idle }

/** Close goes back one level; it does nothing while something is created. */
function stepBack(state: PlaceState): PlaceState {
  if ('creating' in state && state.creating) return state
  if (state.kind === 'add-section') return { kind: 'choose-section', board: state.board, ...idle }
  return state.kind === 'create-board' || state.kind === 'choose-section'
    ? openingState
    : { kind: 'closed' }
}

/** The purpose of choosing a place, and the pins' current place. */
export interface Purpose {
  readonly doing: 'move' | 'copy'
  readonly present: BoardPlace
}

/** Ends at a place, unless the pins are already there. */
function place(state: PlaceState, target: Target, { doing, present }: Purpose): PlaceState {
  return isSamePlace(doing, present, target) ? state : { kind: 'placed', target }
}

/** True when a board opens its sections. Pins can move within their own board, but not be copied. */
export const leadsOn = (
  board: Pick<BoardCard, 'id' | 'section_count'>,
  { doing, present }: Purpose,
): boolean => (board.id === present.boardId ? doing === 'move' : board.section_count > 0)

/** Returns the state after an event. The place where the pins are cannot be chosen. */
export function next(state: PlaceState, event: PlaceEvent, purpose: Purpose): PlaceState {
  if (state.kind === 'placed' || state.kind === 'closed') return state
  switch (event.type) {
    case 'close':
      return stepBack(state)
    case 'create-pressed':
      return { ...state, creating: true, refusal: null }
    case 'refused':
      return { ...state, creating: false, refusal: event.refusal }
    case 'board-made':
      return place(state, targetOf(event.board, null), purpose)
    case 'section-made':
      return 'board' in state ? place(state, targetOf(state.board, event.section), purpose) : state
    default:
      return state.creating ? state : choose(state, event, purpose)
  }
}

/** Choosing a row, or opening a form. Does nothing while something is created. */
function choose(
  state: PlaceState,
  event: Extract<
    PlaceEvent,
    { readonly type: 'board-chosen' | 'section-chosen' | 'create-opened' | 'add-opened' }
  >,
  purpose: Purpose,
): PlaceState {
  switch (event.type) {
    case 'board-chosen':
      return leadsOn(event.board, purpose)
        ? { kind: 'choose-section', board: event.board, ...idle }
        : place(state, targetOf(event.board, null), purpose)
    case 'section-chosen':
      return place(state, targetOf(event.board, event.section), purpose)
    case 'create-opened':
      return { kind: 'create-board', ...idle }
    case 'add-opened':
      return { kind: 'add-section', board: event.board, ...idle }
  }
}
