import { choiceOf } from '@tessera/module/with-query'

/** The orders of a profile's boards; the first is the default. */
export const boardOrders = ['newest', 'last_pinned', 'name', 'custom'] as const

/** Reads the order of the boards from an address. */
export const boardOrderOf = (query: URLSearchParams): (typeof boardOrders)[number] =>
  choiceOf(query.get('sort'), boardOrders)
