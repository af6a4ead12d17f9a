import type { BoardLink } from '@tessera/contracts/entities/board'

/** Whether a board was made in passing, by a save that named none; nobody is reminded of it by name. */
export const isQuickCreated = ({ layout }: Pick<BoardLink, 'layout'>): boolean =>
  layout === 'quick_create'
