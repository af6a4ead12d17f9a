import { z } from '@tessera/contracts/schema'
import { BoardLink } from './board.ts'
import { UserCard } from './user.ts'

/** Somebody of a board's, or somebody who was asked to it: by name, or by an address nobody is known by. */
export const Collaborator = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('user'),
    state: z.enum(['owner', 'active', 'invited']),
    user: UserCard,
  }),
  z.object({ type: z.literal('email'), state: z.literal('invited'), email: z.string() }),
])

/** A board as an invitation shows it, to those who were asked in. */
export const InvitedBoard = z.extend(BoardLink, { image_cover_url: z.nullable(z.string()) })

/** Who asks somebody to a board. */
export const Inviter = z.extend(UserCard, {
  first_name: z.string(),
  is_default_image: z.boolean(),
})

/** A board that somebody was asked to. */
export const Invite = z.object({ board: InvitedBoard, inviter: Inviter, invited_at: z.string() })

export type Collaborator = z.infer<typeof Collaborator>
export type InvitedBoard = z.infer<typeof InvitedBoard>
export type Inviter = z.infer<typeof Inviter>
export type Invite = z.infer<typeof Invite>
