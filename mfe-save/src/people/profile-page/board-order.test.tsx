// @vitest-environment jsdom
import { boardCard, user, viewer } from '@tessera/testing/fixtures'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openProfile } from '../../../test/opened-profile.tsx'

const owner = { id: '3', username: 'zoe', full_name: 'Zoe Berg', image_medium_url: null }
const boards = [
  boardCard({ id: '10', name: 'Chairs', url: '/mira/chairs/' }),
  boardCard({ id: '11', name: 'Lamps', url: '/mira/lamps/' }),
  boardCard({ id: '12', name: 'Ours', url: '/zoe/ours/', owner }),
]

const names = () =>
  screen
    .getAllByRole('link')
    .map(({ textContent }) => /Chairs|Lamps|Ours/.exec(textContent)?.[0])
    .filter((name) => name !== undefined)

test('one’s own boards are ordered with the keyboard; those of others stay after', async () => {
  const orders: unknown[] = []
  const { person } = openProfile({
    shown: user(),
    looker: viewer(),
    query: 'sort=custom',
    boards,
    order: ({ board_ids }) => orders.push(board_ids),
  })
  const handle = await screen.findByRole('button', { name: 'Move Chairs' })
  expect(screen.queryByRole('button', { name: 'Move Ours' })).toBeNull()
  handle.focus()
  await person.keyboard(' {ArrowRight}{Enter}')
  expect(names()).toEqual(['Lamps', 'Chairs', 'Ours'])
  await waitFor(() => expect(orders).toEqual([['11', '10']]))
  expect(names()).toEqual(['Lamps', 'Chairs', 'Ours'])
})

test('nobody moves boards in another order than their own, or those of somebody else', async () => {
  openProfile({ shown: user(), looker: viewer(), query: 'sort=name', boards })
  await screen.findByRole('link', { name: /Chairs/ })
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Options for Chairs' })).toBeDefined()
})

test('a visitor finds neither handles nor menus on the cards', async () => {
  openProfile({ shown: user(), query: 'sort=custom', boards })
  await screen.findByRole('link', { name: /Chairs/ })
  expect(screen.queryByRole('button', { name: /^(Move|What to do)/ })).toBeNull()
})
