import { useFlow } from '@tessera/cache/react'
import type { Board, Section } from '@tessera/contracts/entities/board'
import type { BoardId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import {
  type BoardDraft,
  createBoardFrom,
  type DraftEvent,
  emptyDraft,
  type MadeFor,
  nextDraft,
} from '@tessera/pins/board-form'
import {
  createSectionFrom,
  emptySectionDraft,
  nextSectionDraft,
  type SectionDraft,
  type SectionDraftEvent,
} from '@tessera/pins/section-form'

/** Returns what a search needs that can create a place with its text. */
const creatingOf = (
  { kind, name, refusal }: Pick<BoardDraft, 'kind' | 'name' | 'refusal'>,
  onCreate: (name: string) => void,
) => ({
  onCreate,
  busy: kind === 'saving',
  refusal: refusal === null ? null : { name, message: refusal },
})

/** Creates boards for a pin of another site, by the form or by the name that was searched for. */
export function useNewBoard(madeFor: MadeFor, onCreated: (board: Board) => void) {
  const shell = useShell()
  const [draft, tell] = useFlow<BoardDraft, DraftEvent>({
    start: emptyDraft,
    next: nextDraft,
    effects: {
      saving: async (wanted, { send }) => {
        const made = await createBoardFrom(wanted, shell, madeFor)
        if (!made.ok) return send({ type: 'refused', message: made.message })
        send({ type: 'created' })
        onCreated(made.board)
      },
    },
  })
  const create = () => tell({ type: 'create-pressed' })
  return {
    draft,
    tell,
    create,
    creating: creatingOf(draft, (name) => {
      // Nothing of a form that was left goes along with a searched name.
      tell({ type: 'created' })
      tell({ type: 'named', name })
      create()
    }),
  }
}

/** Creates sections of a board for a pin of another site. */
export function useNewSection(
  boardId: BoardId,
  madeFor: MadeFor,
  onCreated: (section: Section) => void,
) {
  const shell = useShell()
  const [draft, tell] = useFlow<SectionDraft, SectionDraftEvent>({
    start: emptySectionDraft,
    next: nextSectionDraft,
    effects: {
      saving: async (wanted, { send }) => {
        const made = await createSectionFrom(wanted, { boardId, ...madeFor }, shell)
        if (!made.ok) return send({ type: 'refused', message: made.message })
        send({ type: 'added' })
        onCreated(made.section)
      },
    },
  })
  const create = () => tell({ type: 'add-pressed' })
  return {
    draft,
    tell,
    create,
    creating: creatingOf(draft, (name) => {
      tell({ type: 'added' })
      tell({ type: 'named', name })
      create()
    }),
  }
}
