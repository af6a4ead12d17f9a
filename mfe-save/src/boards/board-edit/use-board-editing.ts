import { useCommand } from '@tessera/cache/react'
import { Board, Privacy } from '@tessera/contracts/entities/board'
import { z } from '@tessera/contracts/schema'
import { keepDrafts } from '@tessera/module/drafts'
import { useShell } from '@tessera/module/react'
import { type RefObject, useRef, useState } from 'react'
import { useStanding } from '../board/board-standing.ts'
import { saveBoard } from './board-commands.ts'
import { type BoardDraft, draftOf, faultsOf, isChanged, rebased } from './board-draft.ts'

const shown = { name: z.string(), description: z.string(), privacy: Privacy }

/** Unsaved drafts of boards, each with the fields that its form started from. */
const keptBoardDrafts = keepDrafts(
  'board',
  z.object({
    was: z.object(shown),
    draft: z.object({
      ...shown,
      publishNotes: z.boolean(),
      cover: z.union([z.enum(['kept', 'latest']), z.object({ pinId: z.string() })]),
    }),
  }),
)

/** A board's form: its draft, the errors, and what a person can do. */
export interface BoardEditing {
  readonly draft: BoardDraft
  readonly busy: boolean
  readonly changed: boolean
  /** True when the form opened with an unsaved draft. */
  readonly wasKept: boolean
  /** The board as somebody else has saved it while the form was open. */
  readonly theirs: Board | null
  readonly faults: ReturnType<typeof faultsOf>
  readonly refused: { readonly name: string | undefined; readonly form: string | undefined }
  readonly nameField: RefObject<HTMLInputElement | null>
  write(change: Partial<BoardDraft>): void
  startOver(): void
  save(): Promise<void>
}

const Changed = z.object({ board: Board })

/** Returns a form with the board's current fields. */
const fresh = (board: Board) => ({
  draft: draftOf(board),
  was: { name: board.name, description: board.description, privacy: board.privacy },
})

/** Edits a board. Keeps the draft until it is saved, and shows refusals beside their fields. */
export function useBoardEditing(board: Board, onSaved: () => void): BoardEditing {
  const shell = useShell()
  const { subject } = useStanding(board)
  const kept = keptBoardDrafts(shell.$viewer.get()?.id)
  const [{ draft, was }, setForm] = useState(() => kept.get(board.id) ?? fresh(board))
  const [theirs, setTheirs] = useState<Board | null>(null)
  const [wasKept, setWasKept] = useState(() => isChanged(draft, was))
  const saving = useCommand(saveBoard)
  const nameField = useRef<HTMLInputElement>(null)
  const faults = faultsOf(draft)

  function write(change: Partial<BoardDraft>): void {
    const next = { ...draft, ...change }
    setForm({ draft: next, was })
    saving.clear()
    if (isChanged(next, was)) kept.keep(board.id, { draft: next, was })
    else kept.drop(board.id)
  }

  async function save(): Promise<void> {
    if (Object.keys(faults).length > 0) return
    const outcome = await saving.run({ board, draft, was, subject })
    if (outcome.state === 'done') {
      kept.drop(board.id)
      onSaved()
    }
    if (outcome.state !== 'refused') return
    const { code, data } = outcome.error
    if (saveBoard.fields?.[code] === 'name') nameField.current?.focus()
    const changed = code === 'board-changed' ? z.safeParse(Changed, data) : undefined
    if (!changed?.success) return
    const now = changed.data.board
    setTheirs(now)
    // The next press on Save replaces the other version, which the person has seen by then.
    const form = { ...fresh(now), draft: rebased(draft, was, now) }
    setForm(form)
    kept.keep(board.id, form)
  }

  return {
    draft,
    theirs,
    wasKept,
    faults,
    nameField,
    write,
    save,
    busy: saving.busy,
    changed: isChanged(draft, was),
    refused: { name: saving.fieldRefusal('name'), form: saving.formRefusal },
    startOver: () => {
      kept.drop(board.id)
      setForm(fresh(theirs ?? board))
      setTheirs(null)
      saving.clear()
      setWasKept(false)
    },
  }
}
