import type { BoardCard, BoardLink } from '@tessera/contracts/entities/board'
import type { BoardId, SectionId } from '@tessera/contracts/ids'
import type { BoardDraft, DraftEvent } from '../board-form/draft.ts'
import { emptyDraft, mayCreate, nextDraft } from '../board-form/draft.ts'
import type { SectionDraft, SectionDraftEvent } from '../section-form/draft.ts'
import { emptySectionDraft, mayAdd, nextSectionDraft } from '../section-form/draft.ts'

/** What was typed so far; it is kept from step to step. */
interface Drafts {
  readonly draft: BoardDraft
  readonly section: SectionDraft
}

/** A board whose sections are chosen among. */
interface OnBoard {
  readonly board: BoardCard
  /** It was decided on before the modal opened, so there is no list of boards to go back to. */
  readonly decided: boolean
}

/** Where somebody is in saving a pin. */
export type SaveState = Drafts &
  (
    | { readonly step: 'opening' }
    | { readonly step: 'choose-board'; readonly saving: BoardId | null }
    | { readonly step: 'create-board'; readonly hasBoards: boolean }
    | (OnBoard & { readonly step: 'choose-section'; readonly saving: SectionId | 'board' | null })
    | (OnBoard & { readonly step: 'add-section' })
    | {
        readonly step: 'board-created'
        readonly board: BoardLink
        /** Both must have happened before the modal closes by itself. */
        readonly saved: boolean
        readonly seen: boolean
      }
    | { readonly step: 'closed' }
  )

export type SaveStep = SaveState['step']

/** What can happen while a pin is being saved. */
export type SaveEvent =
  | { readonly type: 'boards-arrived'; readonly count: number; readonly decided?: BoardCard }
  | { readonly type: 'board-chosen'; readonly board: BoardCard }
  | { readonly type: 'section-chosen'; readonly section: SectionId | 'board' }
  | { readonly type: 'create-opened' }
  | { readonly type: 'draft'; readonly event: DraftEvent }
  | { readonly type: 'section-draft'; readonly event: SectionDraftEvent }
  | { readonly type: 'board-made'; readonly board: BoardLink }
  | { readonly type: 'section-made'; readonly section: SectionId }
  | { readonly type: 'saved' }
  | { readonly type: 'seen' }
  | { readonly type: 'save-failed' }
  | { readonly type: 'close' }

type At<Step extends SaveStep> = Extract<SaveState, { readonly step: Step }>

/** The modal as it opens, before it is known whether there are boards. */
export const openingState: SaveState = {
  step: 'opening',
  draft: emptyDraft,
  section: emptySectionDraft,
}

const draftsOf = ({ draft, section }: Drafts): Drafts => ({ draft, section })

const toBoards = (drafts: Drafts): SaveState => ({
  ...draftsOf(drafts),
  step: 'choose-board',
  saving: null,
})

const closed = (drafts: Drafts): SaveState => ({ ...draftsOf(drafts), step: 'closed' })

const toSections = (drafts: Drafts, { board, decided }: OnBoard): SaveState => ({
  draft: drafts.draft,
  // What was said against a name was said for another board.
  section: { ...drafts.section, refusal: null },
  ...{ step: 'choose-section', board, decided, saving: null },
})

/** The boards are known: whoever has none starts by creating one, and who decided on one chooses within it. */
function begin(
  state: SaveState,
  { count, decided }: { readonly count: number; readonly decided?: BoardCard },
): SaveState {
  if (decided !== undefined) return toSections(state, { board: decided, decided: true })
  if (count > 0) return toBoards(state)
  return { ...draftsOf(state), step: 'create-board', hasBoards: false }
}

/** Whether a board or a section is on its way to be made. */
const isMaking = (state: SaveState): boolean =>
  (state.step === 'create-board' && state.draft.saving) ||
  (state.step === 'add-section' && state.section.saving)

/** Close steps back one level; while a board or a section is being made it waits, so that no draft is lost. */
function stepBack(state: SaveState): SaveState {
  if (isMaking(state)) return state
  if (state.step === 'add-section') return toSections(state, state)
  // A save that is on its way goes on; there is nothing to choose again before it has ended.
  return leadsBack(state) ? toBoards(state) : closed(state)
}

function whileChoosing(state: At<'choose-board'>, event: SaveEvent): SaveState {
  if (event.type === 'save-failed') return { ...state, saving: null }
  if (state.saving !== null) return state
  if (event.type === 'create-opened')
    return { ...draftsOf(state), step: 'create-board', hasBoards: true }
  if (event.type !== 'board-chosen') return state
  const { board } = event
  return board.section_count > 0
    ? toSections(state, { board, decided: false })
    : { ...state, saving: board.id }
}

function whileCreating(state: At<'create-board'>, event: SaveEvent): SaveState {
  if (event.type === 'draft') return { ...state, draft: nextDraft(state.draft, event.event) }
  if (event.type !== 'board-made') return state
  const { board } = event
  const { section } = state
  return { step: 'board-created', draft: emptyDraft, section, board, saved: false, seen: false }
}

function whileChoosingSection(state: At<'choose-section'>, event: SaveEvent): SaveState {
  if (event.type === 'save-failed') return { ...state, saving: null }
  if (state.saving !== null) return state
  if (event.type === 'section-chosen') return { ...state, saving: event.section }
  const { board, decided } = state
  return event.type === 'create-opened'
    ? { ...draftsOf(state), step: 'add-section', board, decided }
    : state
}

function whileAdding(state: At<'add-section'>, event: SaveEvent): SaveState {
  if (event.type === 'section-draft')
    return { ...state, section: nextSectionDraft(state.section, event.event) }
  if (event.type !== 'section-made') return state
  // It stands among the sections now, and the pin is on its way to it.
  const { board, decided, draft } = state
  const { section: saving } = event
  return { step: 'choose-section', draft, section: emptySectionDraft, board, decided, saving }
}

function onceCreated(state: At<'board-created'>, event: SaveEvent): SaveState {
  // The board was made and the save failed: it is in the list now, and can be chosen again.
  if (event.type === 'save-failed') return toBoards(state)
  const saved = state.saved || event.type === 'saved'
  const seen = state.seen || event.type === 'seen'
  if (saved && seen) return closed(state)
  return saved === state.saved && seen === state.seen ? state : { ...state, saved, seen }
}

/** Where saving goes next. */
export function next(state: SaveState, event: SaveEvent): SaveState {
  if (state.step === 'closed') return state
  if (event.type === 'close') return stepBack(state)
  if (state.step === 'board-created') return onceCreated(state, event)
  // A save that nobody waits for any more ends nothing that is being made.
  if (event.type === 'saved') return isMaking(state) ? state : closed(state)
  if (state.step === 'opening') return event.type === 'boards-arrived' ? begin(state, event) : state
  if (state.step === 'choose-board') return whileChoosing(state, event)
  if (state.step === 'create-board') return whileCreating(state, event)
  return state.step === 'choose-section'
    ? whileChoosingSection(state, event)
    : whileAdding(state, event)
}

/** Whether closing leads to the step before, and not out. */
export function leadsBack(state: SaveState): boolean {
  if (state.step === 'create-board') return state.hasBoards
  if (state.step === 'choose-section') return !state.decided && state.saving === null
  return state.step === 'add-section'
}

/** Whether a press on a board or a section, on Create or on Add may start something. */
export function mayStart(state: SaveState): boolean {
  if (state.step === 'choose-board' || state.step === 'choose-section') return state.saving === null
  if (state.step === 'create-board') return mayCreate(state.draft)
  return state.step === 'add-section' && mayAdd(state.section)
}
