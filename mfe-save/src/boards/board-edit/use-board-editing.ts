import { Board } from '@tessera/contracts/entities/board'
import { z } from '@tessera/contracts/schema'
import { useShell } from '@tessera/module/react'
import { type RefObject, useRef, useState } from 'react'
import { type BoardDraft, draftOf, faultsOf, fieldOf, isChanged, rebased } from './board-draft.ts'
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
  /** The board as somebody else has saved it while the form was open. */
  readonly theirs: Board | null
  readonly faults: ReturnType<typeof faultsOf>
  readonly refused: { readonly name?: string; readonly form?: string }
  readonly nameField: RefObject<HTMLInputElement | null>
  write(change: Partial<BoardDraft>): void
  startOver(): void
  save(): Promise<void>
}

const Changed = z.object({ board: Board })

/** A form that holds what a board says now. */
const fresh = (board: Board) => ({
  draft: draftOf(board),
  was: { name: board.name, description: board.description, privacy: board.privacy },
})

/** Edits a board; what is written is kept until it is saved, and a refusal stands where it belongs. */
export function useBoardEditing(board: Board, onSaved: () => void): BoardEditing {
  const shell = useShell()
  const { subject } = useStanding(board)
  const kept = keptBoardDrafts(shell.$viewer.get()?.id)
  const [{ draft, was }, setForm] = useState(() => kept.get(board.id) ?? fresh(board))
  const [theirs, setTheirs] = useState<Board | null>(null)
  const [wasKept, setWasKept] = useState(() => isChanged(draft, was))
  const [refused, setRefused] = useState<BoardEditing['refused']>({})
  const [busy, setBusy] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  const faults = faultsOf(draft)

  function write(change: Partial<BoardDraft>): void {
    const next = { ...draft, ...change }
    setForm({ draft: next, was })
    setRefused({})
    if (isChanged(next, was)) kept.keep(board.id, { draft: next, was })
    else kept.drop(board.id)
  }

  async function save(): Promise<void> {
    if (busy || Object.keys(faults).length > 0) return
    setBusy(true)
    const error = await saveBoard(shell, board, { draft, was }, subject)
    setBusy(false)
    if (error === null) {
      kept.drop(board.id)
      shell.toast({ text: words.saved(), tone: 'good' })
      onSaved()
      return
    }
    const changed = error.code === 'board-changed' ? z.safeParse(Changed, error.data) : undefined
    if (changed?.success) {
      const now = changed.data.board
      setTheirs(now)
      // Saving once more replaces what the person has read by then.
      const rebasedDraft = rebased(draft, was, now)
      setForm({ ...fresh(now), draft: rebasedDraft })
      kept.keep(board.id, { ...fresh(now), draft: rebasedDraft })
      return
    }
    const field = fieldOf(error)
    setRefused({ [field]: error.message })
    if (field === 'name') nameField.current?.focus()
  }

  return {
    ...{ draft, theirs, busy, changed: isChanged(draft, was), wasKept, faults, refused, nameField },
    write,
    startOver: () => {
      kept.drop(board.id)
      setForm(fresh(theirs ?? board))
      setTheirs(null)
      setRefused({})
      setWasKept(false)
    },
    save,
  }
}
