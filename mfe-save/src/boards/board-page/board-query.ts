import type { Board } from '@tessera/contracts/entities/board'
import { inputAsked, type PinsAsked, pinsAskedOf } from '../pins-asked/pins-asked.ts'

/** What an address asks of a board's pins. */
export interface BoardQuery extends PinsAsked {
  /** Only what is in no section. */
  readonly loose: boolean
}

/** Reads what an address asks of a board. */
export const boardQueryOf = (query: URLSearchParams): BoardQuery => ({
  ...pinsAskedOf(query),
  loose: query.get('section') === 'none',
})

/** Whether an address asks for all that is on a board, in whatever order. */
export function isWholeBoard(query: URLSearchParams): boolean {
  const { loose, search } = boardQueryOf(query)
  return !loose && search === ''
}

/** The pins to ask for. */
export const pinsInput = ({ id }: Pick<Board, 'id'>, asked: BoardQuery) => ({
  board_id: id,
  ...(asked.loose ? { section: 'none' as const } : {}),
  ...inputAsked(asked),
})
