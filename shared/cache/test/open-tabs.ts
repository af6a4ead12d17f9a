import { QueryClient } from '@tanstack/react-query'
import { createBus, type TabChannel, type TabMessage } from '@tessera/bus'
import { createCache } from '../src/entities/create-cache.ts'

const ana = { id: '3', username: 'ana', full_name: 'Ana' }
/** A board as a call answers it. */
export const board = (over: object = {}) => ({
  id: '10',
  name: 'Lamps',
  url: '/ana/lamps/',
  pin_count: 2,
  followed_by_me: false,
  owner: ana,
  ...over,
})
/** A pin as a call answers it. */
export const pin = (id: string, over: object = {}) => ({
  id,
  title: `Pin ${id}`,
  images: { orig: { url: `/${id}.jpg` } },
  pinner: ana,
  pinned_to_board: null,
  ...over,
})
/** Pages of a list, as the query library keeps them. */
export const pages = (...lists: readonly (readonly object[])[]) => ({
  pages: lists.map((data, at) => ({ data, bookmark: at + 1 === lists.length ? null : String(at) })),
  pageParams: lists.map((_, at) => (at === 0 ? null : String(at - 1))),
})

/** Several tabs of one person, which hear each other at once. */
export function openTabs(count: number) {
  const ears: ((message: TabMessage) => void)[] = []
  return Array.from({ length: count }, (_, own) => {
    const tabs: TabChannel = {
      post: (message) => {
        for (const [at, hear] of ears.entries()) if (at !== own) hear(structuredClone(message))
      },
      listen: (hear) => {
        ears[own] = hear
        return () => {}
      },
    }
    const queries = new QueryClient({
      defaultOptions: { queries: { structuralSharing: false, retry: false } },
    })
    const faults: unknown[] = []
    const bus = createBus({ report: (fault) => faults.push(fault), tabs })
    const cache = createCache({ queries, bus })
    const data = (call: { readonly name: string }, input: object = {}, kind = 'one') =>
      queries.getQueryData<unknown>([call.name, kind, input])
    const set = (
      call: { readonly name: string },
      answer: unknown,
      input: object = {},
      kind = 'one',
    ) => queries.setQueryData<unknown>([call.name, kind, input], answer)
    /** Begins a fetch; the returned function lets the answer arrive. */
    const fetch = (call: { readonly name: string }, input: object = {}, kind = 'one') => {
      let arrive = (_: unknown): void => {}
      const answer = new Promise<unknown>((resolve) => {
        arrive = resolve
      })
      const done = queries.fetchQuery({ queryKey: [call.name, kind, input], queryFn: () => answer })
      return async (value: unknown) => {
        arrive(value)
        await done
      }
    }
    return { queries, bus, cache, data, set, fetch, faults }
  })
}

/** One tab. */
export const openTab = () => {
  const [tab] = openTabs(1)
  if (tab === undefined) throw new Error('No tab')
  return tab
}
