// @vitest-environment jsdom
import type { BoardCard } from '@tessera/contracts/entities/board'
import { boardCard } from '@tessera/testing/fixtures'
import { testShell } from '@tessera/testing/shell'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { BoardChooser, type BoardChooserProps } from './board-chooser.tsx'

const cards = (...names: readonly string[]) =>
  names.map((name, index) => boardCard({ id: `${index + 11}`, name }))

const purpose = { action: (board: string) => `Save to ${board}`, button: 'Save' }

type Options = Partial<Omit<BoardChooserProps, 'boards' | 'search'>>

function show(all: readonly BoardCard[], top: readonly BoardCard[] = [], options: Options = {}) {
  const onChoose = vi.fn()
  const onOpen = vi.fn()
  const onCreate = vi.fn()
  const boards = {
    data: { all_boards: [...all], boards_shortlist: [...top] },
    error: null,
    isFetching: false,
    refetch: () => {},
  }
  function Chooser(): ReactElement {
    const [text, onSearch] = useState('')
    return (
      <BoardChooser
        {...{ boards, purpose, onChoose }}
        search={{ text, onSearch }}
        create={{ onCreate, busy: false, refusal: null }}
        foot={{ label: 'Create board', onOpen }}
        {...options}
      />
    )
  }
  const { unmount } = testShell().render(<Chooser />)
  return { onChoose, onOpen, onCreate, unmount, user: userEvent.setup() }
}

const createButton = (name: string) => screen.queryByRole('button', { name: `Create “${name}”` })

test('S2.12 the chooser has top choices, all boards and a search field', async () => {
  const boards = cards('Attic', 'Balcony', 'Cellar', 'Den')
  const { user } = show(boards, boards.slice(2))
  const rowsOf = (name: string) =>
    within(screen.getByRole('list', { name })).getAllByRole('listitem')
  expect(rowsOf('Top choices')).toHaveLength(2)
  expect(rowsOf('All boards')).toHaveLength(4)
  await user.type(screen.getByRole('searchbox', { name: 'Search your boards' }), 'att')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByRole('button', { name: /^Save to Attic/ })).toBeDefined()
})

test('a search without matches says so, and the form of a new board still opens', async () => {
  const { user, onOpen } = show(cards('Attic'))
  await user.type(screen.getByRole('searchbox'), 'zzz')
  expect(screen.getByText('No board is called “zzz”.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Create board' }))
  expect(onOpen).toHaveBeenCalledOnce()
})

test('a search without an exact match offers to create the name above the matches', async () => {
  const { user, onCreate, onChoose } = show(cards('Attic', 'Attic lamps'))
  const search = screen.getByRole('searchbox')
  await user.type(search, ' Att ')
  const create = createButton('Att')
  expect(create).not.toBeNull()
  const [first] = screen.getAllByRole('listitem')
  expect(create?.compareDocumentPosition(first ?? document)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.type(search, '{Backspace}ic')
  expect(screen.getByRole('searchbox')).toHaveProperty('value', ' Attic')
  expect(createButton('Attic')).toBeNull()
  await user.type(search, 's')
  await user.click(screen.getByRole('button', { name: 'Create “Attics”' }))
  expect(onCreate).toHaveBeenCalledWith('Attics')
  expect(onChoose).not.toHaveBeenCalled()
})

test('a chooser that only chooses offers to create nothing', async () => {
  const { user } = show(cards('Attic'), [], { create: undefined, foot: undefined })
  await user.type(screen.getByRole('searchbox'), 'zzz')
  expect(createButton('zzz')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Create board' })).toBeNull()
})

test('while a name is created its row is busy, and nothing else can be chosen', async () => {
  const create = { onCreate: vi.fn(), busy: true, refusal: null }
  const { user, onChoose } = show(cards('Attic'), [], { create })
  await user.type(screen.getByRole('searchbox'), 'At')
  const row = screen.getByRole('button', { name: 'Create “At”' })
  expect(row.getAttribute('aria-busy')).toBe('true')
  await user.click(row)
  await user.click(screen.getByRole('button', { name: /^Save to Attic/ }))
  expect(create.onCreate).not.toHaveBeenCalled()
  expect(onChoose).not.toHaveBeenCalled()
})

test('a refused name shows the service’s message until the search changes', async () => {
  const refusal = { name: 'At', message: 'You have too many boards.' }
  const { user } = show(cards('Attic'), [], { create: { onCreate: vi.fn(), busy: false, refusal } })
  await user.type(screen.getByRole('searchbox'), 'At')
  expect(screen.getByRole('alert').textContent).toBe('You have too many boards.')
  await user.type(screen.getByRole('searchbox'), 't')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('for an ad account the new board is announced as protected', async () => {
  const create = { onCreate: vi.fn(), busy: false, refusal: null, isProtected: true }
  const { user } = show(cards('Attic'), [], { create })
  await user.type(screen.getByRole('searchbox'), 'Den')
  expect(screen.getByText('New protected board')).toBeDefined()
})

test('the keyboard goes from the search to the first match, and up to the name to create', async () => {
  const { user, onCreate } = show(cards('Attic', 'Attic lamps'))
  await user.type(screen.getByRole('searchbox'), 'att{ArrowDown}')
  expect(document.activeElement?.textContent).toContain('Save to Attic')
  await user.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(createButton('att'))
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toContain('Save to Attic')
  await user.keyboard('{ArrowUp}{Enter}')
  expect(onCreate).toHaveBeenCalledWith('att')
})

test('without matches the arrow leads from the search to the name to create', async () => {
  const { user } = show(cards('Attic'))
  await user.type(screen.getByRole('searchbox'), 'zzz{ArrowDown}')
  expect(document.activeElement).toBe(createButton('zzz'))
})

test('a board that cannot be chosen says why', async () => {
  const { user, onChoose } = show(cards('Attic', 'Den'), [], {
    blocked: ({ name }) => (name === 'Attic' ? 'Current location' : null),
  })
  const here = screen.getByRole('button', { name: 'Save to Attic, 12 Pins, Current location' })
  expect(here.getAttribute('aria-current')).toBe('location')
  await user.click(here)
  expect(onChoose).not.toHaveBeenCalled()
})

test('S2.17 a board’s row is 64 high and its cover 48', () => {
  show([boardCard()])
  const row = screen.getByRole('listitem')
  expect(row.style.blockSize).toBe('64px')
  expect(row.querySelector('img')).toMatchObject({ width: 48, height: 48 })
})

test('S9.4 rows are 64 high with a cover of 48, two boards are suggested, and three or fewer are one list', () => {
  const boards = cards('Attic', 'Balcony', 'Cellar', 'Den')
  const listed = () => screen.getAllByRole('list').map((list) => list.children.length)
  const { unmount } = show(boards, boards.slice(0, 3))
  expect(listed()).toEqual([2, 4])
  const [row] = screen.getAllByRole('listitem')
  expect(row?.style.blockSize).toBe('64px')
  expect(row?.querySelector('img')).toMatchObject({ width: 48, height: 48 })
  unmount()
  show(boards.slice(0, 3), boards.slice(0, 2))
  expect(listed()).toEqual([3])
})

test('a row says how much is on the board and that it is secret, and the keyboard chooses it', async () => {
  const secret = boardCard({ privacy: 'secret', section_count: 2 })
  const { user, onChoose } = show([secret])
  screen
    .getByRole('button', { name: 'Save to Quiet corners, 12 Pins · 2 sections, Secret' })
    .focus()
  await user.keyboard('{Enter}')
  expect(onChoose).toHaveBeenCalledWith(secret)
})

test('a shared board says with whom: up to three names, then ‘and N more’', () => {
  const person = (full_name: string, at: number) => ({
    ...boardCard().owner,
    id: `${at + 30}`,
    full_name,
  })
  show([
    boardCard({
      is_collaborative: true,
      privacy: 'protected',
      collaborating_users: ['Ana', 'Ben', 'Cleo', 'Dev'].map(person),
      collaborator_count: 9,
    }),
  ])
  expect(screen.getByRole('button', { name: /^Save to/ }).textContent).toContain(
    '12 Pins, Shared with Ana, Ben, Cleo and 6 more, Protected',
  )
})

const many = () => cards(...Array.from({ length: 1_000 }, (_, at) => `Board ${at + 1}`))

test('of a thousand boards only the rows on the screen are drawn, and a search finds each', async () => {
  const { user, onChoose } = show(many())
  expect(screen.getAllByRole('listitem').length).toBeLessThan(40)
  expect(screen.getAllByRole('listitem').at(0)?.getAttribute('aria-setsize')).toBe('1000')
  await user.type(screen.getByRole('searchbox'), 'd 873')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(onChoose.mock.lastCall).toMatchObject([{ name: 'Board 873' }])
})

test('arrows move through the rows, Home and End to their ends, and Tab reaches one of them', async () => {
  const { user } = show(many())
  await user.click(screen.getByRole('searchbox'))
  const focused = () => document.activeElement?.textContent
  await user.keyboard('{ArrowDown}')
  expect(focused()).toContain('Board 1,')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(focused()).toContain('Board 3,')
  await user.keyboard('{End}')
  expect(focused()).toContain('Board 1000,')
  await user.tab()
  expect(focused()).toBe('Create board')
  await user.tab({ shift: true })
  expect(focused()).toContain('Board 1000,')
  await user.keyboard('{Home}')
  expect(focused()).toContain('Board 1,')
})

test('boards that did not load say why, and load again on request', async () => {
  const refetch = vi.fn()
  const boards = { data: undefined, error: new Error('No network.'), isFetching: false, refetch }
  testShell().render(
    <BoardChooser
      {...{ boards, purpose, onChoose: vi.fn() }}
      search={{ text: '', onSearch: vi.fn() }}
    />,
  )
  expect(screen.getByRole('alert').textContent).toContain("We couldn't load your boards")
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledOnce()
})
