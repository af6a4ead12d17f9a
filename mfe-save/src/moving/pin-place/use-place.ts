import { useFlow } from '@tessera/cache/react'
import { useShell } from '@tessera/module/react'
import { type BoardDraft, emptyDraft, mayCreate, nextDraft } from '@tessera/pins/board-form'
import {
  createSectionFrom,
  emptySectionDraft,
  mayAdd,
  nextSectionDraft,
  type SectionDraft,
} from '@tessera/pins/section-form'
import { useReducer } from 'react'
import { createInvitedBoard } from '../../saving/collaborators/create-invited-board.ts'
import { actingSubject } from '../bulk-moves/acting-subject.ts'
import type { Target } from '../bulk-moves/pin-act.ts'
import { next, openingState, type PlaceEvent, type PlaceState, type Purpose } from './flow.ts'

interface PlaceInput extends Purpose {
  readonly onPlaced: (target: Target) => void
  readonly onClose: () => void
}

/** Runs the flow: a board or section that is created becomes the place. Keeps both drafts. */
export function usePlace({ doing, present, onPlaced, onClose }: PlaceInput) {
  const shell = useShell()
  const [state, tell] = useFlow<PlaceState, PlaceEvent>({
    start: openingState,
    next: (before, event) => next(before, event, { doing, present }),
    effects: {
      placed: ({ target }) => onPlaced(target),
      closed: onClose,
    },
  })
  const [board, tellBoard] = useReducer(nextDraft, emptyDraft)
  const [section, tellSection] = useReducer(nextSectionDraft, emptySectionDraft)
  const madeFor = actingSubject(shell, present)
  const isIdle = 'creating' in state && !state.creating

  async function createBoard(draft: BoardDraft): Promise<void> {
    if (!isIdle || !mayCreate(draft)) return
    const isForm = state.kind === 'create-board'
    tell({ type: 'create-pressed' })
    if (isForm) tellBoard({ type: 'create-pressed' })
    const made = await createInvitedBoard(draft, shell, madeFor)
    if (made.ok) return tell({ type: 'board-made', board: made.board })
    const { message } = made
    tell({ type: 'refused', refusal: { name: draft.name, message } })
    if (isForm) tellBoard({ type: 'refused', message })
  }

  async function addSection(draft: SectionDraft): Promise<void> {
    if (!('board' in state) || !isIdle || !mayAdd(draft)) return
    const isForm = state.kind === 'add-section'
    tell({ type: 'create-pressed' })
    if (isForm) tellSection({ type: 'add-pressed' })
    const made = await createSectionFrom(draft, { boardId: state.board.id, ...madeFor }, shell)
    if (made.ok) return tell({ type: 'section-made', section: made.section })
    const { message } = made
    tell({ type: 'refused', refusal: { name: draft.name, message } })
    if (isForm) tellSection({ type: 'refused', message })
  }

  return {
    state,
    tell,
    board,
    tellBoard,
    section,
    tellSection,
    createBoard: () => void createBoard(board),
    createNamed: (name: string) => void createBoard({ ...emptyDraft, name }),
    addSection: () => void addSection(section),
    addNamed: (name: string) => void addSection({ ...emptySectionDraft, name }),
    close: () => tell({ type: 'close' }),
  }
}

export type ChoosingPlace = ReturnType<typeof usePlace>
