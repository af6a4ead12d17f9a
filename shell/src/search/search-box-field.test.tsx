// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { active, field, item, lamps, lines, place, shown } from '../../test/shown-search-box.tsx'
import { viewer } from '../../test/viewer.ts'
import { recentSearches } from './recent-searches.ts'
import { words } from './words.ts'

beforeEach(() => localStorage.clear())

test('a search from a search page keeps its scope', async () => {
  const { asked, user } = shown(lamps, { at: '/search/boards/?q=tea', as: viewer })
  expect(field().value).toBe('tea')
  await user.clear(field())
  await user.type(field(), 'la')
  await lines()
  expect(asked.at(-1)).toMatchObject({ pin_scope: 'boards' })
  await user.keyboard('{Enter}')
  expect(place()).toBe('/search/boards/?q=la')
})

test('an empty field lists recent searches, which can be removed one by one or all at once', async () => {
  const recent = recentSearches(localStorage, viewer)
  for (const query of ['tea', 'tent', 'lamp']) recent.add(query)
  const { asked, user } = shown(lamps, { as: viewer })
  await user.click(field())
  expect(await lines()).toEqual(['lamp', 'tent', 'tea'])
  await user.click(screen.getByRole('button', { name: words.forget({ query: 'tent' }) }))
  expect(await lines()).toEqual(['lamp', 'tea'])
  expect(document.activeElement).toBe(field())
  await user.keyboard('{ArrowDown}{ArrowDown}{Delete}')
  expect(recent.all()).toEqual(['lamp'])
  await user.click(screen.getByRole('button', { name: words.clearRecent() }))
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(recent.all()).toEqual([])
  expect(asked).toEqual([])
})

test('an empty field lists recent and popular searches and topics, by keyboard in one row', async () => {
  const recent = recentSearches(localStorage, null)
  for (const query of ['Lamp', 'tent']) recent.add(query)
  const start = [
    item('lamp'),
    item('oak desk'),
    item('travel', {
      type: 'topic',
      label: 'Travel',
      url: '/ideas/travel/',
      image: '/media/a.jpg',
    }),
  ]
  const { user } = shown(lamps, { start })
  await user.click(field())
  await waitFor(async () => expect(await lines()).toEqual(['tent', 'Lamp', 'oak desk', 'Travel']))
  const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))
  expect(groups).toEqual([words.recent(), words.popular(), words.topics()])
  expect(await screen.findByText('2 recent searches.')).toBeTruthy()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Delete}')
  expect(active()?.textContent).toBe('oak desk')
  expect(recent.all()).toEqual(['tent', 'Lamp'])
  await user.keyboard('{ArrowDown}{Enter}')
  expect(place()).toBe('/ideas/travel/')
  expect(recent.all()).toEqual(['tent', 'Lamp'])
})

test('visitors have their own recent searches', async () => {
  recentSearches(localStorage, viewer).add('tent')
  const { user } = shown()
  await user.type(field(), 'lamp{Enter}')
  await user.clear(field())
  expect(await lines()).toEqual(['lamp'])
})

test('text that an input method is composing is not looked up, and its keys are ignored', async () => {
  const { asked, user } = shown()
  await user.click(field())
  fireEvent.compositionStart(field())
  fireEvent.change(field(), { target: { value: 'らｎ' } })
  fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true })
  expect(active()).toBeNull()
  fireEvent.change(field(), { target: { value: 'ランプ' } })
  fireEvent.compositionEnd(field())
  await waitFor(() => expect(asked.map(({ term }) => term)).toEqual(['ランプ']))
})

test('the list closes when the focus leaves the search, and stays while it is on a button of the list', async () => {
  recentSearches(localStorage, null).add('tea')
  const { user } = shown()
  await user.click(field())
  await lines()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: words.clearRecent() }))
  expect(screen.getByRole('listbox')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'After' }))
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('on a phone the search fills the screen, and a button leads back', async () => {
  const { user } = shown(lamps, { phone: true })
  await user.click(field())
  expect(await screen.findByText(words.start())).toBeTruthy()
  await user.type(field(), 'la')
  expect(within(await screen.findByRole('listbox')).getAllByRole('option')).toHaveLength(4)
  await user.click(screen.getByRole('button', { name: words.back() }))
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(document.activeElement).not.toBe(field())
})

test('the clear button empties the field and puts the focus in it', async () => {
  const { user } = shown()
  await user.type(field(), 'la')
  await user.click(screen.getByRole('button', { name: words.empty() }))
  expect(field().value).toBe('')
  expect(document.activeElement).toBe(field())
})
