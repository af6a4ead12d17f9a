// @vitest-environment jsdom

import { searchPins } from '@tessera/contracts/calls/search'
import { ShellProvider } from '@tessera/module/react'
import { answers } from '@tessera/testing/answers'
import { pin, viewer } from '@tessera/testing/fixtures'
import { answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { nothing, openSearch as open, results } from '../../../test/open-search.tsx'
import { everythingInSight } from '../../../test/screen.ts'
import SearchPage from './page.tsx'

beforeEach(everythingInSight)

const member = { viewer: viewer() }
const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Search in' })).getAllByRole('link')

test('a search finds pins, sets the title, and sends exactly what the address holds', async () => {
  const { searches } = open('/search/pins/?q=lamp&rs=typed&source_id=7&page_size=10')
  await results()
  expect(screen.getByRole('heading', { level: 1, name: 'Ideas for “lamp”' })).toBeDefined()
  expect(document.title).toBe('lamp · Tessera')
  expect(searches).toHaveLength(1)
  expect(searches[0]).toMatchObject({ query: 'lamp', rs: 'typed', source_id: '7', page_size: 10 })
})

test('other scopes search for the same words, and a visitor has fewer scopes', async () => {
  open('/search/pins/?q=lamp&selected_one_bar_modules=brass', undefined, member)
  await results()
  expect(tabs().map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['All Pins', '/search/pins/?q=lamp'],
    ['Your Pins', '/search/my_pins/?q=lamp'],
    ['Products', '/search/buyable_pins/?q=lamp'],
    ['Boards', '/search/boards/?q=lamp'],
    ['People', '/search/users/?q=lamp'],
  ])
  expect(tabs()[0]?.getAttribute('aria-current')).toBe('page')
})

test.each(['my_pins', 'everything'])(
  'a scope that a visitor cannot search redirects to pins with the same words: %s',
  async (scope) => {
    const { addresses, searches } = open(`/search/${scope}/?q=lamp&rs=typed`)
    await waitFor(() => expect(addresses).toEqual(['/search/pins/?q=lamp&rs=typed']))
    expect(searches).toEqual([])
  },
)

test('a corrected search shows the correction and links to the typed words', async () => {
  const found = () => ({ results: [pin()], corrected_query: 'lamp' })
  const { addresses } = open('/search/pins/?q=lmap', found)
  await results()
  const said = screen.getByText('Showing results for').closest('[role="status"]')
  if (!(said instanceof HTMLElement)) throw new Error('The correction is not announced.')
  expect(said.textContent).toBe('Showing results for lampSearch instead for lmap')
  await userEvent.click(within(said).getByRole('link', { name: 'lmap' }))
  expect(addresses).toEqual(['/search/pins/?q=lmap&auto_correction_disabled=true'])
})

const brass = { id: 'brass', label: 'Brass', color: '#aa8', image_url: null, is_selected: false }
const oak = { ...brass, id: 'oak', label: 'Oak' }

test('refinements are chosen one by one, and the address holds them', async () => {
  const found = () => ({ results: [pin()], modules: [{ ...brass, is_selected: true }, oak] })
  const { addresses, searches } = open('/search/pins/?q=lamp&selected_one_bar_modules=brass', found)
  await results()
  expect(searches[0]?.selected_one_bar_modules).toEqual(['brass'])
  expect(screen.getByRole('button', { name: 'Brass', pressed: true })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Oak', pressed: false }))
  expect(addresses[0]).toContain('selected_one_bar_modules=brass%2Coak')
})

test('an aborted search shows no error, and the next search shows its results', async () => {
  let givenUp = 0
  const { answer, asked } = answers([
    searchPins,
    ({ query }, { signal }) =>
      query === 'lamp'
        ? new Promise<Response>((_, reject) => {
            signal.addEventListener('abort', () => {
              givenUp += 1
              reject(signal.reason)
            })
          })
        : answerWith({ ...nothing, results: [pin()] }),
  ])
  const host = testShell({ answer })
  const page = (q: string) => (
    <ShellProvider shell={host.shell}>
      <SearchPage params={{ scope: 'pins' }} query={new URLSearchParams({ q })} />
    </ShellProvider>
  )
  const { rerender } = host.render(page('lamp'))
  await waitFor(() => expect(asked).toHaveLength(1))
  rerender(page('sofa'))
  expect(await results()).toBeDefined()
  expect(givenUp).toBe(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('without words the page shows topics and does not search', async () => {
  const { searches } = open('/search/pins/?q=%20')
  expect(screen.getByText('What are you looking for?')).toBeDefined()
  const list = screen.getByRole('list', { name: 'Topics' })
  expect(within(list).getByRole('link', { name: 'Travel' }).getAttribute('href')).toBe(
    '/ideas/travel/',
  )
  expect(searches).toEqual([])
})
