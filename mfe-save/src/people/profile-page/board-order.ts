import { choiceOf } from '@tessera/module/with-query'

/** The orders of a profile's boards; the first is the usual one. */
export const boardOrders = ['newest', 'last_pinned', 'name', 'custom'] as const

/** In which order an address asks for the boards. */
export const boardOrderOf = (query: URLSearchParams): (typeof boardOrders)[number] =>
  choiceOf(query.get('sort'), boardOrders)
