import { bind, type Command, type Draft, defineCommand } from '@tessera/cache'
import { boardNotes } from '@tessera/contracts/calls/board-notes'
import {
  archiveBoard,
  pickerBoards,
  updateBoard,
  userBoards,
} from '@tessera/contracts/calls/boards'
import { getUser } from '@tessera/contracts/calls/users'
import type { Board, BoardCard } from '@tessera/contracts/entities/board'
import type { BoardStanding } from '../board/board-standing.ts'
import { type BoardDraft, changesOf, type Shown, startedFrom } from './board-draft.ts'
import { words } from './words.ts'

/** Writes a board's new fields, and fetches the lists again that it may have joined or left. */
function confirmBoard(draft: Draft, board: Board): void {
  draft.patch('board', board.id, board)
  draft.lists({ of: [userBoards, pickerBoards, getUser], ask: 'now' })
}

interface Saving extends Pick<BoardStanding, 'subject'> {
  readonly board: Board
  readonly draft: BoardDraft
  /** The board's fields when the form was opened. */
  readonly was: Shown
}

/** Saves what a draft changes of a board. */
export const saveBoard = defineCommand(
  async (client, { board, draft, was, subject }: Saving) => {
    const changes = changesOf(draft, was)
    if (Object.keys(changes).length === 0) return { ok: true, data: board, bookmark: null }
    const input = { board_id: board.id, ...changes, ...startedFrom(changes, was), ...subject }
    return client.call(updateBoard, input)
  },
  {
    name: 'save-board',
    key: ({ board }) => board.id,
    confirm(answer, _, draft) {
      confirmBoard(draft, answer)
      // A board that becomes public or secret can change who reads its notes.
      draft.lists({ of: [boardNotes], input: { board_id: answer.id }, ask: 'now' })
    },
    say: { done: () => words.saved() },
    refusals: 'inline',
    fields: {
      'name-blank': 'name',
      'name-long': 'name',
      'name-taken': 'name',
      'board-changed': 'theirs',
    },
  },
)

interface Archiving {
  readonly board: Pick<BoardCard, 'id' | 'name'>
  readonly archived: boolean
  readonly standing: BoardStanding
}

const currentBoards = { of: [userBoards], unless: { filter: 'archived' }, type: 'board' } as const
const archivedBoards = { of: [userBoards], input: { filter: 'archived' }, type: 'board' } as const

/**
 * Archives or restores a board: for everyone if the viewer owns it, else for the viewer alone. The last
 * of several presses counts.
 */
export const archive: Command<Archiving, Board> = defineCommand(
  (client, { board, archived, standing }: Archiving) =>
    client.call(archiveBoard, { board_id: board.id, archived, ...standing.subject }),
  {
    name: 'archive-board',
    latest: true,
    key: ({ board }) => board.id,
    show({ board: { id }, archived, standing }, draft) {
      draft.patch('board', id, {
        archived_by_me_at: archived ? new Date().toISOString() : null,
        ...(standing.owns ? { is_archived: archived } : {}),
      })
      const [from, to] = archived
        ? [currentBoards, archivedBoards]
        : [archivedBoards, currentBoards]
      draft.lists({ ...from, remove: [id] })
      draft.lists({ ...to, restore: [id] })
      const ids = archived ? { remove: [id] } : { restore: [id] }
      draft.lists({ of: [pickerBoards], type: 'board', ...ids })
    },
    confirm: (answer, _, draft) => confirmBoard(draft, answer),
    undo: (_, input) => bind(archive, { ...input, archived: !input.archived }),
    say: {
      done(_, { board: { name: board }, archived, standing }) {
        if (!archived) return words.restored({ board })
        return standing.owns ? words.archived({ board }) : words.hidden({ board })
      },
    },
  },
)
