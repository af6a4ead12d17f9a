// @vitest-environment jsdom

import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { came, openedSite, saveTo } from '../../test/opened-site.tsx'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

const photo = {
  ...came,
  url: 'https://www.instagram.com/p/abc/',
  media: 'https://cdn.example/a.jpg',
}
const listed = { listed_website_url: 'https://instagram.com/mira' }

async function saved(given: Parameters<typeof openedSite>[0] = {}) {
  const page = openedSite({ isPopup: true, ...given })
  await saveTo()
  expect(await screen.findByRole('heading', { name: 'Saved to Quiet corners' })).toBeDefined()
  return page
}

test('S2.25 S4.18 a popup shows the success view and closes ten seconds later', async () => {
  const { close, toasts } = await saved()
  act(() => void vi.advanceTimersByTime(9_000))
  expect(close).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1_000))
  expect(close).toHaveBeenCalledOnce()
  expect(toasts).toEqual([])
})

test('S2.34 the created pin is viewed at /pin/{id}, and the offer to connect leads to /settings/claim/', async () => {
  await saved({ query: photo, settings: listed })
  expect(screen.getByText('See it now').getAttribute('href')).toBe('/pin/42/')
  const link = await screen.findByText('Connect')
  expect(link.closest('a')?.getAttribute('href')).toBe('/settings/claim/')
})

test('S2.37 connecting is offered once: it cannot be dismissed at first, nor by a press outside, and the window stays', async () => {
  const { close, unmount } = await saved({ query: photo, settings: listed })
  const dialog = await screen.findByRole('dialog', { hidden: true })
  expect(screen.queryByText('Not now')).toBeNull()
  act(() => void vi.advanceTimersByTime(2_000))
  const dismiss = await screen.findByText('Not now')
  await userEvent.click(dialog)
  expect(dismiss.isConnected).toBe(true)
  act(() => void vi.advanceTimersByTime(20_000))
  expect(close).not.toHaveBeenCalled()
  await userEvent.click(dismiss)
  expect(dismiss.isConnected).toBe(false)
  act(() => void vi.advanceTimersByTime(10_000))
  expect(close).toHaveBeenCalledOnce()
  unmount()
  await saved({ query: photo, settings: listed })
  expect(screen.queryByText('Connect')).toBeNull()
})

test.each([
  [
    'an account that is connected',
    { query: photo, settings: { ...listed, connected_to_instagram: true } },
  ],
  ['a page of another site', { settings: listed }],
  [
    'a profile with another website',
    { query: photo, settings: { listed_website_url: 'https://mira.example' } },
  ],
])('connecting is not offered for %s', async (_, given) => {
  await saved(given)
  await act(() => vi.advanceTimersByTimeAsync(50))
  expect(screen.queryByText('Connect')).toBeNull()
  expect(localStorage).toHaveLength(0)
})
