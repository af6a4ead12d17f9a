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
  testShell().render(
    <BoardPicker picker={{ all, top }} saving={null} onChoose={onChoose} onCreate={onCreate} />,
  )
  return { onChoose, onCreate, user: userEvent.setup() }
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

test('a row says how much is on the board and that it is secret, and is chosen by the keyboard too', async () => {
  const { user, onChoose } = show([boardCard({ privacy: 'secret', section_count: 2 })])
  screen
    .getByRole('button', { name: 'Save to Quiet corners, 12 Pins · 2 sections, Secret' })
    .focus()
  await user.keyboard('{Enter}')
  expect(onChoose).toHaveBeenCalledWith('10')
})
