import { SearchScope } from '@tessera/contracts/entities/search-scope'
import { paths } from '@tessera/contracts/paths'
import { z } from '@tessera/contracts/schema'

const scopedPath = /^\/search\/([^/]+)\/?$/

const scopeIn = (pathname: string): SearchScope | undefined =>
  z.safeParse(SearchScope, scopedPath.exec(pathname)?.[1]).data

/** What a search from this page looks through: what the page shows already; people are for members alone. */
export function scopeAt(pathname: string, isMember: boolean): SearchScope {
  const scope = scopeIn(pathname) ?? 'pins'
  return scope === 'users' && !isMember ? 'pins' : scope
}

/** What was searched for, where the page is a search. */
export function queryAt({
  pathname,
  search,
}: {
  readonly pathname: string
  readonly search: string
}) {
  return scopeIn(pathname) === undefined ? '' : (new URLSearchParams(search).get('q') ?? '')
}

/** Where a search leads. */
export const searchTo = (scope: SearchScope, query: string): string =>
  paths.searchScope.to({ scope }, { q: query })
