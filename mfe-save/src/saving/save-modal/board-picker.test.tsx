// @vitest-environment jsdom
import type { BoardCard } from '@tessera/contracts/entities/board'
import { boardCard } from '@tessera/testing/fixtures'
import { testShell } from '@tessera/testing/shell'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { BoardPicker } from './board-picker.tsx'

const cards = (...names: readonly string[]) =>
  names.map((name, index) => boardCard({ id: `${index + 11}`, name }))

function show(all: readonly BoardCard[], top: readonly BoardCard[] = []) {
  const onChoose = vi.fn()
  const onCreate = vi.fn()
  const { unmount } = testShell().render(
    <BoardPicker picker={{ all, top }} saving={null} onChoose={onChoose} onCreate={onCreate} />,
  )
  return { onChoose, onCreate, unmount, user: userEvent.setup() }
}

test('S2.12 the picker has top choices, all boards and a search field', async () => {
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

test('a search that finds nothing says so, and a board can still be created', async () => {
  const { user, onCreate } = show(cards('Attic'))
  await user.type(screen.getByRole('searchbox'), 'zzz')
  expect(screen.getByText('No board is called “zzz”.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Create board' }))
  expect(onCreate).toHaveBeenCalledOnce()
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

test('a row says how much is on the board and that it is secret, and is chosen by the keyboard too', async () => {
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

test('of a thousand boards those on the screen are there, and each is found at once', async () => {
  const { user, onChoose } = show(many())
  expect(screen.getAllByRole('listitem').length).toBeLessThan(40)
  expect(screen.getAllByRole('listitem').at(0)?.getAttribute('aria-setsize')).toBe('1000')
  await user.type(screen.getByRole('searchbox'), 'd 873')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(onChoose.mock.lastCall).toMatchObject([{ name: 'Board 873' }])
})

test('arrows walk through the rows, Home and End lead to the ends, and one of them is in reach of Tab', async () => {
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
