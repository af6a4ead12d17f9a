import { searchPins } from '@tessera/contracts/calls/search'
import { SearchResults } from '@tessera/contracts/entities/search'
import { paths } from '@tessera/contracts/paths'
import { searchedText, searchOf, searchScopeOf } from '@tessera/contracts/search-address'
import {
  type Ask,
  missing,
  type PageContent,
  plain,
  record,
} from '../../web/page-content/content.ts'
import { servePage } from '../../web/page-content/serve-page.ts'

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
  const answer = await record(ask, searchPins, { ...searchOf(scope, query) })
  if (answer === undefined) return { ...plain, title }
  return { ...plain, title, answers: [answer], pins: SearchResults.parse(answer.data).results }
}

/** The documents of the search pages. */
export const searchPages = [
  servePage(paths.search, ({ ask, query }) => searchPage(ask, 'pins', query)),
  servePage(paths.searchScope, ({ ask, params, query }) => searchPage(ask, params.scope, query)),
]
