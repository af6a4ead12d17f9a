import { searchFilters, searchPins } from '@tessera/contracts/calls/search'
import type { SearchResults } from '@tessera/contracts/entities/search'
import { z } from '@tessera/contracts/schema'
import { filterBookmarkOf, searchOfBookmark } from '@tessera/contracts/search-address'
import { isbot } from 'isbot'
import { answerLate, given } from '../../../calls/answer.ts'
import { badBookmark } from '../../../calls/bookmark.ts'
import type { Visit } from '../../../calls/visit.ts'
import { needPrimary } from '../../../platform/database/replicas/port.ts'
import { foldText } from '../../base/words/fold-text.ts'
import { comparedWords, queryWords } from '../../base/words/query-words.ts'
import { abusive } from '../advisories/find-advisory.ts'
import { trailOfBookmark, withTrail } from '../promoted/list-trail.ts'
import { nothingPromoted } from '../promoted/nothing-promoted.ts'
import { boardCards } from './board-cards.ts'
import { findBoards } from './find-boards.ts'
import { findFilters } from './find-filters.ts'
import { findPeople } from './find-people.ts'
import { narrows, pinFiltersOf } from './pin-filters.ts'
import { pageOfMyPins, pageOfPins } from './pin-pages.ts'
import { readSearch, type SearchInput } from './read-search.ts'
import { searchBookmarkOf, searchSpotOf } from './search-bookmark.ts'
import type { AskedSearchPage, SearchPage } from './search-page.ts'
import { answerTypeahead } from './typeahead.ts'

const emptyPage = (input: SearchInput): SearchResults => ({
  scope: input.scope,
  query: input.query,
  corrected_query: null,
  results: [],
  related_ids: [],
  boards: [],
  users: [],
  advisory: null,
  modules: [],
  journey_depth: input.journey_depth,
})

const answerSearch = answerLate(searchPins, async (visit, input) => {
  const { ports, viewer } = visit
  if (input.scope === 'my_pins') needPrimary(ports.db, 'own')
  const { bookmark, trail } = trailOfBookmark(input.bookmark, () => ports.ids.next())
  const spot = bookmark === undefined ? undefined : searchSpotOf(bookmark)
  if (spot === 'unreadable') return badBookmark
  const promoted = isPromotable(input)
    ? await ports.promoter.inSearch(visit, input.query, trail.seed)
    : undefined
  const { advisory, told, promotion } = await readSearch(visit, input, promoted)
  const start = { ...emptyPage(input), advisory }
  if (advisory?.severity === abusive) return given(start)
  const found = await pageFor(visit, {
    input,
    spot,
    start,
    told,
    promotion: advisory === null ? promotion : nothingPromoted,
    trail,
  })
  const { page, next } = found
  if (viewer !== null && spot === undefined && advisory === null && foundBySelf(page)) {
    const made = { text: input.query, personId: viewer.id, now: ports.clock.now() }
    ports.queryCounts.add(made)
  }
  if (input.scope === 'pins' && advisory === null) rememberFound(visit, page)
  if (next === null) return given(page)
  const own = searchBookmarkOf(next)
  return given(page, found.trail === undefined ? own : withTrail(own, found.trail))
})

/** Remembers what a member found, without their own pins, to learn what people choose of it. */
function rememberFound(visit: Visit, page: SearchResults) {
  const { ports, viewer, userAgent, isUnwatched } = visit
  if (viewer === null || isUnwatched || isbot(userAgent)) return
  const others = page.results.filter(
    ({ pinner, creator, is_promoted: isPromoted }) =>
      !isPromoted && pinner.id !== viewer.id && creator?.id !== viewer.id,
  )
  ports.queryCounts.found(viewer.id, visit, {
    text: page.corrected_query ?? page.query,
    ids: others.map(({ id }) => id),
    now: ports.clock.now(),
  })
}

/** True for a search that promoted pins may stand in: among all pins, without filters that they would ignore. */
const isPromotable = (input: SearchInput): boolean =>
  input.scope === 'pins' && !narrows(pinFiltersOf(input))

/** Answers the filters of a search: none for scopes without products. */
const answerFilters = answerLate(searchFilters, async (visit, input) => {
  const { scope, amongProducts } = searchesOf(input.bookmark_string)
  if (scope === undefined || amongProducts === undefined) return given([])
  const { words, tags } = queryWords(amongProducts.query)
  if (words.length === 0 && tags.length === 0) return given([])
  const { advisory, told } = await readSearch(visit, amongProducts)
  if (advisory?.severity === abusive) return given([])
  const models = await findFilters(visit.ports.db, {
    told,
    scope,
    viewerId: visit.viewer?.id ?? null,
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

function pageFor(visit: Visit, asked: AskedSearchPage): Promise<SearchPage> {
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

const nameQuery = ({ input, spot }: AskedSearchPage) => ({
  text: foldText(input.query).trim().replace(/\s+/g, ' '),
  words: comparedWords(input.query),
  size: input.page_size,
  corrects: !input.auto_correction_disabled,
  spot,
})

async function pageOfBoards({ ports, viewer }: Visit, asked: AskedSearchPage): Promise<SearchPage> {
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
async function pageOfUsers({ ports, viewer }: Visit, asked: AskedSearchPage): Promise<SearchPage> {
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
