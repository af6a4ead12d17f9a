import { noteAdvisory, searchPins } from '@tessera/contracts/calls/search'
import { z } from '@tessera/contracts/schema'
import { followPersonSlot } from '@tessera/contracts/slots'
import { SlotsProvider } from '@tessera/module/react'
import { pin } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen } from '@testing-library/react'
import SearchPage from '../src/search/page.tsx'

/** What a search was asked. */
export type Asked = z.output<typeof searchPins.input>

/** A search that came to nothing. */
export const nothing = {
  ...{ scope: 'pins', query: '', corrected_query: null, results: [], boards: [], users: [] },
  ...{ advisory: null, modules: [], journey_depth: 0 },
}

/** A service that finds what a test says, and what it was asked. */
function service(found: (asked: Asked) => object | Response) {
  const searches: Asked[] = []
  const noted: unknown[] = []
  const answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    if (url.pathname === noteAdvisory.path) {
      noted.push(await request.json())
      return answerWith(null)
    }
    if (url.pathname !== searchPins.path) return answerError('not-found')
    const asked = z.parse(searchPins.input, JSON.parse(url.searchParams.get('data') ?? '{}'))
    searches.push(asked)
    const answered = found(asked)
    return answered instanceof Response ? answered : answerWith({ ...nothing, ...answered })
  }
  return { answer, searches, noted }
}

/** Opens the page of a search as the shell does, over a service that finds what a test says. */
export function openSearch(
  address: string,
  found: (asked: Asked) => object | Response = () => ({ results: [pin()] }),
  who = {},
) {
  const { searches, noted, answer } = service(found)
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

/** The pins that were found. */
export const results = () => screen.findByRole('list', { name: 'Search results' })
