import { noteAdvisory, searchFilters, searchPins, typeahead } from '@tessera/contracts/calls/search'
import type { MoreIdeas, TypeaheadItem } from '@tessera/contracts/entities/search'
import type { z } from '@tessera/contracts/schema'
import { followPersonSlot } from '@tessera/contracts/slots'
import { SlotsProvider } from '@tessera/module/react'
import { answers } from '@tessera/testing/answers'
import { pin } from '@tessera/testing/fixtures'
import { answerWith, testShell } from '@tessera/testing/shell'
import { screen } from '@testing-library/react'
import SearchPage from '../src/search/results/page.tsx'
import { afterEnd } from './end-of-list.ts'

/** The input of a search. */
export type SearchInput = z.output<typeof searchPins.input>

/** An empty answer to a search. */
export const nothing = {
  scope: 'pins',
  query: '',
  corrected_query: null,
  results: [],
  boards: [],
  users: [],
  advisory: null,
  modules: [],
  journey_depth: 0,
}

/** The answers of the service beside search results: suggestions, and what follows the end of a list. */
interface Beside {
  readonly items?: readonly TypeaheadItem[]
  readonly more?: Partial<MoreIdeas>
}

/** A service with these search results, which records its requests. */
function service(
  found: (asked: SearchInput) => object | Response,
  { items = [], more = {} }: Beside,
) {
  const searches: SearchInput[] = []
  const noted: unknown[] = []
  const { answer } = answers(
    [
      searchPins,
      (asked) => {
        searches.push(asked)
        const answered = found(asked)
        return answered instanceof Response ? answered : answerWith({ ...nothing, ...answered })
      },
    ],
    [typeahead, () => answerWith({ items, hint: '' })],
    [searchFilters, () => answerWith([])],
    afterEnd(more),
    [
      noteAdvisory,
      (input) => {
        noted.push(input)
        return null
      },
    ],
  )
  return { answer, searches, noted }
}

/** Renders the search page at an address, as the shell does, on a service with these results. */
export function openSearch(
  address: string,
  found: (asked: SearchInput) => object | Response = () => ({ results: [pin()] }),
  who = {},
  beside: Beside = {},
) {
  const { searches, noted, answer } = service(found, beside)
  const host = testShell({ answer, ...who })
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const [, , scope = ''] = pathname.split('/')
  const { rerender } = host.render(
    <SlotsProvider
      value={({ name, input }) =>
        name === followPersonSlot.name ? <button type="button">Follow {typeof input}</button> : null
      }
    >
      <SearchPage params={{ scope }} query={searchParams} />
    </SlotsProvider>,
  )
  return { ...host, searches, noted, rerender }
}

/** Waits for the list of results. */
export const results = () => screen.findByRole('list', { name: 'Search results' })
