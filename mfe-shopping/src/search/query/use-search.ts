import type { InfiniteData } from '@tanstack/react-query'
import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { searchPins } from '@tessera/contracts/calls/search'
import type { SearchResults } from '@tessera/contracts/entities/search'
import type { Search } from '@tessera/contracts/search-address'
import { useShell } from '@tessera/module/react'

interface Page {
  readonly data: SearchResults
  readonly bookmark: string | null
}

type Pages = InfiniteData<Page, string | null>

/**
 * Splits the pins of the pages: those that have what was searched for, and from the first one that is only
 * related to it, the others.
 */
const splitPages = ({ pages, pageParams }: Pages) => {
  const related = new Set(pages.flatMap(({ data }) => data.related_ids))
  let isRelated = false
  const parts = pages.map(({ data: { results }, bookmark }) => {
    const first = isRelated ? 0 : results.findIndex(({ id }) => related.has(id))
    isRelated = isRelated || first >= 0
    const at = isRelated ? first : results.length
    return { bookmark, fitting: results.slice(0, at), related: results.slice(at) }
  })
  const pagesOf = (part: 'fitting' | 'related') => ({
    pageParams,
    pages: parts.map((page) => ({ bookmark: page.bookmark, data: page[part] })),
  })
  return { fitting: pagesOf('fitting'), related: pagesOf('related'), hasRelated: isRelated }
}

const fittingPages = (pages: Pages) => splitPages(pages).fitting
const relatedPages = (pages: Pages) => splitPages(pages).related
const hasRelatedPins = (pages: Pages) => splitPages(pages).hasRelated

const boardsOf = ({ pages }: Pages) => pages.flatMap(({ data }) => data.boards)
const peopleOf = ({ pages }: Pages) => pages.flatMap(({ data }) => data.users)

/** Selects what only the first page has: notices, the correction and refinements. */
const headOf = ({ pages }: Pages) => pages[0]?.data

/** Keeps the previous results while the next ones load. */
const kept = (before: Pages | undefined): Pages | undefined => before

function useOptions(search: Search) {
  return { ...listOptions(useShell().client, searchPins, search), placeholderData: kept }
}

/** Loads the pins that have what a search is for. */
export const usePinsFound = (search: Search) =>
  useInfiniteQuery({ ...useOptions(search), select: fittingPages })

/** Loads the pins that a search finds after those, which are only related to it. */
export const useRelatedFound = (search: Search) =>
  useInfiniteQuery({ ...useOptions(search), select: relatedPages })

/** True once a search has found pins that are only related to it. */
export const useHasRelated = (search: Search): boolean =>
  useInfiniteQuery({ ...useOptions(search), select: hasRelatedPins }).data ?? false

/** Loads the boards that a search finds. */
export const useBoardsFound = (search: Search) =>
  useInfiniteQuery({ ...useOptions(search), select: boardsOf })

/** Loads the people that a search finds. */
export const usePeopleFound = (search: Search) =>
  useInfiniteQuery({ ...useOptions(search), select: peopleOf })

/** Loads the notices, the correction and the refinements of a search. */
export const useSearchHead = (search: Search) =>
  useInfiniteQuery({ ...useOptions(search), select: headOf })

/** Returns the words that a search looked for: the corrected ones, or those that were typed. */
export const useSearchedWords = (search: Search): string =>
  useSearchHead(search).data?.corrected_query ?? search.query
