import type { Board } from '@tessera/contracts/entities/board'
import type { Collaborator } from '@tessera/contracts/entities/collaborator'

/** What the viewer may do about somebody of a board's. */
export type Parting = 'remove' | 'leave' | 'withdraw'

/** What tells one of a board's people from the others. */
export const personKey = (person: Collaborator): string =>
  person.type === 'email' ? `email ${person.email}` : `user ${person.user.id}`

/** What somebody is called on a board. */
export const nameOf = (person: Collaborator): string =>
  person.type === 'email' ? person.email : person.user.full_name

/**
 * What the viewer may do about somebody: its owner takes people off and invitations back, whoever
 * shares it leaves, and nobody takes off the owner.
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
