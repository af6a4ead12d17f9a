import type { Board } from '@tessera/contracts/entities/board'

/** Returns the username and slug that a board's page is asked for with. */
export function boardAddress({ url }: Pick<Board, 'url'>) {
  const [, username = '', slug = ''] = url.split('/').map(decodeURIComponent)
  return { username, slug }
}

/** Returns the username of a board's owner, as the board's address has it. */
export const ownerNameOf = (board: Pick<Board, 'url'>): string => boardAddress(board).username
