import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { createBus, type TabChannel, type TabMessage } from '@tessera/bus'
import { boardPins, getBoard } from '@tessera/contracts/calls/boards'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { getPin } from '@tessera/contracts/calls/pins'
import { relatedPins } from '@tessera/contracts/calls/related'
import { searchPins } from '@tessera/contracts/calls/search'
import { BoardId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { createCache } from './create-cache.ts'

const ana = { id: '3', username: 'ana', full_name: 'Ana' }
const board = (over: object = {}) => ({
  ...{ id: '10', name: 'Lamps', url: '/ana/lamps/', pin_count: 2, followed_by_me: false },
  ...{ owner: ana, ...over },
})
const pin = (id: string, over: object = {}) => ({
  ...{ id, title: `Pin ${id}`, images: { orig: { url: `/${id}.jpg` } }, pinner: ana },
  ...{ pinned_to_board: null, ...over },
})
const pages = (...lists: readonly (readonly object[])[]) => ({
  pages: lists.map((data, at) => ({ data, bookmark: at + 1 === lists.length ? null : String(at) })),
  pageParams: lists.map((_, at) => (at === 0 ? null : String(at - 1))),
})

/** Several tabs of one person, which hear each other at once. */
function openTabs(count: number) {
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

const openTab = () => {
  const [tab] = openTabs(1)
  if (tab === undefined) throw new Error('No tab')
  return tab
}

test('an entity that one answer changes, changes in all answers that hold it', () => {
  const { set, data } = openTab()
  set(getPin, pin('1'), { id: '1' })
  set(homeFeed, pages([pin('1'), pin('2')]), {}, 'list')
  const before = data(homeFeed, {}, 'list')
  set(getPin, pin('1', { title: 'New' }), { id: '1' })
  expect(data(homeFeed, {}, 'list')).toEqual(pages([pin('1', { title: 'New' }), pin('2')]))
  expect(Reflect.get(Object(before), 'pageParams')).toBe(
    Reflect.get(Object(data(homeFeed, {}, 'list')), 'pageParams'),
  )
})

test('records that stay as they are keep their identity, and answers without a changed entity too', () => {
  const { set, data, cache } = openTab()
  set(homeFeed, pages([pin('1'), pin('2')]), {}, 'list')
  set(boardPins, [pin('2')], { board_id: '10' })
  const [feed, others] = [data(homeFeed, {}, 'list'), data(boardPins, { board_id: '10' })]
  cache.show((draft) => draft.patch('pin', '1', { title: 'New' }))
  const [one, two] = Object(data(homeFeed, {}, 'list')).pages[0].data
  expect(one.title).toBe('New')
  expect(two).toBe(Object(feed).pages[0].data[1])
  expect(data(boardPins, { board_id: '10' })).toBe(others)
  set(homeFeed, pages([pin('1'), pin('2')]), {}, 'list')
  expect(Object(data(homeFeed, {}, 'list')).pages[0].data[1]).toBe(two)
})

test('of two overlapping changes the first fails: its part goes, the second one stays', () => {
  const { set, data, cache } = openTab()
  set(getBoard, board())
  const plusOne = ({ pin_count = 0 }) => ({ pin_count: pin_count + 1 })
  const first = cache.show((draft) => draft.patch('board', '10', plusOne))
  const second = cache.show((draft) => {
    draft.patch('board', '10', plusOne)
    draft.patch('board', '10', { name: 'Lights' })
  })
  expect(data(getBoard)).toEqual(board({ pin_count: 4, name: 'Lights' }))
  first.rollBack()
  expect(data(getBoard)).toEqual(board({ pin_count: 3, name: 'Lights' }))
  second.confirm()
  expect(data(getBoard)).toEqual(board({ pin_count: 3, name: 'Lights' }))
  // A second end of the same change does nothing.
  second.rollBack()
  first.confirm()
  expect(data(getBoard)).toEqual(board({ pin_count: 3, name: 'Lights' }))
})

test('a rollback restores the very records that were shown before', () => {
  const { set, data, cache } = openTab()
  set(getBoard, board())
  const before = data(getBoard)
  cache.show((draft) => draft.patch('board', '10', { name: 'Lights' })).rollBack()
  expect(data(getBoard)).toEqual(before)
})

test('a refetch while a change is pending brings what else is new, and the change stays shown', async () => {
  const { set, data, cache, fetch } = openTab()
  set(getBoard, board())
  const layer = cache.show((draft) => draft.patch('board', '10', { followed_by_me: true }))
  await fetch(getBoard)(board({ pin_count: 5 }))
  expect(data(getBoard)).toEqual(board({ pin_count: 5, followed_by_me: true }))
  layer.rollBack()
  expect(data(getBoard)).toEqual(board({ pin_count: 5 }))
})

test('a count that is refetched while a change of it is pending is asked for again once that is settled', async () => {
  const { set, queries, cache, fetch } = openTab()
  set(getBoard, board())
  const layer = cache.show((draft) =>
    draft.patch('board', '10', ({ pin_count = 0 }) => ({ pin_count: pin_count + 1 })),
  )
  await fetch(getBoard)(board({ pin_count: 3 }))
  const isInvalidated = () => queries.getQueryState([getBoard.name, 'one', {}])?.isInvalidated
  expect(isInvalidated()).toBe(false)
  layer.confirm((draft) => draft.patch('board', '10', { name: 'Lights' }))
  expect(isInvalidated()).toBe(true)
})

test('an answer that was asked for before a change was confirmed does not bring the old values back', async () => {
  const { set, data, cache, fetch } = openTab()
  set(getBoard, board())
  const layer = cache.show((draft) => draft.patch('board', '10', { followed_by_me: true }))
  const arrive = fetch(getBoard)
  layer.confirm()
  await arrive(board({ pin_count: 7 }))
  expect(data(getBoard)).toEqual(board({ pin_count: 7, followed_by_me: true }))
  await fetch(getBoard)(board({ pin_count: 7 }))
  expect(data(getBoard)).toEqual(board({ pin_count: 7 }))
})

test('what the answer says wins over a count that was shown', () => {
  const { set, data, cache } = openTab()
  set(getBoard, board())
  const layer = cache.show((draft) =>
    draft.patch('board', '10', ({ pin_count = 0 }) => ({ pin_count: pin_count + 1 })),
  )
  layer.confirm((draft) => draft.patch('board', '10', { pin_count: 9 }))
  expect(data(getBoard)).toEqual(board({ pin_count: 9 }))
})

test('a change that another tab confirmed shows here, below what is pending here', () => {
  const [here, there] = openTabs(2)
  if (here === undefined || there === undefined) throw new Error('No tabs')
  for (const tab of [here, there]) tab.set(getBoard, board())
  const pending = here.cache.show((draft) => draft.patch('board', '10', { name: 'Mine' }))
  there.cache.confirm((draft) => draft.patch('board', '10', { name: 'Theirs', pin_count: 8 }))
  expect(here.data(getBoard)).toEqual(board({ name: 'Mine', pin_count: 8 }))
  pending.rollBack()
  expect(here.data(getBoard)).toEqual(board({ name: 'Theirs', pin_count: 8 }))
  expect([here.faults, there.faults]).toEqual([[], []])
})

test('a hidden pin leaves four lists at once, in other tabs too, and comes back where it stood', () => {
  const tabs = openTabs(2)
  for (const { set } of tabs) {
    set(homeFeed, pages([pin('1'), pin('2')], [pin('3')]), {}, 'list')
    set(relatedPins, pages([pin('2'), pin('4')]), { pin_id: '9' }, 'list')
    set(searchPins, pages([]), { query: 'x' }, 'list')
    set(
      searchPins,
      { pages: [{ data: { results: [pin('5'), pin('2')] }, bookmark: null }] },
      { query: 'y' },
      'list',
    )
    set(boardPins, pages([pin('2')]), { board_id: '10' }, 'list')
  }
  const [here] = tabs
  const all = (tab = here) =>
    tab === undefined
      ? []
      : [
          tab.data(homeFeed, {}, 'list'),
          tab.data(relatedPins, { pin_id: '9' }, 'list'),
          tab.data(searchPins, { query: 'x' }, 'list'),
          tab.data(searchPins, { query: 'y' }, 'list'),
          tab.data(boardPins, { board_id: '10' }, 'list'),
        ]
  const before = all()
  const of = [homeFeed, relatedPins, searchPins]
  const layer = here?.cache.show((draft) => draft.lists({ of, type: 'pin', remove: ['2'] }))
  const without = [
    pages([pin('1')], [pin('3')]),
    pages([pin('4')]),
    pages([]),
    { pages: [{ data: { results: [pin('5')] }, bookmark: null }] },
    pages([pin('2')]),
  ]
  expect(all()).toEqual(without)
  expect(all(tabs[1])).toEqual(before)
  layer?.confirm()
  expect(tabs.map(all)).toEqual([without, without])
  here?.cache.confirm((draft) => draft.lists({ of, type: 'pin', restore: ['2'] }))
  expect(tabs.map(all)).toEqual([before, before])
})

test('a list that was asked for before a pin was hidden comes without it; one asked for later is believed', async () => {
  const { data, cache, fetch } = openTab()
  const arrive = fetch(homeFeed, {}, 'list')
  cache.confirm((draft) => draft.lists({ of: [homeFeed], type: 'pin', remove: ['2'] }))
  await arrive(pages([pin('1'), pin('2')]))
  expect(data(homeFeed, {}, 'list')).toEqual(pages([pin('1')]))
  await fetch(homeFeed, {}, 'list')(pages([pin('1'), pin('2')]))
  expect(data(homeFeed, {}, 'list')).toEqual(pages([pin('1'), pin('2')]))
})

test('a next page does not bring back what was removed from the pages before it', () => {
  const { data, cache, set } = openTab()
  set(homeFeed, pages([pin('1'), pin('2')]), {}, 'list')
  cache.confirm((draft) => draft.lists({ of: [homeFeed], type: 'pin', remove: ['2'] }))
  const { pages: shown } = Object(data(homeFeed, {}, 'list'))
  set(
    homeFeed,
    { pages: [...shown, { data: [pin('3')], bookmark: null }], pageParams: [null, '0'] },
    {},
    'list',
  )
  const all = Object(data(homeFeed, {}, 'list')).pages.flatMap((page: { data: { id: string }[] }) =>
    page.data.map(({ id }) => id),
  )
  expect(all).toEqual(['1', '3'])
})

test('lists take records in, keep an order and end, each only where their call and input match', () => {
  const { data, cache, set } = openTab()
  const ids = (input: object) =>
    Object(data(boardPins, input, 'list')).pages.map((page: { data: { id: string }[] }) =>
      page.data.map(({ id }) => id).join(),
    )
  set(boardPins, pages([pin('1'), pin('2')], [pin('3')]), { board_id: '10' }, 'list')
  set(boardPins, pages([pin('1')]), { board_id: '10', section: 'none' }, 'list')
  const lists = { of: [boardPins], input: { board_id: '10' }, unless: { section: 'none' } }
  cache.show((draft) => {
    draft.lists({ ...lists, type: 'pin', insert: { at: 'start', records: [pin('4'), pin('2')] } })
    draft.lists({ ...lists, type: 'pin', order: ['3', '1'] })
    draft.lists({ ...lists, ended: true })
  })
  expect(ids({ board_id: '10' })).toEqual(['3,1,4', '2'])
  expect(ids({ board_id: '10', section: 'none' })).toEqual(['1'])
})

test('an entity that is gone leaves every list, also one inside another entity', () => {
  const { data, cache, set } = openTab()
  const section = { id: '7', slug: 'desk', preview_pins: [], title: 'Desk' }
  set(getBoard, board({ sections: [section] }))
  const layer = cache.show((draft) => draft.gone('section', '7'))
  expect(data(getBoard)).toEqual(board({ sections: [] }))
  layer.rollBack()
  expect(data(getBoard)).toEqual(board({ sections: [section] }))
})

test('data that a canceled fetch puts back still show what changed meanwhile', async () => {
  const { data, cache, set, queries, fetch } = openTab()
  set(getBoard, board())
  void fetch(getBoard)
  cache.show((draft) => draft.patch('board', '10', { name: 'Lights' }))
  await queries.cancelQueries({ queryKey: [getBoard.name] })
  expect(data(getBoard)).toEqual(board({ name: 'Lights' }))
})

test('observers see an answer with the pending change in it, and never without', async () => {
  const { queries, cache, set, fetch } = openTab()
  set(getBoard, board())
  const seen: unknown[] = []
  const observer = new QueryObserver(queries, {
    queryKey: [getBoard.name, 'one', {}],
    enabled: false,
  })
  // As useQuery listens.
  const look = () => seen.push(Object(observer.getCurrentResult().data).name)
  observer.subscribe(notifyManager.batchCalls(look))
  cache.show((draft) => draft.patch('board', '10', { name: 'Lights' }))
  await fetch(getBoard)(board({ pin_count: 4 }))
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(seen.length).toBeGreaterThan(0)
  expect(new Set(seen)).toEqual(new Set(['Lights']))
  observer.destroy()
})

test('a change of the cache makes no answer any newer, and does not fetch it', () => {
  const { queries, cache, set } = openTab()
  queries.setQueryData([getBoard.name, 'one', {}], board(), { updatedAt: 5 })
  set(getPin, pin('1'))
  cache.confirm((draft) => draft.patch('board', '10', { name: 'Lights' }))
  expect(queries.getQueryState([getBoard.name, 'one', {}])).toMatchObject({
    dataUpdatedAt: 5,
    isInvalidated: false,
    fetchStatus: 'idle',
  })
})

test('answers without the shape of a call are left alone', () => {
  const { queries } = openTab()
  queries.setQueryData(['own', 'thing'], board())
  queries.setQueryData([getBoard.name, 'one', {}], board({ name: 'Lights' }))
  expect(queries.getQueryData(['own', 'thing'])).toEqual(board())
})

/** Returns the milliseconds that a bulk move of pins takes: shown, confirmed, and heard by another tab. */
function bulkMove(count: number): number {
  const [here, there] = openTabs(2)
  if (here === undefined || there === undefined) throw new Error('No tabs')
  const all = Array.from({ length: count }, (_, at) => pin(String(at + 1)))
  for (const tab of [here, there]) {
    tab.set(boardPins, pages(all), { board_id: '10' }, 'list')
    tab.set(homeFeed, pages(all), {}, 'list')
  }
  const ids = all.map(({ id }) => id)
  const link = { id: z.parse(BoardId, '11'), name: 'Lights', url: '/ana/lights/' }
  const start = performance.now()
  const layer = here.cache.show((draft) => {
    draft.lists({ of: [boardPins], input: { board_id: '10' }, type: 'pin', remove: ids })
    for (const id of ids) draft.patch('pin', id, { pinned_to_board: link })
  })
  layer.confirm()
  const spent = performance.now() - start
  for (const tab of [here, there]) {
    expect(tab.data(boardPins, { board_id: '10' }, 'list')).toEqual(pages([]))
    const { pages: shown } = Object(tab.data(homeFeed, {}, 'list'))
    expect(shown[0].data.at(-1)).toEqual(pin(String(count), { pinned_to_board: link }))
  }
  return spent
}

test('a bulk move of 5,000 pins takes no more than in proportion to one of 1,000', () => {
  const best = (count: number) => Math.min(...Array.from({ length: 3 }, () => bulkMove(count)))
  best(200)
  const [few, many] = [best(1_000), best(5_000)]
  // In proportion is 5; quadratic would be 25.
  expect(many / few).toBeLessThan(12)
})
