import { useFlow } from '@tessera/cache/react'
import type { BoardCard, BoardLink, Section } from '@tessera/contracts/entities/board'
import type { BoardId, PinId } from '@tessera/contracts/ids'
import { timings } from '@tessera/contracts/timings'
import type { ShellContext } from '@tessera/module'
import { useShell } from '@tessera/module/react'
import { type Acting, advertiserOption } from '@tessera/pins/acting'
import {
  type BoardDraft,
  type DraftEvent,
  emptyDraft,
  mayCreate,
  nextDraft,
} from '@tessera/pins/board-form'
import {
  createSectionFrom,
  emptySectionDraft,
  mayAdd,
  nextSectionDraft,
  type SectionDraft,
  type SectionDraftEvent,
} from '@tessera/pins/section-form'
import { type Dispatch, useEffect, useReducer } from 'react'
import type { SavedNews } from '../after-save/saved-card.tsx'
import { createInvitedBoard } from '../collaborators/create-invited-board.ts'
import { savePinTo } from '../one-save/save-pin.ts'
import { mayStart, next, openingState, type SaveEvent, type SaveState } from './flow.ts'

interface SaveFlowInput {
  readonly pinId: PinId
  readonly picture: string | undefined
  /** The account that the pin is saved for; undefined while it loads. */
  readonly acting: Acting | undefined
  /** The boards, once they have loaded. */
  readonly boards: readonly BoardCard[] | undefined
  /** The board that was set before the modal opened. */
  readonly decidedId: BoardId | undefined
  readonly onSaved: (news: SavedNews) => void
  readonly onClosed: () => void
}

/** Runs the steps: opens with the boards, closes 'Board created' after its time, closes the modal. */
function useSteps({ boards, decidedId, onClosed }: SaveFlowInput) {
  const [state, tell] = useFlow<SaveState, SaveEvent>({
    start: openingState,
    next,
    effects: {
      'board-created': (_, { send, signal }) => {
        const timer = setTimeout(() => send({ type: 'seen' }), timings.boardCreated)
        signal.addEventListener('abort', () => clearTimeout(timer))
      },
      closed: onClosed,
    },
  })
  useEffect(() => {
    if (boards === undefined) return
    const decided = boards.find(({ id }) => id === decidedId)
    tell({
      type: 'boards-arrived',
      count: boards.length,
      ...(decided === undefined ? {} : { decided }),
    })
  }, [boards, decidedId, tell])
  return [state, tell] as const
}

/** Dependencies of the flow's effects. */
interface Effects {
  readonly state: SaveState
  readonly tell: Dispatch<SaveEvent>
  readonly tellDraft: Dispatch<DraftEvent>
  readonly tellSection: Dispatch<SectionDraftEvent>
  readonly shell: ShellContext
  readonly madeFor: ReturnType<typeof advertiserOption>
  /** Saves the pin to a board or section, and tells the flow the result. */
  readonly finish: (board: BoardLink, section?: Section, isNewBoard?: boolean) => Promise<void>
}

async function chooseBoard({ state, tell, finish }: Effects, board: BoardCard): Promise<void> {
  if (!mayStart(state)) return
  const event = { type: 'board-chosen', board } as const
  tell(event)
  if (next(state, event).kind === 'choose-board') await finish(board)
}

async function chooseSection(
  { state, tell, finish }: Effects,
  section: Section | null,
): Promise<void> {
  if (state.kind !== 'choose-section' || !mayStart(state)) return
  tell({ type: 'section-chosen', section: section?.id ?? 'board' })
  await finish(state.board, section ?? undefined)
}

/** Creates a board from the form or from the name that was searched for, and saves the pin to it. */
async function createBoard(effects: Effects, draft: BoardDraft): Promise<void> {
  const { state, tell, tellDraft, shell, madeFor, finish } = effects
  if (!mayStart(state) || !mayCreate(draft)) return
  const isForm = state.kind === 'create-board'
  tell({ type: 'create-pressed' })
  if (isForm) tellDraft({ type: 'create-pressed' })
  const made = await createInvitedBoard(draft, shell, madeFor)
  if (!made.ok) {
    const { message } = made
    tell({ type: 'refused', refusal: { name: draft.name, message } })
    if (isForm) tellDraft({ type: 'refused', message })
    return
  }
  tell({ type: 'board-made', board: made.board })
  tellDraft({ type: 'created' })
  await finish(made.board, undefined, true)
}

/** Creates a section from the form or from the name that was searched for, and saves the pin to it. */
async function createSection(effects: Effects, draft: SectionDraft): Promise<void> {
  const { state, tell, tellSection, shell, madeFor, finish } = effects
  if (!('board' in state) || !mayStart(state) || !mayAdd(draft)) return
  const isForm = state.kind === 'add-section'
  const { board } = state
  tell({ type: 'create-pressed' })
  if (isForm) tellSection({ type: 'add-pressed' })
  const made = await createSectionFrom(draft, { boardId: board.id, ...madeFor }, shell)
  if (!made.ok) {
    const { message } = made
    tell({ type: 'refused', refusal: { name: draft.name, message } })
    if (isForm) tellSection({ type: 'refused', message })
    return
  }
  tell({ type: 'section-made', section: made.section.id })
  tellSection({ type: 'added' })
  await finish(board, made.section)
}

/** Runs the save flow: presses start calls, and their results move it on. Keeps both drafts. */
export function useSaveFlow(input: SaveFlowInput) {
  const { pinId, picture, acting, onSaved } = input
  const shell = useShell()
  const [state, tell] = useSteps(input)
  const [draft, tellDraft] = useReducer(nextDraft, emptyDraft)
  const [section, tellSection] = useReducer(nextSectionDraft, emptySectionDraft)
  const madeFor = acting === undefined ? {} : advertiserOption(acting)
  const finish: Effects['finish'] = async (board, section, isNewBoard = false) => {
    const saving = { pinId, board, section, picture, advertiserId: madeFor.advertiser_id }
    const came = await savePinTo(saving, shell)
    if (came.state === 'done' && !came.answer.was_saved)
      onSaved({ board, picture, isFirst: came.answer.is_first_save, isNewBoard })
    tell({ type: came.state === 'refused' ? 'save-failed' : 'saved' })
  }
  const effects: Effects = { state, tell, tellDraft, tellSection, shell, madeFor, finish }
  return {
    state,
    draft,
    section,
    choose: (board: BoardCard) => void chooseBoard(effects, board),
    chooseSection: (section: Section | null) => void chooseSection(effects, section),
    create: () => void createBoard(effects, draft),
    createNamed: (name: string) => void createBoard(effects, { ...emptyDraft, name }),
    addSection: () => void createSection(effects, section),
    addNamed: (name: string) => void createSection(effects, { ...emptySectionDraft, name }),
    openCreate: () => tell({ type: 'create-opened' }),
    editDraft: tellDraft,
    editSection: tellSection,
    close: () => {
      // A refusal belongs to the board that it was for; another board may take the name.
      if (state.kind === 'add-section') tellSection({ type: 'left' })
      tell({ type: 'close' })
    },
  }
}

export type SaveFlow = ReturnType<typeof useSaveFlow>
