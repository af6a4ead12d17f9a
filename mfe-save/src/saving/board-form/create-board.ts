import { defineCommand } from '@tessera/cache'
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

const create = defineCommand(createBoard, {
  name: 'create-board',
  refusals: 'inline',
  done: ({ id, name, url }, _, { bus }) => bus.emit(boardCreated, { board: { id, name, url } }),
})

/** The new board, or the message that says why there is none. */
type BoardOutcome =
  | { readonly ok: true; readonly board: Board }
  | { readonly ok: false; readonly message: string }

/** Returns the service's message and its detail, or a general one. */
function refusalText({ message, messageDetail }: CallError): string {
  const said = [message, messageDetail].filter((part) => part !== undefined && part !== '')
  return said.length === 0 ? words.boardFailed() : said.join(' ')
}

type InvitingShell = Pick<ShellContext, 'client' | 'toast'>

/** The account that a board is created for. */
interface MadeFor {
  readonly orbac_subject_id?: string
  readonly advertiser_id?: string
}

/** Creates the board of a draft, and invites the people who were chosen. */
export async function createBoardFrom(
  draft: BoardDraft,
  shell: Pick<ShellContext, 'client' | 'commands' | 'toast'>,
  madeFor: MadeFor = {},
): Promise<BoardOutcome> {
  const input = {
    name: draft.name.trim(),
    privacy: privacyOf(draft, madeFor.advertiser_id !== undefined),
    aux_data: { source: 'board_picker' },
    ...madeFor,
  }
  const outcome = await shell.commands.run(create, input, { isInline: () => true })
  if (outcome.state === 'refused') return { ok: false, message: refusalText(outcome.error) }
  if (outcome.state !== 'done') return { ok: false, message: words.boardFailed() }
  // Not awaited: people who could not be invited now can be invited from the board.
  void invite(outcome.answer.id, draft, shell)
  return { ok: true, board: outcome.answer }
}

async function invite(id: BoardId, { invited }: BoardDraft, shell: InvitingShell): Promise<void> {
  if (invited.length === 0) return
  const why = await invitePeople(shell, id, invited)
  if (why !== null) shell.toast({ text: own.invitesFailed({ why: why.message }), tone: 'bad' })
}
