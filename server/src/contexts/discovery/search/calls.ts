import { searchFilters, searchPins } from '@tessera/contracts/calls/search'
import type { SearchResults } from '@tessera/contracts/entities/search'
import { z } from '@tessera/contracts/schema'
import { filterBookmarkOf, searchOfBookmark } from '@tessera/contracts/search-address'
import { answer, given } from '../../../calls/answer.ts'
import { badBookmark } from '../../../calls/bookmark.ts'
import type { Visit } from '../../../calls/visit.ts'
import { nothingDelivered, searchDelivery } from '../../ads/delivery/choosing/delivery.ts'
import { trailOfBookmark, withTrail } from '../../ads/delivery/choosing/list-trail.ts'
import { foldText } from '../../base/words/fold-text.ts'
import { comparedWords, noWords, queryWords } from '../../base/words/query-words.ts'
import { countryOf } from '../../identity/accounts/country-of.ts'
import { abusive } from '../advisories/find-advisory.ts'
import { boardCards } from './board-cards.ts'
import { findBoards } from './find-boards.ts'
import { findFilters } from './find-filters.ts'
import { findPeople } from './find-people.ts'
import { narrows, pinFiltersOf } from './pin-filters.ts'
import { pageOfMyPins, pageOfPins } from './pin-pages.ts'
import { readSearch } from './read-search.ts'
import { searchBookmarkOf, searchSpotOf } from './search-bookmark.ts'
import type { Asked, SearchPage } from './search-page.ts'
import { answerTypeahead } from './typeahead.ts'

const emptyPage = (input: Asked['input']): SearchResults => ({
  scope: input.scope,
  query: input.query,
  corrected_query: null,
  results: [],
  boards: [],
  users: [],
  advisory: null,
  modules: [],
  journey_depth: input.journey_depth,
})

const answerSearch = answer(searchPins, async (visit, input) => {
  const { ports, viewer, acceptLanguage } = visit
  const { bookmark, trail } = trailOfBookmark(input.bookmark, () => ports.ids.next())
  const spot = bookmark === undefined ? undefined : searchSpotOf(bookmark)
  if (spot === 'unreadable') return badBookmark
  const { advisory, told, delivery } = await readSearch(ports.db, {
    text: input.query,
    query: isForPins(input) ? queryWords(input.query) : noWords,
    reader: {
      country: input.country,
      viewerId: viewer?.id ?? null,
      spoken: countryOf(acceptLanguage),
    },
    ads: isPlain(input) ? await searchDelivery(visit, input.query, trail.seed) : undefined,
  })
  const start = { ...emptyPage(input), advisory }
  if (advisory?.severity === abusive) return given(start)
  const ads = advisory === null ? delivery : nothingDelivered
  const found = await pageFor(visit, { input, spot, start, told, delivery: ads, trail })
  const { page, next } = found
  if (viewer !== null && spot === undefined && advisory === null && foundBySelf(page)) {
    const made = { text: input.query, personId: viewer.id, now: ports.clock.now() }
    ports.queryCounts.add(made)
  }
  if (next === null) return given(page)
  const own = searchBookmarkOf(next)
  return given(page, found.trail === undefined ? own : withTrail(own, found.trail))
})

/** True for a search among other people's pins. */
const isForPins = ({ scope }: Asked['input']): boolean =>
  scope === 'pins' || scope === 'buyable_pins'

/** True for a search that ads may stand in: among all pins, without filters that ads would ignore. */
const isPlain = (input: Asked['input']): boolean =>
  input.scope === 'pins' && !narrows(pinFiltersOf(input))

/** Answers the filters of a search: none for scopes without products. */
const answerFilters = answer(searchFilters, async ({ ports, viewer, acceptLanguage }, input) => {
  const { scope, amongProducts } = searchesOf(input.bookmark_string)
  if (scope === undefined || amongProducts === undefined) return given([])
  const viewerId = viewer?.id ?? null
  const spoken = countryOf(acceptLanguage)
  const about = { country: undefined, viewerId, spoken }
  const query = queryWords(amongProducts.query)
  if (query.words.length === 0 && query.tags.length === 0) return given([])
  const asked = { text: amongProducts.query, query, reader: about, ads: undefined }
  const { advisory, told } = await readSearch(ports.db, asked)
  if (advisory?.severity === abusive) return given([])
  const models = await findFilters(ports.db, {
    told,
    scope,
    viewerId,
    filters: pinFiltersOf(amongProducts),
    corrects: !amongProducts.auto_correction_disabled,
  })
  return given([...models])
})

/** Parses a bookmark: the scope of its search, and the same search among products. */
function searchesOf(bookmark: string) {
  const { scope } = searchOfBookmark(bookmark) ?? { scope: 'users' as const }
  const search = searchOfBookmark(filterBookmarkOf('buyable_pins', new URLSearchParams(bookmark)))
  const parsed = z.safeParse(searchPins.input, search)
  const named = scope ?? 'pins'
  return {
    scope: named === 'pins' || named === 'buyable_pins' ? named : undefined,
    amongProducts: parsed.success ? parsed.data : undefined,
  }
}

/** True when a query found pins as typed, so that it may be suggested to others. */
const foundBySelf = (page: SearchResults): boolean =>
  page.scope === 'pins' && page.corrected_query === null && page.results.length > 0

function pageFor(visit: Visit, asked: Asked): Promise<SearchPage> {
  switch (asked.input.scope) {
    case 'boards':
      return pageOfBoards(visit, asked)
    case 'users':
      return pageOfUsers(visit, asked)
    case 'my_pins':
      return pageOfMyPins(visit, asked)
    default:
      return pageOfPins(visit, asked)
  }
}

const nameQuery = ({ input, spot }: Asked) => ({
  text: foldText(input.query).trim().replace(/\s+/g, ' '),
  words: comparedWords(input.query),
  size: input.page_size,
  corrects: !input.auto_correction_disabled,
  spot,
})

async function pageOfBoards({ ports, viewer }: Visit, asked: Asked): Promise<SearchPage> {
  const viewerId = viewer?.id ?? null
  const query = nameQuery(asked)
  if (query.words.length === 0) return { page: asked.start, next: null }
  const { found, next, corrected, reading } = await findBoards(ports.db, { ...query, viewerId })
  const cards = await boardCards(
    ports.db,
    viewerId,
    found.map(({ id }) => id),
  )
  return {
    page: { ...asked.start, boards: [...cards], corrected_query: corrected },
    next: next === null ? null : { ...next, reading },
  }
}

/** Searches people. */
async function pageOfUsers({ ports, viewer }: Visit, asked: Asked): Promise<SearchPage> {
  const query = nameQuery(asked)
  if (query.words.length === 0) return { page: asked.start, next: null }
  const { found, next, corrected, reading } = await findPeople(ports.db, {
    ...query,
    viewerId: viewer?.id ?? null,
  })
  return {
    page: { ...asked.start, users: found.map(({ row }) => row), corrected_query: corrected },
    next: next === null ? null : { ...next, reading },
  }
}

/** Handlers of the search calls. */
export const searchCalls = [answerSearch, answerFilters, answerTypeahead]
