// @vitest-environment jsdom

import type { TypeaheadItem } from '@tessera/contracts/entities/search'
import { boardCard, pin, user, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith } from '@tessera/testing/shell'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { nothing, openSearch as open, type SearchInput } from '../../../test/open-search.tsx'
import { everythingInSight, wideElements } from '../../../test/screen.ts'

beforeEach(() => {
  everythingInSight()
  wideElements()
})

const member = { viewer: viewer() }

test('an empty result suggests broader words or topics', async () => {
  open('/search/pins/?q=velvet%20sofa', () => ({}))
  expect(await screen.findByText('No Pins for “velvet sofa”')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Search for “velvet”' }).getAttribute('href')).toBe(
    '/search/pins/?q=velvet',
  )
  expect(screen.getByRole('link', { name: 'sofa' })).toBeDefined()
  expect((await screen.findByRole('link', { name: 'Travel' })).getAttribute('href')).toBe(
    '/ideas/travel/',
  )
})

test('a search whose filters leave nothing offers to clear them, and sends those of its scope', async () => {
  const query = 'q=lamp&brands=Lyra&priceMin=10&priceMax=20&rs=typed'
  const { searches } = open(`/search/buyable_pins/?${query}`, () => ({}))
  const clear = await screen.findByRole('link', { name: 'Clear filters' })
  expect(clear.getAttribute('href')).toBe('/search/buyable_pins/?q=lamp&rs=typed')
  expect(searches[0]?.filters).toBe('brands=Lyra&priceMax=20&priceMin=10')
})

test('an empty result offers a corrected word, people, boards and the nearest topic', async () => {
  const item = (type: TypeaheadItem['type'], label: string, url: string): TypeaheadItem => ({
    type,
    label,
    url,
    query: label.toLowerCase(),
    image: null,
  })
  const items = [
    item('query', 'lamp', '/search/pins/?q=lamp'),
    item('user', 'Studio Lumen', '/studio_lumen/'),
    item('board', 'Lamps', '/mira/lamps/'),
    item('topic', 'Home decor', '/ideas/home-decor/'),
  ]
  open('/search/pins/?q=lampe', () => ({}), {}, { items })
  const meant = await screen.findByRole('navigation', { name: 'Did you mean' })
  expect(within(meant).getByRole('link', { name: 'lamp' }).getAttribute('href')).toBe(
    '/search/pins/?q=lamp',
  )
  const list = screen.getByRole('list', { name: 'People, boards and topics' })
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['SLStudio LumenPerson', '/studio_lumen/'],
    ['LampsBoard', '/mira/lamps/'],
    ['Home decorTopic', '/ideas/home-decor/'],
  ])
})

test('an empty result names words that no idea has, near searches with pictures, boards and related ideas', async () => {
  const near = {
    type: 'query',
    query: 'armchair',
    label: 'armchair',
    image: '/media/a.jpg',
  } as const
  const more = {
    results: [pin({ id: '7', title: 'A velvet chair' })],
    subjects: [{ ...near, url: '/search/pins/?q=armchair' }],
    boards: [boardCard()],
    unknown_words: ['sofaa'],
  }
  open('/search/pins/?q=velvet%20sofaa', () => ({}), {}, { more })
  expect(await screen.findByText('No ideas mention sofaa yet.')).toBeDefined()
  const link = screen.getByRole('link', { name: 'armchair' })
  expect(link.getAttribute('href')).toBe('/search/pins/?q=armchair')
  expect(link.querySelector('img')).not.toBeNull()
  expect(screen.getByRole('link', { name: /Quiet corners/ })).toBeDefined()
  const ideas = await screen.findByRole('list', { name: 'Related ideas' })
  expect(within(ideas).getByRole('link', { name: /A velvet chair/ })).toBeDefined()
})

test('a visitor finds people by a press, and a member gets them suggested', async () => {
  const search = { name: 'Search people for “lampe”' }
  const { rerender } = open('/search/pins/?q=lampe', () => ({}))
  const link = await screen.findByRole('link', search)
  expect(link.getAttribute('href')).toBe('/search/users/?q=lampe')
  rerender(<p />)
  open('/search/pins/?q=lampe', () => ({}), member)
  await screen.findByText('No Pins for “lampe”')
  expect(screen.queryByRole('link', search)).toBeNull()
})

test('each filter that leaves nothing can be removed, and the results without filters follow', async () => {
  const found = ({ filters }: SearchInput) => ({
    results: filters === undefined ? [pin({ title: 'A brass lamp' })] : [],
  })
  open('/search/buyable_pins/?q=lamp&brands=Lyra&onSale=true', found)
  const filters = await screen.findByRole('navigation', { name: 'Filters of this search' })
  expect(
    within(filters)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Remove Lyra', '/search/buyable_pins/?q=lamp&onSale=true'],
    ['Remove On sale', '/search/buyable_pins/?q=lamp&brands=Lyra'],
  ])
  expect(screen.getByRole('heading', { name: 'Without filters' })).toBeDefined()
  expect(await screen.findByRole('link', { name: /A brass lamp/ })).toBeDefined()
})

test('results that lack the thing searched for come under a heading of their own', async () => {
  const results = ['1', '2', '3'].map((id) => pin({ id, title: `Pin ${id}` }))
  const found = ({ bookmark }: SearchInput) =>
    bookmark === undefined
      ? answerWith({ ...nothing, results, related_ids: ['2', '3'] }, 'more')
      : answerWith({ ...nothing, results: [pin({ id: '4', title: 'Pin 4' })], related_ids: [] })
  open('/search/pins/?q=lamp', found)
  const titles = (list: HTMLElement) =>
    within(list)
      .getAllByRole('link')
      .map((link) => /Pin \d/.exec(link.textContent)?.[0])
  expect(titles(await screen.findByRole('list', { name: 'Search results' }))).toEqual(['Pin 1'])
  const related = screen.getByRole('list', { name: 'Related ideas' })
  await vi.waitFor(() => expect(titles(related)).toEqual(['Pin 2', 'Pin 3', 'Pin 4']))
  expect(screen.getByRole('heading', { name: 'Related ideas' })).toBeDefined()
})

test('results that all lack the thing searched for count as none', async () => {
  const found = () => ({ results: [pin({ id: '1', title: 'Small stool' })], related_ids: ['1'] })
  open('/search/pins/?q=small%20picnic', found)
  expect(await screen.findByText('No Pins for “small picnic”')).toBeDefined()
  expect(screen.queryByRole('link', { name: /Small stool/ })).toBeNull()
})

test('an empty result in another scope links to all pins; with refinements, to the whole search', async () => {
  const { rerender } = open('/search/boards/?q=lamp', () => ({}))
  expect(await screen.findByText('No boards for “lamp”')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Search all Pins' })).toBeDefined()
  rerender(<p />)
  open('/search/pins/?q=lamp&selected_one_bar_modules=brass', () => ({}))
  const all = await screen.findByRole('link', { name: 'Show all of “lamp”' })
  expect(all.getAttribute('href')).toBe('/search/pins/?q=lamp')
})

test('found boards are cards with their owner', async () => {
  const { searches } = open('/search/boards/?q=quiet', () => ({ boards: [boardCard()] }))
  const list = await screen.findByRole('list', { name: 'Boards found' })
  const card = within(list).getByRole('link')
  expect(card.getAttribute('href')).toBe('/mira/quiet-corners/')
  expect(card.textContent).toBe('Quiet cornersMira Okafor · 12 Pins')
  expect(searches[0]?.scope).toBe('boards')
})

test('found people are rows with a follow button, and scrolling loads more', async () => {
  const lena = user({ id: '3', username: 'lena', full_name: 'Lena', is_verified_merchant: true })
  const found = ({ bookmark }: SearchInput) =>
    bookmark === undefined
      ? answerWith({ ...nothing, users: [user()] }, 'more')
      : answerWith({ ...nothing, users: [lena] })
  open('/search/users/?q=mira', found, member)
  expect(await screen.findByRole('link', { name: /^Lena/ })).toBeDefined()
  expect(screen.getByRole('link', { name: /Mira Okafor/ }).textContent).toContain(
    '@mira · 1,204 followers',
  )
  expect(screen.getByRole('img', { name: 'Verified merchant' })).toBeDefined()
  expect(screen.getAllByRole('button', { name: 'Follow object' })).toHaveLength(2)
})

test('a search that fails shows an error in every scope and can be retried', async () => {
  for (const scope of ['pins', 'boards']) {
    const answers = [answerError('unexpected')]
    const { rerender } = open(`/search/${scope}/?q=lamp`, () => answers.shift() ?? {})
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/No (Pins|boards) for/)).toBeDefined()
    rerender(<p />)
  }
})
