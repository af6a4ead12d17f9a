import type { Board } from '@tessera/contracts/entities/board'
import { inputAsked, type PinsAsked, pinsAskedOf } from '../pins-asked/pins-asked.ts'

/** The filters of a board's pins in an address. */
export interface BoardQuery extends PinsAsked {
  /** True for the pins that are in no section. */
  readonly loose: boolean
}

/** Reads the filters of a board's pins from an address. */
export const boardQueryOf = (query: URLSearchParams): BoardQuery => ({
  ...pinsAskedOf(query),
  loose: query.get('section') === 'none',
})

/** True when an address asks for all pins of a board, in any order. */
export function isWholeBoard(query: URLSearchParams): boolean {
  const { loose, search } = boardQueryOf(query)
  return !loose && search === ''
}

/** Returns the input of the call that lists the pins. */
export const pinsInput = ({ id }: Pick<Board, 'id'>, asked: BoardQuery) => ({
  board_id: id,
  ...(asked.loose ? { section: 'none' as const } : {}),
  ...inputAsked(asked),
})
