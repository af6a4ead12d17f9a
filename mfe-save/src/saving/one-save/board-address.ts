import type { Board } from '@tessera/contracts/entities/board'
import { matchPath } from '@tessera/contracts/match-path'
import { paths } from '@tessera/contracts/paths'

/** Returns the username and slug that a board's page is asked for with. */
export function boardAddress({ url }: Pick<Board, 'url'>) {
  const { username = '', boardSlug: slug = '' } = matchPath(paths.board.pattern, url) ?? {}
  return { username, slug }
}

/** Returns the username of a board's owner, as the board's address has it. */
export const ownerNameOf = (board: Pick<Board, 'url'>): string => boardAddress(board).username
