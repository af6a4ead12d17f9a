import {
  type LibraryOrder,
  libraryKinds,
  libraryMarks,
  libraryOrders,
  plainColors,
} from '@tessera/contracts/entities/library'
import { BoardId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { choiceOf } from '@tessera/module/with-query'

/** The ways that a library is shown; the first is the default. */
export const libraryViews = ['grid', 'table'] as const

const Day = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))

/** Parses a value of an address; undefined for one that isn't valid. */
function read<Schema extends z.core.$ZodType>(schema: Schema, text: string | null) {
  const result = z.safeParse(schema, text)
  return result.success ? result.data : undefined
}

/** Reads a price in whole units of its currency, as people write it, into its smallest unit. */
function amountOf(text: string | null): number | undefined {
  const amount = Math.round(Number(text?.replace(',', '.')) * 100)
  return text === null || text === '' || !(amount >= 0 && amount <= 2_000_000_000)
    ? undefined
    : amount
}

/** Returns a text without spaces around it; undefined for none. */
const textOf = (text: string | null): string | undefined => text?.trim() || undefined

/** Returns the filters of an address as the calls take them. Values that aren't valid are left out. */
export function filtersOf(query: URLSearchParams) {
  return {
    query: textOf(query.get('q')),
    board_id: read(BoardId, query.get('board')),
    color: read(z.enum(plainColors), query.get('color')),
    site: textOf(query.get('site'))?.toLowerCase(),
    kind: read(z.enum(libraryKinds), query.get('kind')),
    saved_from: read(Day, query.get('from')),
    saved_to: read(Day, query.get('to')),
    price_min: amountOf(query.get('least')),
    price_max: amountOf(query.get('most')),
    has: read(z.enum(libraryMarks), query.get('has')),
  }
}

/** The filters of a library, as the calls take them. */
export type Filters = ReturnType<typeof filtersOf>

/** The names of the filters in an address, without the search. */
export const filterNames = [
  'board',
  'color',
  'site',
  'kind',
  'from',
  'to',
  'least',
  'most',
  'has',
] as const

/** Returns the order of an address. */
export const orderOf = (query: URLSearchParams): LibraryOrder =>
  choiceOf(query.get('sort'), libraryOrders)

/** Returns the view of an address. */
export const viewOf = (query: URLSearchParams) => choiceOf(query.get('view'), libraryViews)

/** Counts the filters of an address that are on. */
export const countFilters = (query: URLSearchParams): number => {
  const { query: _, ...filters } = filtersOf(query)
  return Object.values(filters).filter((value) => value !== undefined).length
}
