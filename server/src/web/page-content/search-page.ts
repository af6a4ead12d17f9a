import { searchPins } from '@tessera/contracts/calls/search'
import { SearchResults } from '@tessera/contracts/entities/search'
import { searchedText, searchOf, searchScopeOf } from '@tessera/contracts/search-address'
import { type Ask, missing, type PageContent, plain, record } from './content.ts'

/** What a search finds first in one scope. There are as many such pages as there are words: none is kept. */
export async function searchPage(
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
