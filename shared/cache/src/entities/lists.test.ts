import { boardPins, getBoard } from '@tessera/contracts/calls/boards'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { relatedPins } from '@tessera/contracts/calls/related'
import { searchPins } from '@tessera/contracts/calls/search'
import { BoardId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { board, openTab, openTabs, pages, pin } from '../../test/open-tabs.ts'

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

test('items move before or after another one, in every list that has it, and pages keep their lengths', () => {
  const { data, cache, set } = openTab()
  const ids = (board_id: string) =>
    Object(data(boardPins, { board_id }, 'list')).pages.map((page: { data: { id: string }[] }) =>
      page.data.map(({ id }) => id).join(),
    )
  set(boardPins, pages([pin('1'), pin('2')], [pin('3'), pin('4')]), { board_id: '10' }, 'list')
  set(boardPins, pages([pin('1'), pin('3')]), { board_id: '11' }, 'list')
  const lists = { of: [boardPins], type: 'pin' } as const
  const layer = cache.show((draft) => {
    draft.lists({ ...lists, move: { ids: ['1'], side: 'after', anchor: '4' } })
    draft.lists({ ...lists, move: { ids: ['3', '9'], side: 'before', anchor: '2' } })
  })
  expect(ids('10')).toEqual(['3,2', '4,1'])
  expect(ids('11')).toEqual(['1,3'])
  layer.rollBack()
  expect(ids('10')).toEqual(['1,2', '3,4'])
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
