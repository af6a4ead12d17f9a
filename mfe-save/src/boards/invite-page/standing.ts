import type { BoardRole } from '@tessera/contracts/entities/board'

/** The viewer's relation to the board of an invitation. */
export type Standing = 'visitor' | 'asked' | 'owner' | 'joined'

/**
 * Returns the viewer's relation to the board. Their role on it is null when they can't see it yet, or
 * are not on it.
 */
export function standingOf(isMember: boolean, role: BoardRole | null): Standing {
  if (!isMember) return 'visitor'
  if (role === 'owner') return 'owner'
  return role === 'collaborator' ? 'joined' : 'asked'
}
