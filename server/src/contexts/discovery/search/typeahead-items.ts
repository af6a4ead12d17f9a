import type { Typeahead, TypeaheadItem } from '@tessera/contracts/entities/search'
import { paths } from '@tessera/contracts/paths'
import { foldText } from '../../base/words/fold-text.ts'

/** All completions of a term, each list best first. */
export interface Completions {
  readonly queries: readonly string[]
  readonly hashtags: readonly string[]
  readonly topics: readonly TypeaheadItem[]
  readonly users: readonly TypeaheadItem[]
  readonly boards: readonly TypeaheadItem[]
}

/** Returns an item that runs a search. */
export const queryItem = (type: 'query' | 'hashtag', query: string): TypeaheadItem => ({
  type,
  query,
  label: query,
  url: paths.search.to({ q: query }),
  image: null,
})

/**
 * Merges completions: popular queries first, then one topic, one person and one board, then more of
 * them where there is room.
 */
export function typeaheadOf(term: string, found: Completions, count: number): Typeahead {
  const queries = distinct([
    ...found.hashtags.map((query) => queryItem('hashtag', query)),
    ...found.queries.map((query) => queryItem('query', query)),
  ])
  const [user, ...users] = found.users
  const [board, ...boards] = found.boards
  const named = [found.topics[0], user, board].filter((item) => item !== undefined)
  const room = Math.max(1, count - named.length)
  const items = [...queries.slice(0, room), ...named, ...queries.slice(room), ...users, ...boards]
  const offered = items.slice(0, count)
  return { items: offered, hint: hintOf(term, offered[0]) }
}

const distinct = (items: readonly TypeaheadItem[]): readonly TypeaheadItem[] => [
  ...new Map(items.map((item) => [foldText(item.query), item])).values(),
]

/** Returns what completes the term to the best item, if that starts with it. */
function hintOf(term: string, best: TypeaheadItem | undefined): string {
  const typed = [...term.trimStart()]
  const letters = [...(best?.query ?? '')]
  const begins = foldText(letters.slice(0, typed.length).join('')) === foldText(typed.join(''))
  return typed.length > 0 && begins ? letters.slice(typed.length).join('') : ''
}
