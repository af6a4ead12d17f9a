import { inviteToBoard } from '@tessera/contracts/calls/collaborators'
import type { ShareSuggestion } from '@tessera/contracts/entities/share-suggestion'
import type { BoardId } from '@tessera/contracts/ids'
import type { ShellContext } from '@tessera/module'

/** Why people were not asked to a board. */
export interface InviteFault {
  readonly message: string
  /** True where the inviter has to confirm their own address first. */
  readonly unverified: boolean
}

/** Asks people to a board, by who they are or by their address; why not, or null when they are asked. */
export async function invitePeople(
  { client }: Pick<ShellContext, 'client'>,
  boardId: BoardId,
  people: readonly ShareSuggestion[],
): Promise<InviteFault | null> {
  const idsOf = (isEmail: boolean) =>
    people.filter(({ type }) => (type === 'email') === isEmail).map(({ id }) => id)
  const invited = await client.call(inviteToBoard, {
    board_id: boardId,
    invited_user_ids: idsOf(false),
    emails: idsOf(true),
  })
  if (invited.ok) return null
  const { code, message } = invited.error
  return { message, unverified: code === 'email-unverified' }
}
