import { searchFilters, searchPins } from '@tessera/contracts/calls/search'
import { SearchResults } from '@tessera/contracts/entities/search'
import type { SearchScope } from '@tessera/contracts/entities/search-scope'
import {
  filterParamsIn,
  filtersIn,
  filtersOfScope,
  filterText,
} from '@tessera/contracts/filter-params'
import { paths } from '@tessera/contracts/paths'
import {
  filterBookmarkOf,
  searchedText,
  searchOf,
  searchScopeOf,
} from '@tessera/contracts/search-address'
import {
  type Ask,
  missing,
  type PageContent,
  plain,
  record,
} from '../../../documents/page-content/content.ts'
import { servePage } from '../../../documents/page-content/serve-page.ts'

/** Loads the first results of a search in one scope. Not indexed: there are endless search pages. */
async function searchPage(
  ask: Ask,
  scopeName: string,
  query: URLSearchParams,
): Promise<PageContent> {
  const scope = searchScopeOf(scopeName)
  if (scope === undefined) return missing
  const title = searchedText(query)
  if (title === '') return plain
  const [answer, filters] = await Promise.all([
    record(ask, searchPins, { ...searchOf(scope, query) }),
    bringsFilters(scope, query)
      ? record(ask, searchFilters, { bookmark_string: filterBookmarkOf(scope, query) })
      : undefined,
  ])
  const answers = [answer, filters].filter((each) => each !== undefined)
  if (answer === undefined) return { ...plain, title, answers }
  const found = SearchResults.parse(answer.data)
  return { ...plain, title, answers, pins: found.results }
}

/**
 * True when the document brings the filters along: among products, and where filters are chosen. Other
 * searches load them when they show, because most people never use them.
 */
const bringsFilters = (scope: SearchScope, query: URLSearchParams): boolean =>
  scope === 'buyable_pins' ||
  (filtersOfScope[scope].length > 0 && filterText(filtersIn(scope, filterParamsIn(query))) !== '')

/** The documents of the search pages. */
export const searchPages = [
  servePage(paths.search, ({ ask, query }) => searchPage(ask, 'pins', query)),
  servePage(paths.searchScope, ({ ask, params, query }) => searchPage(ask, params.scope, query)),
]
