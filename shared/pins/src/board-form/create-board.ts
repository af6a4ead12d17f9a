import { defineCommand } from '@tessera/cache'
import { createBoard, pickerBoards, userBoards } from '@tessera/contracts/calls/boards'
import { getUser } from '@tessera/contracts/calls/users'
import type { Board } from '@tessera/contracts/entities/board'
import type { CallError } from '@tessera/contracts/errors/call-error'
import type { ShellContext } from '@tessera/module'
import { type BoardDraft, emptyDraft, privacyOf } from './draft.ts'
import { words } from './words.ts'

const create = defineCommand(createBoard, {
  name: 'create-board',
  refusals: 'inline',
  confirm: (_, __, draft) => draft.lists({ of: [pickerBoards, userBoards, getUser], ask: 'now' }),
})

/** The new board, or the message that says why there is none. */
export type BoardOutcome =
  | { readonly ok: true; readonly board: Board }
  | { readonly ok: false; readonly message: string }

/** Returns the service's message and its detail, or a general one. */
function refusalText({ message, messageDetail }: CallError): string {
  const said = [message, messageDetail].filter((part) => part !== undefined && part !== '')
  return said.length === 0 ? words.failed() : said.join(' ')
}

/** The account that a board is created for. */
export interface MadeFor {
  readonly orbac_subject_id?: string
  readonly advertiser_id?: string
}

/** Creates the board of a draft. The people who were chosen are not invited yet. */
export async function createBoardFrom(
  draft: BoardDraft,
  { commands }: Pick<ShellContext, 'commands'>,
  madeFor: MadeFor = {},
): Promise<BoardOutcome> {
  const input = {
    name: draft.name.trim(),
    privacy: privacyOf(draft, madeFor.advertiser_id !== undefined),
    aux_data: { source: 'board_picker' },
    ...madeFor,
  }
  const outcome = await commands.run(create, input, { isInline: () => true })
  if (outcome.state === 'refused') return { ok: false, message: refusalText(outcome.error) }
  if (outcome.state !== 'done') return { ok: false, message: words.failed() }
  return { ok: true, board: outcome.answer }
}

/** Creates a board with a name, and with the privacy that the form starts with. */
export const createNamedBoard = (
  name: string,
  shell: Pick<ShellContext, 'commands'>,
): Promise<BoardOutcome> => createBoardFrom({ ...emptyDraft, name }, shell)
