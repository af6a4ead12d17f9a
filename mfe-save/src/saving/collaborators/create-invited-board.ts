import type { ShellContext } from '@tessera/module'
import {
  type BoardDraft,
  type BoardOutcome,
  createBoardFrom,
  type MadeFor,
} from '@tessera/pins/board-form'
import { invitePeople } from './invite-people.ts'

/** Creates the board of a draft, and invites the people who were chosen. */
export async function createInvitedBoard(
  draft: BoardDraft,
  { commands }: Pick<ShellContext, 'commands'>,
  madeFor: MadeFor = {},
): Promise<BoardOutcome> {
  const made = await createBoardFrom(draft, { commands }, madeFor)
  // Not awaited: people who could not be invited now can be invited from the board.
  const { invited: people } = draft
  if (made.ok && people.length > 0)
    void commands.run(invitePeople, { boardId: made.board.id, people })
  return made
}
