import type { BoardRole } from '@tessera/contracts/entities/board'

/** How somebody stands to the board that an invitation leads to. */
export type Standing = 'visitor' | 'asked' | 'owner' | 'joined'

/**
 * How the viewer stands to it. A role is what the board says of them: nobody's where they may not
 * see it yet, or see it as everybody does.
 */
export function standingOf(isMember: boolean, role: BoardRole | null): Standing {
  if (!isMember) return 'visitor'
  if (role === 'owner') return 'owner'
  return role === 'collaborator' ? 'joined' : 'asked'
}
