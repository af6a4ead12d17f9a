import type { BoardCard, BoardLink, Section } from '@tessera/contracts/entities/board'
import type { BoardId, PinId } from '@tessera/contracts/ids'
import { timings } from '@tessera/contracts/timings'
import type { ShellContext } from '@tessera/module'
import { useShell } from '@tessera/module/react'
import { useEffect, useReducer } from 'react'
import { type Acting, advertiserOption } from '../acting/acting.ts'
import type { SavedNews } from '../after-save/saved-card.tsx'
import { createBoardFrom } from '../board-form/create-board.ts'
import type { DraftEvent } from '../board-form/draft.ts'
import { savePinTo } from '../one-save/save-pin.ts'
import { createSectionFrom } from '../section-form/create-section.ts'
import type { SectionDraftEvent } from '../section-form/draft.ts'
import { mayStart, next, openingState, type SaveEvent, type SaveState } from './flow.ts'

interface SaveFlowInput {
  readonly pinId: PinId
  readonly picture: string | undefined
  /** Whom it is saved for, once that is known. */
  readonly acting: Acting | undefined
  /** The boards there are, once they are known. */
  readonly boards: readonly BoardCard[] | undefined
  /** The board that was decided on before. */
  readonly decidedId: BoardId | undefined
  readonly onSaved: (news: SavedNews) => void
  readonly onClosed: () => void
}

/** Begins with the boards, takes the word that a board was made away again, and closes at the end. */
function useMoves(
  state: SaveState,
  tell: (event: SaveEvent) => void,
  { boards, decidedId, onClosed }: SaveFlowInput,
): void {
  useEffect(() => {
    if (boards === undefined) return
    const decided = boards.find(({ id }) => id === decidedId)
    tell({
      type: 'boards-arrived',
      count: boards.length,
      ...(decided === undefined ? {} : { decided }),
    })
  }, [boards, decidedId, tell])

  const { step } = state
  useEffect(() => {
    if (step === 'closed') onClosed()
    if (step !== 'board-created') return
    const timer = setTimeout(() => tell({ type: 'seen' }), timings.boardCreated)
    return () => clearTimeout(timer)
  }, [step, onClosed, tell])
}

/** What an effect of the flow works with. */
interface Doing {
  readonly state: SaveState
  readonly tell: (event: SaveEvent) => void
  readonly shell: ShellContext
  readonly madeFor: ReturnType<typeof advertiserOption>
  /** Saves the pin there and tells the flow what came of it. */
  readonly finish: (board: BoardLink, section?: Section, isNewBoard?: boolean) => Promise<void>
}

async function chooseBoard({ state, tell, finish }: Doing, board: BoardCard): Promise<void> {
  if (!mayStart(state)) return
  const event = { type: 'board-chosen', board } as const
  tell(event)
  if (next(state, event).step === 'choose-board') await finish(board)
}

async function chooseSection(
  { state, tell, finish }: Doing,
  section: Section | null,
): Promise<void> {
  if (state.step !== 'choose-section' || !mayStart(state)) return
  tell({ type: 'section-chosen', section: section?.id ?? 'board' })
  await finish(state.board, section ?? undefined)
}

async function create({ state, tell, shell, madeFor, finish }: Doing): Promise<void> {
  if (state.step !== 'create-board' || !mayStart(state)) return
  tell({ type: 'draft', event: { type: 'create-pressed' } })
  const made = await createBoardFrom(state.draft, shell, madeFor)
  if (!made.ok) {
    tell({ type: 'draft', event: { type: 'refused', message: made.message } })
    return
  }
  tell({ type: 'board-made', board: made.board })
  await finish(made.board, undefined, true)
}

async function addSection({ state, tell, shell, madeFor, finish }: Doing): Promise<void> {
  if (state.step !== 'add-section' || !mayStart(state)) return
  const { board } = state
  tell({ type: 'section-draft', event: { type: 'add-pressed' } })
  const made = await createSectionFrom(state.section, { boardId: board.id, ...madeFor }, shell)
  if (!made.ok) {
    tell({ type: 'section-draft', event: { type: 'refused', message: made.message } })
    return
  }
  tell({ type: 'section-made', section: made.section.id })
  await finish(board, made.section)
}

/** The save flow with its effects: what was pressed leads to a call, and its answer to the next step. */
export function useSaveFlow(input: SaveFlowInput) {
  const { pinId, picture, acting, onSaved } = input
  const shell = useShell()
  const [state, tell] = useReducer(next, openingState)
  useMoves(state, tell, input)
  const madeFor = acting === undefined ? {} : advertiserOption(acting)
  const finish: Doing['finish'] = async (board, section, isNewBoard = false) => {
    const saving = { pinId, board, section, picture, advertiserId: madeFor.advertiser_id }
    const came = await savePinTo(saving, shell)
    if (came.state === 'saved' && !came.saved.was_saved)
      onSaved({ board, picture, isFirst: came.saved.is_first_save, isNewBoard })
    tell({ type: came.state === 'failed' ? 'save-failed' : 'saved' })
  }
  const doing: Doing = { state, tell, shell, madeFor, finish }
  return {
    state,
    choose: (board: BoardCard) => void chooseBoard(doing, board),
    chooseSection: (section: Section | null) => void chooseSection(doing, section),
    create: () => void create(doing),
    addSection: () => void addSection(doing),
    openCreate: () => tell({ type: 'create-opened' }),
    editDraft: (event: DraftEvent) => tell({ type: 'draft', event }),
    editSection: (event: SectionDraftEvent) => tell({ type: 'section-draft', event }),
    close: () => tell({ type: 'close' }),
  }
}

export type SaveFlow = ReturnType<typeof useSaveFlow>
