import type { Board } from '@tessera/contracts/entities/board'
import type { Collaborator } from '@tessera/contracts/entities/collaborator'

/** The action by which a person leaves a board. */
export type Parting = 'remove' | 'leave' | 'withdraw'

/** Returns a key for one of a board's people. */
export const personKey = (person: Collaborator): string =>
  person.type === 'email' ? `email ${person.email}` : `user ${person.user.id}`

/** Returns a person's name on a board. */
export const nameOf = (person: Collaborator): string =>
  person.type === 'email' ? person.email : person.user.full_name

/**
 * Returns the action that the viewer has on a person: the owner removes people and withdraws
 * invitations, collaborators leave, and nobody removes the owner.
 */
export function partingOf(
  person: Collaborator,
  role: Board['viewer_role'],
  viewerId: string | undefined,
): Parting | null {
  if (person.state === 'owner') return null
  if (role === 'owner') return person.state === 'invited' ? 'withdraw' : 'remove'
  return person.type === 'user' && person.user.id === viewerId && role === 'collaborator'
    ? 'leave'
    : null
}
