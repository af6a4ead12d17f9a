// @vitest-environment jsdom
import { answerError, answerWith } from '@tessera/testing/answers'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  active,
  addressOf,
  field,
  item,
  lamps,
  lines,
  place,
  shown,
  write,
} from '../../test/shown-search-box.tsx'
import { viewer } from '../../test/viewer.ts'
import { recentSearches } from './recent-searches.ts'

beforeEach(() => localStorage.clear())

test('S7.16 typing requests five suggestions for the term and scope, and shows them with a hint', async () => {
  const { asked, user } = shown()
  await user.type(field(), 'la')
  expect(await lines()).toEqual(['lamp', '#lamp', 'LPLam Plighter Person', 'Lamps Board'])
  expect(asked.at(-1)).toEqual({ term: 'la', pin_scope: 'pins', count: 5 })
  expect(document.querySelector('[data-hint]')?.getAttribute('data-hint')).toBe('mp')
})

test('fast typing requests suggestions for the last text only', async () => {
  const { asked, user } = shown()
  await user.click(field())
  for (const text of ['l', 'la', 'lamp']) write(text)
  await lines()
  expect(asked.map(({ term }) => term)).toEqual(['lamp'])
})

test('the field is a combobox that tells whether its list is open, its active option and their number', async () => {
  const { user } = shown()
  expect(field().getAttribute('aria-expanded')).toBe('false')
  await user.type(field(), 'la')
  await lines()
  expect(field().getAttribute('aria-expanded')).toBe('true')
  expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
  expect(await screen.findByText('4 suggestions.')).toBeTruthy()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(active()?.textContent?.trim()).toBe('#lamp')
  expect(active()?.getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(field().hasAttribute('aria-activedescendant')).toBe(false)
})

test('Enter searches for the typed text, or opens the active suggestion', async () => {
  const { user } = shown(lamps, { as: viewer })
  await user.type(field(), ' lam {Enter}')
  expect(place()).toBe('/search/pins/?q=lam')
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.clear(field())
  await user.type(field(), 'la')
  await lines()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
  expect(place()).toBe('/lamplighter/')
  expect(recentSearches(localStorage, viewer).all()).toEqual(['lam'])
})

test('unsearched text is dropped on the next page, and kept while the field has the focus', async () => {
  const { stores, user } = shown()
  await user.type(field(), 'lam')
  act(() => stores.$address.set(addressOf('/ideas/')))
  expect(field().value).toBe('lam')
  await user.tab()
  await user.click(document.body)
  act(() => stores.$address.set(addressOf('/ideas/travel/')))
  expect(field().value).toBe('')
})

test('clicking a suggestion opens it, and adds a search to the recent ones', async () => {
  const { user } = shown(lamps, { as: viewer })
  await user.type(field(), 'la')
  await user.click(await screen.findByRole('option', { name: '#lamp' }))
  expect(place()).toBe('/search/pins/?q=%23lamp')
  expect(field().value).toBe('#lamp')
  expect(recentSearches(localStorage, viewer).all()).toEqual(['#lamp'])
})

test('Enter does nothing while only spaces are typed', async () => {
  const { user } = shown()
  await user.type(field(), '   {Enter}')
  expect(place()).toBe('/')
})

test('Tab accepts the hint, and leaves the field the next time', async () => {
  const { user } = shown(({ term }) => answerWith({ items: [item(`${term}p`)], hint: 'p' }))
  await user.type(field(), 'lam')
  await lines()
  await user.keyboard('{Tab}')
  expect(field().value).toBe('lamp')
  expect(document.activeElement).toBe(field())
  await waitFor(() => expect(screen.getByRole('option').textContent?.trim()).toBe('lampp'))
  expect(document.querySelector('[data-hint]')).toBeNull()
  await user.keyboard('{Tab}')
  expect(document.activeElement).not.toBe(field())
})

test('Escape closes the list and keeps the text, then clears the field', async () => {
  const { user } = shown()
  await user.type(field(), 'la')
  await lines()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field().value).toBe('la')
  await user.keyboard('{Escape}')
  expect(field().value).toBe('')
})

test('S8.11 an aborted request shows no error, and an older response never replaces a newer one', async () => {
  const waiting = new Map<string, (response: Response) => void>()
  const off: string[] = []
  const { asked, user } = shown(({ term }, signal) => {
    signal.addEventListener('abort', () => off.push(term))
    return new Promise((resolve, reject) => {
      waiting.set(term, resolve)
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    })
  })
  const answerTo = (term: string) =>
    act(async () =>
      waiting.get(term)?.(answerWith({ items: [item(`${term} answered`)], hint: '' })),
    )
  await user.click(field())
  write('la')
  await waitFor(() => expect(asked).toHaveLength(1))
  write('lamp')
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(off).toEqual(['la'])
  await answerTo('lamp')
  expect(await lines()).toEqual(['lamp answered'])
  await answerTo('la')
  expect(await lines()).toEqual(['lamp answered'])
  expect(document.body.textContent).not.toMatch(/aborted/i)
})

test('a search still works after the suggestions fail to load', async () => {
  const { asked, user } = shown(() => answerError('unexpected'))
  await user.click(field())
  write('lamp')
  await waitFor(() => expect(asked).toHaveLength(1))
  await user.keyboard('{Enter}')
  expect(place()).toBe('/search/pins/?q=lamp')
})
