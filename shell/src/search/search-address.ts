import { SearchScope } from '@tessera/contracts/entities/search-scope'
import { matchPath } from '@tessera/contracts/match-path'
import { paths } from '@tessera/contracts/paths'

function scopeIn(pathname: string): SearchScope | undefined {
  const named = matchPath(paths.searchScope.pattern, pathname)?.scope
  return SearchScope.options.find((scope) => scope === named)
}

/** Returns the scope of a search from this page: the page's own, or pins. */
export const scopeAt = (pathname: string): SearchScope => scopeIn(pathname) ?? 'pins'

/** Returns the query of a search page; empty on other pages. */
export function queryAt({
  pathname,
  search,
}: {
  readonly pathname: string
  readonly search: string
}) {
  return scopeIn(pathname) === undefined ? '' : (new URLSearchParams(search).get('q') ?? '')
}

/** Returns the address of a search. */
export const searchTo = (scope: SearchScope, query: string): string =>
  paths.searchScope.to({ scope }, { q: query })
