import type { TypeaheadItem } from '@tessera/contracts/entities/search'
import type { SearchScope } from '@tessera/contracts/entities/search-scope'
import { searchTo } from './search-address.ts'

/** One line of the list below the search field. */
export interface Suggestion {
  readonly key: string
  readonly kind: TypeaheadItem['type'] | 'recent'
  readonly label: string
  /** The address that choosing it opens. */
  readonly to: string
  /** The search to remember when it is chosen; null for people and boards. */
  readonly query: string | null
  readonly image: string | null
}

/** Returns lines for the service's suggestions. Searches stay in the current scope. */
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

/** The lines of a field without text, in groups. */
export interface StartLines {
  readonly recent: readonly Suggestion[]
  readonly popular: readonly Suggestion[]
  readonly topics: readonly Suggestion[]
}

/** Groups the lines of a field without text; a recent search is not also a popular one. */
export function startLines(
  queries: readonly string[],
  items: readonly TypeaheadItem[],
  scope: SearchScope,
): StartLines {
  const recent = new Set(queries.map((query) => query.toLowerCase()))
  const lines = offered(items, scope)
  return {
    recent: recalled(queries, scope),
    popular: lines.filter(
      ({ kind, label }) => kind === 'query' && !recent.has(label.toLowerCase()),
    ),
    topics: lines.filter(({ kind }) => kind === 'topic'),
  }
}

/** Returns lines for recent searches. */
export const recalled = (queries: readonly string[], scope: SearchScope): readonly Suggestion[] =>
  queries.map((query) => ({
    key: `recent ${query}`,
    kind: 'recent',
    label: query,
    to: searchTo(scope, query),
    query,
    image: null,
  }))

/** Splits a label into the typed part and the rest, which is shown in bold. */
export function typedPart(label: string, text: string): readonly [typed: string, more: string] {
  const typed = text.trim()
  return typed !== '' && label.toLowerCase().startsWith(typed.toLowerCase())
    ? [label.slice(0, typed.length), label.slice(typed.length)]
    : ['', label]
}

/**
 * Returns what completes the text in the field, given the hint for the term that was asked about.
 * Typing the letters of the hint keeps the rest of it.
 */
export function hintFor(
  text: string,
  asked: { readonly term: string; readonly hint: string },
): string {
  const whole = asked.term.trimStart() + asked.hint
  const typed = text.trimStart()
  const agrees =
    asked.hint !== '' &&
    typed.length < whole.length &&
    typed.toLowerCase().startsWith(asked.term.trimStart().toLowerCase()) &&
    whole.toLowerCase().startsWith(typed.toLowerCase())
  return agrees ? whole.slice(typed.length) : ''
}
