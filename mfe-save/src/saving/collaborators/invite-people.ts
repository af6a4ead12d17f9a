import { type Draft, defineCommand } from '@tessera/cache'
import { boardCollaborators, inviteToBoard } from '@tessera/contracts/calls/collaborators'
import type { ShareSuggestion } from '@tessera/contracts/entities/share-suggestion'
import { words } from './words.ts'

/** Fetches the people of a board again, in every tab. */
export const askPeople = (draft: Draft, boardId: string): void =>
  draft.lists({ of: [boardCollaborators], input: { board_id: boardId }, ask: 'now' })

interface Inviting {
  readonly boardId: string
  readonly people: readonly ShareSuggestion[]
}

/** Invites people to a board, by their account or by their email address. */
export const invitePeople = defineCommand(
  (client, { boardId, people }: Inviting) => {
    const idsOf = (isEmail: boolean) =>
      people.filter(({ type }) => (type === 'email') === isEmail).map(({ id }) => id)
    return client.call(inviteToBoard, {
      board_id: boardId,
      invited_user_ids: idsOf(false),
      emails: idsOf(true),
    })
  },
  {
    name: 'invite-people',
    confirm: (_, { boardId }, draft) => askPeople(draft, boardId),
    say: { failed: ({ message: why }) => words.invitesFailed({ why }) },
    refusals: 'inline',
  },
)
