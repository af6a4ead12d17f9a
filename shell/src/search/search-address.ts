import { SearchScope } from '@tessera/contracts/entities/search-scope'
import { matchPath } from '@tessera/contracts/match-path'
import { paths } from '@tessera/contracts/paths'
import { z } from '@tessera/contracts/schema'

const scopeIn = (pathname: string): SearchScope | undefined =>
  z.safeParse(SearchScope, matchPath(paths.searchScope.pattern, pathname)?.scope).data

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
