import type { Board } from '@tessera/contracts/entities/board'

/** True when the viewer is on a board, and so may invite others. */
export const mayInvite = ({ viewer_role: role }: Pick<Board, 'viewer_role'>): boolean =>
  role === 'owner' || role === 'collaborator'
