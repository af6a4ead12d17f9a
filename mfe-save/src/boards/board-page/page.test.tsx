// @vitest-environment jsdom
import { boardPins } from '@tessera/contracts/calls/boards'
import { parsedInput } from '@tessera/testing/answers'
import { board, pin } from '@tessera/testing/fixtures'
import { answerError, answerWith } from '@tessera/testing/shell'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { lamps, nobody, openBoard, zoe } from '../../../test/opened-board.tsx'

test('a board shows its name, description, counts, people and pins', async () => {
  const shared = { collaborating_users: [zoe], collaborator_count: 1 }
  openBoard({ shown: board({ section_count: 3, ...shared }) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Quiet corners' })).toBeDefined()
  expect(screen.getByText('Places to sit.')).toBeDefined()
  expect(screen.getByText('12 Pins · 3 sections')).toBeDefined()
  const people = screen.getByRole('region', { name: 'Owner and collaborators' })
  const links = within(people).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/mira/', '/zoe/', '/mira/'])
  expect(people.textContent).toMatch(/By Mira Okafor with Zoe Berg$/)
  expect(await screen.findByRole('list', { name: 'Pins on Quiet corners' })).toBeDefined()
  expect(screen.queryByText('Secret board')).toBeNull()
  expect(document.title).toBe('Quiet corners · Tessera')
})

test('secret and archived boards are marked, and cannot be shared', async () => {
  openBoard({ shown: board({ privacy: 'secret', is_archived: true }) })
  expect(await screen.findByText('Secret board')).toBeDefined()
  expect(screen.getByText('Archived')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Share board' })).toBeNull()
})

test('people who are not on a board can follow it', async () => {
  openBoard({ shown: board(), looker: nobody })
  expect(await screen.findByRole('button', { name: 'Follow Quiet corners' })).toBeDefined()
})

test('people on a board cannot follow it', async () => {
  openBoard({ shown: board({ viewer_role: 'collaborator' }), looker: nobody })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('button', { name: /^Follow/ })).toBeNull()
})

test('Share copies the address of a public board', async () => {
  const { person, toasts } = openBoard({ shown: board() })
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  await person.click(await screen.findByRole('button', { name: 'Share board' }))
  expect(write).toHaveBeenCalledWith('http://localhost:3000/mira/quiet-corners/')
  await waitFor(() => expect(toasts).toMatchObject([{ text: 'Link copied' }]))
})

test('sections are cards that link to them', async () => {
  openBoard({ shown: board({ sections: [lamps], section_count: 1 }) })
  const cards = await screen.findByRole('list', { name: 'Sections of Quiet corners' })
  const card = within(cards).getByRole('link', { name: /Lamps.*4 Pins/ })
  expect(card.getAttribute('href')).toBe('/mira/quiet-corners/lamps/')
  expect(card.querySelectorAll('img')).toHaveLength(1)
})

test('a pin of the board can be opened and saved', async () => {
  const { person, addresses, events } = openBoard({ shown: board() })
  await person.click(await screen.findByRole('link', { name: /^A reading corner/ }))
  expect(addresses).toEqual(['/pin/42/'])
  await person.click(screen.getByRole('button', { name: 'Save: A reading corner' }))
  expect(events).toEqual([
    { name: 'save.requested', payload: { pinId: '42', source: 'saveButton', quick: true } },
  ])
})

test('sort, search and the filter for unsorted pins are in the address and in the call', async () => {
  const asked: unknown[] = []
  const { person, addresses } = openBoard({
    shown: board({ sections: [lamps] }),
    query: 'sort=oldest&section=none&q=lamp',
    pins: (input) => {
      asked.push(input)
      return answerWith([pin()])
    },
  })
  await screen.findByRole('list', { name: 'Unsorted Pins on Quiet corners' })
  expect(asked).toEqual([
    parsedInput(boardPins, { board_id: '10', sort: 'oldest', section: 'none', query: 'lamp' }),
  ])
  await person.click(screen.getByRole('button', { name: 'Sort Pins: Oldest' }))
  await person.click(screen.getByRole('menuitemradio', { name: 'Board order' }))
  await person.click(screen.getByRole('button', { name: 'All Pins' }))
  await person.clear(screen.getByRole('searchbox', { name: 'Search this board' }))
  expect(addresses).toEqual([
    '/mira/quiet-corners/?section=none&q=lamp',
    '/mira/quiet-corners/?sort=oldest&q=lamp',
    '/mira/quiet-corners/?sort=oldest&section=none',
  ])
})

const nothing: readonly (readonly [string, Readonly<Record<string, unknown>>, string])[] = [
  ['', { can_edit: true, pin_count: 0 }, 'Start this board'],
  ['', { can_edit: true, is_archived: true, pin_count: 0 }, 'This board is empty'],
  ['', { pin_count: 0 }, 'Nothing here yet'],
  ['section=none', { sections: [lamps] }, 'All Pins are sorted'],
  ['q=xyz', {}, 'No Pins on this board match “xyz”'],
]

for (const [query, over, said] of nothing)
  test(`a board without pins suggests what to do: ${said}`, async () => {
    openBoard({ shown: board(over), query, pins: () => answerWith([]) })
    expect(await screen.findByRole('heading', { name: said })).toBeDefined()
    const way = screen.queryByRole('link', { name: 'Find ideas' })
    expect(way ?? screen.queryByRole('button', { name: 'Show all' })).not.toBeNull()
  })

test('a board that doesn’t exist redirects home with a message', async () => {
  for (const looker of [undefined, nobody]) {
    const { addresses } = openBoard({
      shown: 'missing',
      ...(looker === undefined ? {} : { looker }),
    })
    await waitFor(() => expect(addresses).toEqual(['/?error=not-found']))
  }
})

test('pins that fail to load can be retried, and the board stays', async () => {
  let tries = 0
  const { person } = openBoard({
    shown: board(),
    pins: () => {
      tries += 1
      return tries === 1 ? answerError('unexpected') : answerWith([pin()])
    },
  })
  await person.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: /^A reading corner/ })).toBeDefined()
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined()
})
