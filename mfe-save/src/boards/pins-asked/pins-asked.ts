import { choiceOf } from '@tessera/module/with-query'

/** The orders of a place's pins; the first is the usual one. */
export const pinOrders = ['newest', 'oldest'] as const

/** What an address asks of the pins of a board or a section. */
export interface PinsAsked {
  readonly sort: (typeof pinOrders)[number]
  readonly search: string
}

/** Reads what an address asks of a place's pins. */
export const pinsAskedOf = (query: URLSearchParams): PinsAsked => ({
  sort: choiceOf(query.get('sort'), pinOrders),
  search: query.get('q')?.trim() ?? '',
})

/** What to ask the service for. The usual is left out, as the document does, so that its answer is found. */
export const inputAsked = ({ sort, search }: PinsAsked) => ({
  ...(sort === 'newest' ? {} : { sort }),
  ...(search === '' ? {} : { query: search }),
})
