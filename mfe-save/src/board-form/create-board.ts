import { createBoard } from '@tessera/contracts/calls/boards'
import type { Board } from '@tessera/contracts/entities/board'
import type { CallError } from '@tessera/contracts/errors/call-error'
import { boardCreated } from '@tessera/contracts/events/facts'
import type { ShellContext } from '@tessera/module'
import { words } from '../words.ts'
import type { BoardDraft } from './draft.ts'
import { privacyOf } from './draft.ts'

/** What making a board comes to: the board, or in words why there is none. */
type BoardOutcome =
  | { readonly ok: true; readonly board: Board }
  | { readonly ok: false; readonly message: string }

/** Why a board was refused: the service's message and its detail, or that something went wrong. */
function refusalText({ message, messageDetail }: CallError): string {
  const said = [message, messageDetail].filter((part) => part !== undefined && part !== '')
  return said.length === 0 ? words.boardFailed() : said.join(' ')
}

/** Makes the board of a draft, in another's name where there is a subject, and tells everybody. */
export async function createBoardFrom(
  draft: BoardDraft,
  { client, bus }: Pick<ShellContext, 'client' | 'bus'>,
  subjectId: string | null = null,
): Promise<BoardOutcome> {
  const made = await client.call(createBoard, {
    name: draft.name.trim(),
    privacy: privacyOf(draft),
    aux_data: { source: 'board_picker' },
    ...(subjectId === null ? {} : { orbac_subject_id: subjectId }),
  })
  if (!made.ok) return { ok: false, message: refusalText(made.error) }
  const { id, name, url } = made.data
  bus.emit(boardCreated, { board: { id, name, url } })
  return { ok: true, board: made.data }
}
