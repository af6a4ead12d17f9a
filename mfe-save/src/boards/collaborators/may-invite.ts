import type { Board } from '@tessera/contracts/entities/board'

/** Whether the viewer may ask others to a board: they are one of its people themselves. */
export const mayInvite = ({ viewer_role: role }: Pick<Board, 'viewer_role'>): boolean =>
  role === 'owner' || role === 'collaborator'
