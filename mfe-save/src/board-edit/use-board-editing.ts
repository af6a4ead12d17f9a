import type { Board } from '@tessera/contracts/entities/board'
import { useShell } from '@tessera/module/react'
import { type RefObject, useRef, useState } from 'react'
import { type BoardDraft, draftOf, faultsOf, fieldOf, isChanged } from './board-draft.ts'
import { useStanding } from './board-standing.ts'
import { keptBoardDrafts } from './kept-board-drafts.ts'
import { saveBoard } from './save-board.ts'
import { words } from './words.ts'

/** A board's form: what it holds, what is wrong with it, and what can be done. */
export interface BoardEditing {
  readonly draft: BoardDraft
  readonly busy: boolean
  readonly changed: boolean
  /** The form holds what somebody wrote before and did not save. */
  readonly wasKept: boolean
  readonly faults: ReturnType<typeof faultsOf>
  readonly refused: { readonly name?: string; readonly form?: string }
  readonly nameField: RefObject<HTMLInputElement | null>
  write(change: Partial<BoardDraft>): void
  startOver(): void
  save(): Promise<void>
}

/** Edits a board; what is written is kept until it is saved, and a refusal stands where it belongs. */
export function useBoardEditing(board: Board, onSaved: () => void): BoardEditing {
  const shell = useShell()
  const { subject } = useStanding(board)
  const kept = keptBoardDrafts(shell.queries, shell.$viewer.get()?.id)
  const [draft, setDraft] = useState(() => kept.get(board.id) ?? draftOf(board))
  const [wasKept, setWasKept] = useState(() => isChanged(draft, board))
  const [refused, setRefused] = useState<BoardEditing['refused']>({})
  const [busy, setBusy] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  const faults = faultsOf(draft)

  function write(change: Partial<BoardDraft>): void {
    const next = { ...draft, ...change }
    setDraft(next)
    setRefused({})
    if (isChanged(next, board)) kept.keep(board.id, next)
    else kept.drop(board.id)
  }

  async function save(): Promise<void> {
    if (busy || Object.keys(faults).length > 0) return
    setBusy(true)
    const error = await saveBoard(shell, board, draft, subject)
    setBusy(false)
    if (error === null) {
      kept.drop(board.id)
      shell.toast({ text: words.saved(), tone: 'good' })
      onSaved()
      return
    }
    const field = fieldOf(error)
    setRefused({ [field]: error.message })
    if (field === 'name') nameField.current?.focus()
  }

  return {
    ...{ draft, busy, changed: isChanged(draft, board), wasKept, faults, refused, nameField },
    write,
    startOver: () => {
      kept.drop(board.id)
      setDraft(draftOf(board))
      setRefused({})
      setWasKept(false)
    },
    save,
  }
}
