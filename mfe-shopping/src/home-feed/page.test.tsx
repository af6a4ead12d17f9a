// @vitest-environment jsdom
import { homeFeed } from '@tessera/contracts/calls/feed'
import { Viewer } from '@tessera/contracts/entities/viewer'
import { pinSaved } from '@tessera/contracts/events/facts'
import { BoardId, PinId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import module from '../module.ts'
import HomeFeed from './page.tsx'

const file = (width: number) => ({ url: `/media/a-${width}.webp`, width, height: width * 1.5 })

const mira = { id: '2', username: 'mira', full_name: 'Mira Okafor', image_medium_url: null }

const pin = {
  id: '42',
  title: 'A reading corner',
  description: '',
  link: null,
  images: { '236x': file(236), '474x': file(474), '736x': file(736), orig: file(1000) },
  dominant_color: '#dde',
  pinner: mira,
  board: null,
  price: null,
  is_promoted: false,
  pinned_to_board: null,
  created_at: '2026-01-01T00:00:00.000Z',
}

const viewer = z.parse(Viewer, {
  ...mira,
  first_name: 'Mira',
  email: 'mira@example.com',
  is_partner: false,
  video_upload_allowed: false,
  pin_count: 3,
})

const feed = (answer: () => Response) => (request: Request) =>
  new URL(request.url).pathname === homeFeed.path ? answer() : answerError('not-found')

test('a visitor reads what the product is for, above the ideas', async () => {
  const { render } = testShell({ answer: feed(() => answerWith([pin])) })
  render(<HomeFeed />)
  expect(screen.getByRole('heading', { name: 'Find what you will make next.' })).toBeDefined()
  expect(await screen.findByRole('list', { name: 'Ideas for you' })).toBeDefined()
})

test('a member has the ideas at once, without the hero', async () => {
  const { render } = testShell({ viewer, answer: feed(() => answerWith([pin])) })
  render(<HomeFeed />)
  await screen.findByRole('list', { name: 'Ideas for you' })
  expect(screen.queryByRole('heading', { name: 'Find what you will make next.' })).toBeNull()
})

test('a feed that did not arrive says so, and comes when it is asked for again', async () => {
  const answers = [answerError('unexpected'), answerWith([])]
  const { render } = testShell({
    viewer,
    answer: feed(() => answers.shift() ?? answerError('not-found')),
  })
  render(<HomeFeed />)
  await screen.findByText('The ideas did not arrive')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nothing here yet')).toBeDefined()
})

test('a pin is marked with its board in the feed as soon as it is saved', async () => {
  const { render, shell } = testShell({ viewer, answer: feed(() => answerWith([pin])) })
  const stop = module.setup?.(shell)
  render(<HomeFeed />)
  await screen.findByRole('list', { name: 'Ideas for you' })
  const id = z.parse(PinId, '42')
  const board = { id: z.parse(BoardId, '7'), name: 'Quiet corners', url: '/mira/quiet-corners/' }
  act(() => shell.bus.emit(pinSaved, { pinId: id, savedPinId: id, board }))
  await waitFor(() =>
    expect(JSON.stringify(shell.queries.getQueriesData({}))).toContain('Quiet corners'),
  )
  stop?.()
})
