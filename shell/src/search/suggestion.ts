import type { TypeaheadItem } from '@tessera/contracts/entities/search'
import type { SearchScope } from '@tessera/contracts/entities/search-scope'
import { searchTo } from './search-address.ts'

/** One line that the field offers. */
export interface Suggestion {
  readonly key: string
  readonly kind: TypeaheadItem['type'] | 'recent'
  readonly label: string
  /** Where it leads. */
  readonly to: string
  /** What is remembered when it is chosen; null for what is no search. */
  readonly query: string | null
  readonly image: string | null
}

/** The lines for what the service offers; what is searched for stays within what is searched through. */
export const offered = (
  items: readonly TypeaheadItem[],
  scope: SearchScope,
): readonly Suggestion[] =>
  items.map(({ type, query, label, url, image }) => {
    const isSearch = type === 'query' || type === 'hashtag'
    return {
      key: `${type} ${url} ${query}`,
      kind: type,
      label,
      to: isSearch ? searchTo(scope, query) : url,
      query: isSearch ? query : null,
      image,
    }
  })

/** The lines for what was searched for before. */
export const recalled = (queries: readonly string[], scope: SearchScope): readonly Suggestion[] =>
  queries.map((query) => ({
    key: `recent ${query}`,
    kind: 'recent',
    label: query,
    to: searchTo(scope, query),
    query,
    image: null,
  }))

/** Cuts a line into what was typed and what it adds, which is what somebody looks for. */
export function typedPart(label: string, text: string): readonly [typed: string, more: string] {
  const typed = text.trim()
  return typed !== '' && label.toLowerCase().startsWith(typed.toLowerCase())
    ? [label.slice(0, typed.length), label.slice(typed.length)]
    : ['', label]
}
