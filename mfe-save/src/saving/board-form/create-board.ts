import { createBoard } from '@tessera/contracts/calls/boards'
import type { Board } from '@tessera/contracts/entities/board'
import type { CallError } from '@tessera/contracts/errors/call-error'
import { boardCreated } from '@tessera/contracts/events/facts'
import type { BoardId } from '@tessera/contracts/ids'
import type { ShellContext } from '@tessera/module'
import { words } from '../../words.ts'
import { invitePeople } from '../collaborators/invite-people.ts'
import type { BoardDraft } from './draft.ts'
import { privacyOf } from './draft.ts'
import { words as own } from './words.ts'

/** What making a board comes to: the board, or in words why there is none. */
type BoardOutcome =
  | { readonly ok: true; readonly board: Board }
  | { readonly ok: false; readonly message: string }

/** Why a board was refused: the service's message and its detail, or that something went wrong. */
function refusalText({ message, messageDetail }: CallError): string {
  const said = [message, messageDetail].filter((part) => part !== undefined && part !== '')
  return said.length === 0 ? words.boardFailed() : said.join(' ')
}

type InvitingShell = Pick<ShellContext, 'client' | 'toast'>

/** In whose name a board is made, and for which ad account. */
interface MadeFor {
  readonly orbac_subject_id?: string
  readonly advertiser_id?: string
}

/** Makes the board of a draft, tells everybody, and asks those to it who were chosen. */
export async function createBoardFrom(
  draft: BoardDraft,
  shell: Pick<ShellContext, 'client' | 'bus' | 'toast'>,
  madeFor: MadeFor = {},
): Promise<BoardOutcome> {
  const made = await shell.client.call(createBoard, {
    name: draft.name.trim(),
    privacy: privacyOf(draft, madeFor.advertiser_id !== undefined),
    aux_data: { source: 'board_picker' },
    ...madeFor,
  })
  if (!made.ok) return { ok: false, message: refusalText(made.error) }
  const { id, name, url } = made.data
  shell.bus.emit(boardCreated, { board: { id, name, url } })
  // Nothing waits for it: whoever cannot be asked now can be asked from the board.
  void invite(id, draft, shell)
  return { ok: true, board: made.data }
}

async function invite(id: BoardId, { invited }: BoardDraft, shell: InvitingShell): Promise<void> {
  if (invited.length === 0) return
  const why = await invitePeople(shell, id, invited)
  if (why !== null) shell.toast({ text: own.invitesFailed({ why: why.message }), tone: 'bad' })
}
