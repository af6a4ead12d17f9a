import { choiceOf } from '@tessera/module/with-query'

/** The orders of a board's or section's pins; the first is the default. */
export const pinOrders = ['newest', 'oldest'] as const

/** The filters of a board's or section's pins in an address. */
export interface PinsAsked {
  readonly sort: (typeof pinOrders)[number]
  readonly search: string
}

/** Reads the filters from an address. */
export const pinsAskedOf = (query: URLSearchParams): PinsAsked => ({
  sort: choiceOf(query.get('sort'), pinOrders),
  search: query.get('q')?.trim() ?? '',
})

/** Returns the input of the call. Leaves out defaults, as the document does, so that its answer is found. */
export const inputAsked = ({ sort, search }: PinsAsked) => ({
  ...(sort === 'newest' ? {} : { sort }),
  ...(search === '' ? {} : { query: search }),
})

/** True when a list has all pins of its place in the board's order, so that they can be reordered. */
export const isInBoardOrder = ({ sort, search }: PinsAsked): boolean =>
  sort === 'newest' && search === ''
