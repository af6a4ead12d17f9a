// @vitest-environment jsdom

import type { TypeaheadItem } from '@tessera/contracts/entities/search'
import { boardCard, user, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith } from '@tessera/testing/shell'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { nothing, openSearch as open, type SearchInput } from '../../../test/open-search.tsx'
import { everythingInSight } from '../../../test/screen.ts'

beforeEach(everythingInSight)

const member = { viewer: viewer() }

test('an empty result suggests broader words or topics', async () => {
  open('/search/pins/?q=velvet%20sofa', () => ({}))
  expect(await screen.findByText('No Pins for “velvet sofa”')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Search for “velvet”' }).getAttribute('href')).toBe(
    '/search/pins/?q=velvet',
  )
  expect(screen.getByRole('link', { name: 'sofa' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Home decor' }).getAttribute('href')).toBe(
    '/ideas/home-decor/',
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
  open('/search/pins/?q=lampe', () => ({}), {}, [
    item('query', 'lamp', '/search/pins/?q=lamp'),
    item('user', 'Studio Lumen', '/studio_lumen/'),
    item('board', 'Lamps', '/mira/lamps/'),
    item('topic', 'Home decor', '/ideas/home-decor/'),
  ])
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
