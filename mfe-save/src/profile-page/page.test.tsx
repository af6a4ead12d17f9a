// @vitest-environment jsdom
import { createBoard, userBoards } from '@tessera/contracts/calls/boards'
import { getUser } from '@tessera/contracts/calls/users'
import type { BoardCard } from '@tessera/contracts/entities/board'
import type { User } from '@tessera/contracts/entities/user'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { board, boardCard, user, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { service } from '../../test/service.ts'
import ProfilePage from './page.tsx'

interface World {
  readonly shown?: User
  readonly boards?: readonly BoardCard[]
  readonly looker?: Viewer
}

function open({ shown, boards = [boardCard()], looker }: World) {
  const shell = testShell({
    ...(looker === undefined ? {} : { viewer: looker }),
    answer: service(
      [getUser, () => (shown === undefined ? answerError('not-found') : answerWith(shown))],
      [userBoards, () => answerWith(boards)],
      [createBoard, ({ name }) => answerWith(board({ name, url: '/mira/kitchen/' }))],
    ),
  })
  shell.render(<ProfilePage params={{ username: 'mira' }} query={new URLSearchParams()} />)
  return { ...shell, person: userEvent.setup() }
}

test('a profile shows name, username, about, followers and counts', async () => {
  open({ shown: user({ is_verified_merchant: true }) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Mira Okafor' })).toBeDefined()
  expect(screen.getByText(/@mira/)).toBeDefined()
  expect(screen.getByText('Rooms that breathe.')).toBeDefined()
  expect(screen.getByText('1,204 followers · 45 Pins · 1 board')).toBeDefined()
  expect(screen.getByText('Verified merchant')).toBeDefined()
})

test('its boards are cards that lead to them, a secret one with a lock', async () => {
  open({
    shown: user(),
    boards: [boardCard(), boardCard({ id: '11', name: 'Gifts', privacy: 'secret', url: '/m/g/' })],
  })
  const card = await screen.findByRole('link', { name: /Quiet corners/ })
  expect(card.getAttribute('href')).toBe('/mira/quiet-corners/')
  expect(card.querySelectorAll('img')).toHaveLength(3)
  expect(screen.getByRole('link', { name: /^Secret board.*Gifts/ })).toBeDefined()
})

test('on one’s own profile a board can be made, and one lands on it', async () => {
  const { person, addresses, events } = open({ shown: user(), looker: viewer() })
  await person.click(await screen.findByRole('button', { name: 'Create board' }))
  await person.type(screen.getByRole('textbox', { name: 'Name' }), 'Kitchen{Enter}')
  await waitFor(() => expect(addresses).toEqual(['/mira/kitchen/']))
  expect(events.map(({ name }) => name)).toEqual(['board.created'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('on somebody else’s profile there is nothing to make', async () => {
  open({ shown: user({ id: '3' }), looker: viewer() })
  await screen.findByRole('link', { name: /Quiet corners/ })
  expect(screen.queryByRole('button', { name: 'Create board' })).toBeNull()
})

test('without boards one’s own profile offers to make the first, another’s leads on', async () => {
  open({ shown: user({ board_count: 0 }), boards: [], looker: viewer() })
  expect(await screen.findByRole('heading', { name: 'Make your first board' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Create board' })).toBeDefined()
  open({ shown: user({ board_count: 0 }), boards: [] })
  expect(await screen.findByRole('heading', { name: 'No boards yet' })).toBeDefined()
})

test('a name that nobody has says so', async () => {
  open({})
  expect(await screen.findByRole('heading', { name: 'Nobody goes by that name' })).toBeDefined()
})
