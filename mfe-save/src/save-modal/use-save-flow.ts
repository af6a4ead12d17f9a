import type { BoardId, PinId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { useEffect, useReducer } from 'react'
import { createBoardFrom } from '../board-form/create-board.ts'
import type { DraftEvent } from '../board-form/draft.ts'
import { mayStart, next, openingState } from './flow.ts'
import { saveToBoard } from './save-to-board.ts'

interface SaveFlowInput {
  readonly pinId: PinId
  readonly picture: string | undefined
  /** How many boards there are, once that is known. */
  readonly boardCount: number | undefined
  readonly onClosed: () => void
}

/** The save flow with its effects: what was pressed leads to a call, and its answer to the next step. */
export function useSaveFlow({ pinId, picture, boardCount, onClosed }: SaveFlowInput) {
  const shell = useShell()
  const [state, tell] = useReducer(next, openingState)

  useEffect(() => {
    if (boardCount !== undefined) tell({ type: 'boards-arrived', count: boardCount })
  }, [boardCount])

  const closed = state.step === 'closed'
  useEffect(() => {
    if (closed) onClosed()
  }, [closed, onClosed])

  async function finish(boardId: BoardId): Promise<void> {
    const saved = await saveToBoard({ pinId, boardId, picture }, shell)
    tell({ type: saved ? 'saved' : 'save-failed' })
  }

  async function choose(boardId: BoardId): Promise<void> {
    if (!mayStart(state)) return
    tell({ type: 'board-chosen', boardId })
    await finish(boardId)
  }

  async function create(): Promise<void> {
    if (state.step !== 'create-board' || !mayStart(state)) return
    tell({ type: 'draft', event: { type: 'create-pressed' } })
    const made = await createBoardFrom(state.draft, shell)
    if (!made.ok) {
      tell({ type: 'draft', event: { type: 'refused', message: made.message } })
      return
    }
    tell({ type: 'board-made', board: made.board })
    await finish(made.board.id)
  }

  return {
    state,
    choose,
    create,
    openCreate: () => tell({ type: 'create-opened' }),
    editDraft: (event: DraftEvent) => tell({ type: 'draft', event }),
    close: () => tell({ type: 'close' }),
  }
}

export type SaveFlow = ReturnType<typeof useSaveFlow>
