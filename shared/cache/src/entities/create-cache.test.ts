import { notifyManager, QueryObserver } from '@tanstack/react-query'
import { boardPins, getBoard } from '@tessera/contracts/calls/boards'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { getPin } from '@tessera/contracts/calls/pins'
import { expect, test } from 'vitest'
import { board, openTab, openTabs, pages, pin } from '../../test/open-tabs.ts'

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

test('a pin is an ad where it is promoted, and an ordinary one in every other list', () => {
  const { set, data } = openTab()
  const plain = { is_promoted: false, tracking_params: null, link: 'https://own.example/' }
  const ad = { is_promoted: true, tracking_params: 'sealed', link: 'https://sale.example/' }
  set(homeFeed, pages([pin('1', ad), pin('2', plain)]), {}, 'list')
  set(boardPins, [pin('1', plain), pin('2', plain)], { board_id: '10' })
  set(getPin, pin('1', { ...plain, title: 'New' }), { id: '1' })
  const [one, two] = Object(data(homeFeed, {}, 'list')).pages[0].data
  expect(one).toEqual(pin('1', { ...ad, title: 'New' }))
  const [onBoard, other] = [data(boardPins, { board_id: '10' })].flatMap(Object)
  expect(onBoard).toEqual(pin('1', { ...plain, title: 'New' }))
  expect(other).toBe(two)
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

test('an answer without the count that is pending is not asked for again', async () => {
  const { set, queries, cache, fetch } = openTab()
  set(getBoard, board())
  const layer = cache.show((draft) =>
    draft.patch('board', '10', ({ pin_count = 0 }) => ({ pin_count: pin_count + 1 })),
  )
  const link = { id: '10', name: 'Lamps', url: '/ana/lamps/' }
  await fetch(homeFeed, {}, 'list')(pages([pin('1', { pinned_to_board: link })]))
  layer.confirm()
  expect(queries.getQueryState([homeFeed.name, 'list', {}])?.isInvalidated).toBe(false)
})

test('an entity reads as the same object until it changes', () => {
  const { set, cache } = openTab()
  set(getBoard, board())
  const before = cache.read('board', '10')
  expect(cache.read('board', '10')).toBe(before)
  const layer = cache.show((draft) => {
    for (const id of draft.find('board', ({ name }) => name === 'Lamps'))
      draft.patch('board', id, { name: 'Lights' })
  })
  expect(cache.read('board', '10')).toMatchObject({ name: 'Lights', pin_count: 2 })
  layer.rollBack()
  expect(cache.read('board', '10')).toEqual(before)
  expect(cache.read('board', '11')).toBe(cache.read('board', '12'))
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
  // Listens in the same way as useQuery.
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
