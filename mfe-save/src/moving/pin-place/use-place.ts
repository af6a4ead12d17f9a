import { useShell } from '@tessera/module/react'
import { useEffect, useState } from 'react'
import { createBoardFrom } from '../../saving/board-form/create-board.ts'
import { createSectionFrom } from '../../saving/section-form/create-section.ts'
import { actingSubject } from '../bulk-moves/acting-subject.ts'
import type { Target } from '../bulk-moves/pin-act.ts'
import { next, openingState, type PlaceEvent, type PlaceState, type Purpose } from './flow.ts'

interface PlaceInput extends Purpose {
  readonly onPlaced: (target: Target) => void
  readonly onClose: () => void
}

/** Choosing a place with its effects: a board or section that is made on the way is then the place. */
export function usePlace({ doing, present, onPlaced, onClose }: PlaceInput) {
  const shell = useShell()
  const [state, setState] = useState<PlaceState>(openingState)
  const tell = (event: PlaceEvent) => setState((before) => next(before, event, { doing, present }))

  useEffect(() => {
    if (state.step === 'placed') onPlaced(state.target)
    else if (state.step === 'closed') onClose()
  }, [state, onPlaced, onClose])

  async function createBoard(): Promise<void> {
    const { board: draft } = state.drafts
    tell({ type: 'board-draft', event: { type: 'create-pressed' } })
    const made = await createBoardFrom(draft, shell, actingSubject(shell, present))
    if (made.ok) tell({ type: 'board-made', board: made.board })
    else tell({ type: 'board-draft', event: { type: 'refused', message: made.message } })
  }

  async function addSection(): Promise<void> {
    if (state.step !== 'add-section') return
    const { section: draft } = state.drafts
    tell({ type: 'section-draft', event: { type: 'add-pressed' } })
    const place = { boardId: state.board.id, ...actingSubject(shell, present) }
    const made = await createSectionFrom(draft, place, shell)
    if (made.ok) tell({ type: 'section-made', section: made.section })
    else tell({ type: 'section-draft', event: { type: 'refused', message: made.message } })
  }

  return { state, tell, createBoard, addSection }
}
