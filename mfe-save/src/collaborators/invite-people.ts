import { inviteToBoard } from '@tessera/contracts/calls/collaborators'
import type { ShareSuggestion } from '@tessera/contracts/entities/share-suggestion'
import type { BoardId } from '@tessera/contracts/ids'
import type { ShellContext } from '@tessera/module'

/** Asks people to a board, by who they are or by their address; why not, or null when they are asked. */
export async function invitePeople(
  { client }: Pick<ShellContext, 'client'>,
  boardId: BoardId,
  people: readonly ShareSuggestion[],
): Promise<string | null> {
  const idsOf = (isEmail: boolean) =>
    people.filter(({ type }) => (type === 'email') === isEmail).map(({ id }) => id)
  const invited = await client.call(inviteToBoard, {
    board_id: boardId,
    invited_user_ids: idsOf(false),
    emails: idsOf(true),
  })
  return invited.ok ? null : invited.error.message
}
