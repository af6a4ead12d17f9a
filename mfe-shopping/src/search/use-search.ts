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

/** Of what a search answers, the pins. */
const pinPages = ({ pages, pageParams }: Pages) => ({
  pageParams,
  pages: pages.map((page) => ({ ...page, data: page.data.results })),
})

const boardsOf = ({ pages }: Pages) => pages.flatMap(({ data }) => data.boards)
const peopleOf = ({ pages }: Pages) => pages.flatMap(({ data }) => data.users)

/** What only the first page says: notices, what was searched for instead, what narrows well. */
const headOf = ({ pages }: Pages) => pages[0]?.data

/** What was found stays until what is asked instead has come; other words begin anew by their key. */
const kept = (before: Pages | undefined): Pages | undefined => before

function useOptions(search: Search) {
  return { ...listOptions(useShell().client, searchPins, search), placeholderData: kept }
}

/** The pins that a search finds. */
export const usePinsFound = (search: Search) =>
  useInfiniteQuery({ ...useOptions(search), select: pinPages })

/** The boards that a search finds. */
export const useBoardsFound = (search: Search) =>
  useInfiniteQuery({ ...useOptions(search), select: boardsOf })

/** The people that a search finds. */
export const usePeopleFound = (search: Search) =>
  useInfiniteQuery({ ...useOptions(search), select: peopleOf })

/** What stands above what a search finds. */
export const useSearchHead = (search: Search) =>
  useInfiniteQuery({ ...useOptions(search), select: headOf })
