import { z } from '@tessera/contracts/schema'
import { BoardLink } from './board-link.ts'
import { UserCard } from './user.ts'

/** A collaborator of a board, or a person or email address that was invited. */
export const Collaborator = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('user'),
    state: z.enum(['owner', 'active', 'invited']),
    user: UserCard,
  }),
  z.object({ type: z.literal('email'), state: z.literal('invited'), email: z.string() }),
])

/** A board in an invitation. */
export const InvitedBoard = z.extend(BoardLink, { image_cover_url: z.nullable(z.string()) })

/** The person who sent an invitation. */
export const Inviter = z.extend(UserCard, {
  first_name: z.string(),
  is_default_image: z.boolean(),
})

/** An invitation to a board. */
export const Invite = z.object({ board: InvitedBoard, inviter: Inviter, invited_at: z.string() })

export type Collaborator = z.infer<typeof Collaborator>
export type InvitedBoard = z.infer<typeof InvitedBoard>
export type Inviter = z.infer<typeof Inviter>
export type Invite = z.infer<typeof Invite>
