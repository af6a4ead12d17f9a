import type { BoardLink, Section } from '@tessera/contracts/entities/board'
import {
  type BoardDraft,
  type DraftEvent,
  emptyDraft,
  nextDraft,
} from '../../saving/board-form/draft.ts'
import {
  emptySectionDraft,
  nextSectionDraft,
  type SectionDraft,
  type SectionDraftEvent,
} from '../../saving/section-form/draft.ts'
import { isSamePlace, type Place, type Target, targetOf } from '../bulk-moves/pin-act.ts'

/** A board that pins may go to, and whether a section of it can be chosen. */
export interface ChosenBoard extends BoardLink {
  readonly section_count: number
  readonly image_cover_url?: string | null
}

/** What was typed so far; it is kept from step to step. */
interface Drafts {
  readonly board: BoardDraft
  readonly section: SectionDraft
}

/** Where somebody is in choosing where pins go. */
export type PlaceState = { readonly drafts: Drafts } & (
  | { readonly step: 'choose-board' }
  | { readonly step: 'create-board' }
  | { readonly step: 'choose-section'; readonly board: ChosenBoard }
  | { readonly step: 'add-section'; readonly board: ChosenBoard }
  | { readonly step: 'placed'; readonly target: Target }
  | { readonly step: 'closed' }
)

/** What can happen while a place is chosen. */
export type PlaceEvent =
  | { readonly type: 'board-chosen'; readonly board: ChosenBoard }
  | {
      readonly type: 'section-chosen'
      readonly board: BoardLink
      readonly section: Pick<Section, 'id' | 'title'> | null
    }
  | { readonly type: 'create-opened' }
  | { readonly type: 'add-opened'; readonly board: ChosenBoard }
  | { readonly type: 'board-draft'; readonly event: DraftEvent }
  | { readonly type: 'section-draft'; readonly event: SectionDraftEvent }
  | { readonly type: 'board-made'; readonly board: BoardLink }
  | { readonly type: 'section-made'; readonly section: Pick<Section, 'id' | 'title'> }
  | { readonly type: 'close' }

/** The picker as it opens. */
export const openingState: PlaceState = {
  step: 'choose-board',
  drafts: { board: emptyDraft, section: emptySectionDraft },
}

/** Close steps back one level; what is being made is waited for. */
function stepBack(state: PlaceState): PlaceState {
  const { drafts } = state
  if (drafts.board.saving || drafts.section.saving) return state
  if (state.step === 'add-section') return { step: 'choose-section', drafts, board: state.board }
  if (state.step === 'create-board' || state.step === 'choose-section')
    return { step: 'choose-board', drafts }
  return { step: 'closed', drafts }
}

/** What a place is chosen for. */
export interface Purpose {
  readonly doing: 'move' | 'copy'
  /** Where the pins are. */
  readonly present: Place
}

/** Goes to a place, unless the pins are there already. */
function place(state: PlaceState, target: Target, { doing, present }: Purpose): PlaceState {
  return isSamePlace(doing, present, target)
    ? state
    : { step: 'placed', drafts: state.drafts, target }
}

/** Whether a board leads on to its sections; within the one where the pins are they can only move. */
export const leadsOn = (board: ChosenBoard, { doing, present }: Purpose): boolean =>
  board.id === present.boardId ? doing === 'move' : board.section_count > 0

/** Where choosing goes next; the place where the pins are cannot be chosen. */
export function next(state: PlaceState, event: PlaceEvent, purpose: Purpose): PlaceState {
  const { drafts } = state
  if (state.step === 'placed' || state.step === 'closed') return state
  switch (event.type) {
    case 'close':
      return stepBack(state)
    case 'board-chosen':
      return leadsOn(event.board, purpose)
        ? { step: 'choose-section', drafts, board: event.board }
        : place(state, targetOf(event.board, null), purpose)
    case 'section-chosen':
      return place(state, targetOf(event.board, event.section), purpose)
    case 'create-opened':
      return { step: 'create-board', drafts }
    case 'add-opened':
      return { step: 'add-section', drafts, board: event.board }
    case 'board-draft':
      return { ...state, drafts: { ...drafts, board: nextDraft(drafts.board, event.event) } }
    case 'section-draft': {
      const section = nextSectionDraft(drafts.section, event.event)
      return { ...state, drafts: { ...drafts, section } }
    }
    case 'board-made':
      return place(state, targetOf(event.board, null), purpose)
    case 'section-made':
      return state.step === 'add-section'
        ? place(state, targetOf(state.board, event.section), purpose)
        : state
  }
}
