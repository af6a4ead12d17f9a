import type { QueryClient } from '@tanstack/react-query'
import { getBoard } from '@tessera/contracts/calls/boards'
import type { Board } from '@tessera/contracts/entities/board'
import { changeAnswers } from '../../saving/kept-answers/change-answers.ts'
import { boardAddress } from '../../saving/one-save/board-address.ts'

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
