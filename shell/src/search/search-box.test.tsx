// @vitest-environment jsdom
import { createClient, createQueries } from '@tessera/client'
import type { TypeaheadItem } from '@tessera/contracts/entities/search'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { createStores } from '@tessera/module/host'
import { answerError, answerWith } from '@tessera/testing/answers'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { viewer } from '../../test/viewer.ts'
import { recentSearches } from './recent-searches.ts'
import { SearchBox } from './search-box.tsx'
import { words } from './words.ts'

const item = (query: string, over: Partial<TypeaheadItem> = {}): TypeaheadItem => ({
  type: 'query',
  query,
  label: query,
  url: `/search/pins/?q=${query}`,
  image: null,
  ...over,
})

interface Asked {
  readonly term: string
  readonly pin_scope: string
  readonly count: number
}

type Answer = (asked: Asked, signal: AbortSignal) => Response | Promise<Response>

const lamps: Answer = ({ term }) =>
  answerWith({
    items: [
      item('lamp'),
      item('#lamp', { type: 'hashtag' }),
      item('lamplighter', { type: 'user', label: 'Lam Plighter', url: '/lamplighter/' }),
      item('Lamps', { type: 'board', url: '/mira/lamps/', image: '/media/a.jpg' }),
    ],
    hint: 'lamp'.startsWith(term) ? 'lamp'.slice(term.length) : '',
  })

const addressOf = (to: string) => {
  const { pathname, search } = new URL(to, 'http://localhost:3000')
  return { pathname, search }
}

let place = () => ''

function shown(
  answer: Answer = lamps,
  { at = '/', as = null, phone = false }: { at?: string; as?: Viewer | null; phone?: boolean } = {},
) {
  const asked: Asked[] = []
  const stores = createStores({
    viewer: as,
    returning: null,
    experiments: {},
    theme: 'system',
    locale: 'en',
  })
  if (phone) stores.$layout.set({ size: 'narrow', phone: true, headerHeight: 56 })
  const client = createClient({
    origin: 'http://localhost:3000',
    fetch: async (request) => {
      const data: Asked = JSON.parse(new URL(request.url).searchParams.get('data') ?? '{}')
      asked.push(data)
      return answer(data, request.signal)
    },
  })
  const reports: unknown[] = []
  const parts = {
    client,
    queries: createQueries(),
    report: (report: unknown) => void reports.push(report),
    navigate: (to: string) => stores.$address.set(addressOf(to)),
  }
  stores.$address.set(addressOf(at))
  render(
    <>
      <SearchBox shell={{ stores, parts }} />
      <button type="button">After</button>
    </>,
  )
  place = () => stores.$address.get().pathname + stores.$address.get().search
  return { asked, stores, reports, user: userEvent.setup() }
}

const field = (): HTMLInputElement => screen.getByRole('combobox')
const lines = async () =>
  (await screen.findAllByRole('option')).map(({ textContent }) => textContent?.trim())
const write = (value: string) => fireEvent.change(field(), { target: { value } })
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')

beforeEach(() => localStorage.clear())

test('S7.16 the field asks with the term, the scope and a count of five, and offers items and a hint', async () => {
  const { asked, user } = shown()
  await user.type(field(), 'la')
  expect(await lines()).toEqual(['lamp', '#lamp', 'LPLam Plighter Person', 'Lamps Board'])
  expect(asked.at(-1)).toEqual({ term: 'la', pin_scope: 'pins', count: 5 })
  expect(document.querySelector('[data-hint]')?.getAttribute('data-hint')).toBe('mp')
})

test('whoever types on has only the last text asked about', async () => {
  const { asked, user } = shown()
  await user.click(field())
  for (const text of ['l', 'la', 'lamp']) write(text)
  await lines()
  expect(asked.map(({ term }) => term)).toEqual(['lamp'])
})

test('the field is a combobox that says what is open, reached and how much there is', async () => {
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

test('Enter searches for what is typed, or goes to the line that the arrows have reached', async () => {
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

test('what was begun and left is forgotten on the next page, and kept while somebody writes', async () => {
  const { stores, user } = shown()
  await user.type(field(), 'lam')
  act(() => stores.$address.set(addressOf('/ideas/')))
  expect(field().value).toBe('lam')
  await user.tab()
  await user.click(document.body)
  act(() => stores.$address.set(addressOf('/ideas/travel/')))
  expect(field().value).toBe('')
})

test('a line that is pressed is gone to, and remembered when it is a search', async () => {
  const { user } = shown(lamps, { as: viewer })
  await user.type(field(), 'la')
  await user.click(await screen.findByRole('option', { name: '#lamp' }))
  expect(place()).toBe('/search/pins/?q=%23lamp')
  expect(field().value).toBe('#lamp')
  expect(recentSearches(localStorage, viewer).all()).toEqual(['#lamp'])
})

test('nothing is searched for where nothing is typed', async () => {
  const { user } = shown()
  await user.type(field(), '   {Enter}')
  expect(place()).toBe('/')
})

test('Tab takes the hint once, and then goes on', async () => {
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

test('Escape closes what is offered and keeps the text, and then empties the field', async () => {
  const { user } = shown()
  await user.type(field(), 'la')
  await lines()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field().value).toBe('la')
  await user.keyboard('{Escape}')
  expect(field().value).toBe('')
})

test('S8.11 a call that was called off is not spoken of, and an older answer never takes a newer one’s place', async () => {
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

test('a call that fails offers nothing, and the search itself goes on', async () => {
  const { asked, user } = shown(() => answerError('unexpected'))
  await user.click(field())
  write('lamp')
  await waitFor(() => expect(asked).toHaveLength(1))
  await user.keyboard('{Enter}')
  expect(place()).toBe('/search/pins/?q=lamp')
})

test('a search keeps to what the page searches through', async () => {
  const { asked, user } = shown(lamps, { at: '/search/boards/?q=tea', as: viewer })
  expect(field().value).toBe('tea')
  await user.clear(field())
  await user.type(field(), 'la')
  await lines()
  expect(asked.at(-1)).toMatchObject({ pin_scope: 'boards' })
  await user.keyboard('{Enter}')
  expect(place()).toBe('/search/boards/?q=la')
})

test('an empty field offers what was searched for before; each can be forgotten, or all', async () => {
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

test('visitors have searches of their own', async () => {
  recentSearches(localStorage, viewer).add('tent')
  const { user } = shown()
  await user.type(field(), 'lamp{Enter}')
  await user.clear(field())
  expect(await lines()).toEqual(['lamp'])
})

test('letters that are still put together are not asked about, and Enter is theirs', async () => {
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

test('what is offered closes when the focus goes elsewhere, not when it goes to its buttons', async () => {
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

test('on a phone the search has the screen to itself, and a way back', async () => {
  const { user } = shown(lamps, { phone: true })
  await user.click(field())
  expect(await screen.findByText(words.start())).toBeTruthy()
  await user.type(field(), 'la')
  expect(within(await screen.findByRole('listbox')).getAllByRole('option')).toHaveLength(4)
  await user.click(screen.getByRole('button', { name: words.back() }))
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(document.activeElement).not.toBe(field())
})

test('the field empties with its cross and stays the field', async () => {
  const { user } = shown()
  await user.type(field(), 'la')
  await user.click(screen.getByRole('button', { name: words.empty() }))
  expect(field().value).toBe('')
  expect(document.activeElement).toBe(field())
})
