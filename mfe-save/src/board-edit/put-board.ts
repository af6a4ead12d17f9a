import type { QueryClient } from '@tanstack/react-query'
import { getBoard } from '@tessera/contracts/calls/boards'
import type { Board } from '@tessera/contracts/entities/board'
import { changeAnswers } from '../kept-answers/change-answers.ts'

/** What the address of a board's page asks for. */
export function boardAddress({ url }: Pick<Board, 'url'>) {
  const [, username = '', slug = ''] = url.split('/').map(decodeURIComponent)
  return { username, slug }
}

/** The username of whose board it is, as its address has it. */
export const ownerNameOf = (board: Pick<Board, 'url'>): string => boardAddress(board).username

/** Has every kept answer say of a board what the service says of it now, under its new address too. */
export function putBoard(queries: QueryClient, board: Board): void {
  changeAnswers(queries, (record) => {
    if (record.id !== board.id || !('url' in record) || !('name' in record)) return record
    // A link or a card takes what it shows of a board; a board's page takes all.
    const shown = Object.entries(board).filter(([field]) => field in record)
    return { ...record, ...Object.fromEntries(shown) }
  })
  queries.setQueryData([getBoard.name, 'one', boardAddress(board)], board)
}
