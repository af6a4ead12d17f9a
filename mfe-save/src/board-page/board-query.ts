import type { Board } from '@tessera/contracts/entities/board'
import { choiceOf } from '../query-choice/with-query.ts'

/** The orders of a board's pins; the first is the usual one. */
export const pinOrders = ['newest', 'oldest'] as const

/** What an address asks of a board's pins. */
export interface BoardQuery {
  readonly sort: (typeof pinOrders)[number]
  /** Only what is in no section. */
  readonly loose: boolean
  readonly search: string
}

/** Reads what an address asks of a board. */
export const boardQueryOf = (query: URLSearchParams): BoardQuery => ({
  sort: choiceOf(query.get('sort'), pinOrders),
  loose: query.get('section') === 'none',
  search: query.get('q')?.trim() ?? '',
})

/** Whether an address asks for all that is on a board, in whatever order. */
export function isWholeBoard(query: URLSearchParams): boolean {
  const { loose, search } = boardQueryOf(query)
  return !loose && search === ''
}

/** The pins to ask for. The plain list is asked for as the document asks, so that its answer is found. */
export const pinsInput = ({ id }: Pick<Board, 'id'>, { sort, loose, search }: BoardQuery) => ({
  board_id: id,
  ...(sort === 'newest' ? {} : { sort }),
  ...(loose ? { section: 'none' as const } : {}),
  ...(search === '' ? {} : { query: search }),
})
