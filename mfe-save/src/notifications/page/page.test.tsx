// @vitest-environment jsdom
import { keptDays } from '@tessera/contracts/calls/house-retention'
import {
  countNotifications,
  getNotifications,
  type Notification,
  seeNotifications,
} from '@tessera/contracts/calls/notifications'
import { NotificationId, UserId } from '@tessera/contracts/ids'
import { answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { answerError, testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import NotificationsPage from './page.tsx'

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

const follow = (id: string, name: string): Notification => ({
  id: NotificationId.parse(id),
  kind: 'followed',
  actor: {
    id: UserId.parse(`4${id}`),
    username: name.toLowerCase(),
    full_name: name,
    image_medium_url: null,
  },
  subject: null,
  data: {},
  is_seen: false,
  created_at: new Date().toISOString(),
})

/** Keeps notifications, and marks them as seen. */
function service(given: readonly Notification[]) {
  let kept = given
  return answers(
    [keptDays, () => [{ name: 'notifications', days: 90 }]],
    [getNotifications, () => [...kept]],
    [countNotifications, () => ({ unseen_count: kept.filter(({ is_seen }) => !is_seen).length })],
    [
      seeNotifications,
      (input) => {
        const upTo = BigInt(input.seen_up_to ?? 0)
        const isMeant = (id: Notification['id']) => BigInt(id) <= upTo || input.ids?.includes(id)
        kept = kept.map((each) => (isMeant(each.id) ? { ...each, is_seen: true } : each))
        return { unseen_count: 0 }
      },
    ],
  )
}

const rows = () => screen.findAllByRole('listitem')

test('unread notifications say so, until all are marked as read', async () => {
  const { answer } = service([follow('9', 'Ana')])
  testShell({ viewer: viewer(), answer }).render(<NotificationsPage />)
  expect((await rows()).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Unread: Ana started following you/),
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(screen.queryByText(/Unread/)).toBeNull())
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
})

test('opening a notification marks it as read and leads to what it is about', async () => {
  const { answer, asked } = service([follow('9', 'Ana')])
  const { render, addresses } = testShell({ viewer: viewer(), answer })
  render(<NotificationsPage />)
  await userEvent.click(await screen.findByRole('link', { name: /Ana started following you/ }))
  expect(addresses).toEqual(['/ana/'])
  await waitFor(() =>
    expect(asked).toContainEqual(
      expect.objectContaining({ call: seeNotifications.name, input: { ids: ['9'] } }),
    ),
  )
})

test('without notifications the page says what will be there', async () => {
  const { answer } = service([])
  testShell({ viewer: viewer(), answer }).render(<NotificationsPage />)
  expect(await screen.findByText('Nothing new yet')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
})

test('a list that fails to load can be loaded again', async () => {
  let fails = true
  const { answer } = answers(
    [keptDays, () => []],
    [getNotifications, () => (fails ? answerError('unexpected') : [follow('9', 'Ana')])],
  )
  testShell({ viewer: viewer(), answer }).render(<NotificationsPage />)
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 })
  fails = false
  await userEvent.click(again)
  expect(await rows()).toHaveLength(1)
})
