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

/** Selects the pins of the pages. */
const pinPages = ({ pages, pageParams }: Pages) => ({
  pageParams,
  pages: pages.map((page) => ({ ...page, data: page.data.results })),
})

const boardsOf = ({ pages }: Pages) => pages.flatMap(({ data }) => data.boards)
const peopleOf = ({ pages }: Pages) => pages.flatMap(({ data }) => data.users)

/** Selects what only the first page has: notices, the correction and refinements. */
const headOf = ({ pages }: Pages) => pages[0]?.data

/** Keeps the previous results while the next ones load. */
const kept = (before: Pages | undefined): Pages | undefined => before

function useOptions(search: Search) {
  return { ...listOptions(useShell().client, searchPins, search), placeholderData: kept }
}

/** Loads the pins that a search finds. */
export const usePinsFound = (search: Search) =>
  useInfiniteQuery({ ...useOptions(search), select: pinPages })

/** Loads the boards that a search finds. */
export const useBoardsFound = (search: Search) =>
  useInfiniteQuery({ ...useOptions(search), select: boardsOf })

/** Loads the people that a search finds. */
export const usePeopleFound = (search: Search) =>
  useInfiniteQuery({ ...useOptions(search), select: peopleOf })

/** Loads the notices, the correction and the refinements of a search. */
export const useSearchHead = (search: Search) =>
  useInfiniteQuery({ ...useOptions(search), select: headOf })
