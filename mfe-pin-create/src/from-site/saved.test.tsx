// @vitest-environment jsdom

import type { OutputOf } from '@tessera/contracts/calls/define-call'
import { getSettings } from '@tessera/contracts/calls/settings'
import { PinId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { testShell } from '@tessera/testing/shell'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { settings } from '../../test/opened-site.tsx'
import { siteQueryOf } from '../pictures/other-sites/site-query.ts'
import { Saved } from './saved.tsx'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})

const photo = 'https://www.instagram.com/p/abc/'
const listed = { listed_website_url: 'https://instagram.com/mira' }
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

interface SavedScene {
  readonly url?: string
  readonly has?: Partial<OutputOf<typeof getSettings>>
  readonly isPopup?: boolean
  readonly isSectionStep?: boolean
  readonly historyLength?: number
}

async function saved(given: SavedScene = {}) {
  const { url = 'https://soup.example/', has = {}, isPopup = true, historyLength = 3 } = given
  const { answer } = answers([getSettings, () => ({ ...settings, ...has })])
  onTestFinished(() => void vi.restoreAllMocks())
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(historyLength)
  const close = vi.spyOn(window, 'close').mockReturnValue()
  const go = vi.spyOn(window.history, 'go').mockReturnValue()
  const drawn = testShell({ viewer: viewer(), answer }).render(
    <Saved
      site={siteQueryOf('bookmarklet', new URLSearchParams({ url }))}
      pinId={z.parse(PinId, '42')}
      place={{ board: { id: '10', name: 'Quiet corners' }, section: null }}
      picture={undefined}
      isPopup={isPopup}
      isSectionStep={given.isSectionStep ?? false}
      onAnother={() => {}}
    />,
  )
  // The settings arrive.
  await pass(0)
  return { ...drawn, close, go }
}

test('S2.25 S4.18 a popup shows the success view and closes ten seconds later', async () => {
  const { close } = await saved()
  expect(screen.getByRole('heading').textContent).toBe('Saved to Quiet corners')
  await pass(9_999)
  expect(close).not.toHaveBeenCalled()
  await pass(1)
  expect(close).toHaveBeenCalledOnce()
})

test('S2.25 a page that is no popup closes no window, and does not say that it will', async () => {
  const { close } = await saved({ isPopup: false })
  expect(screen.queryByText('This window will close automatically.')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  await pass(10_000)
  expect(close).not.toHaveBeenCalled()
})

test('a page goes back after the five seconds of its toast', async () => {
  const { close, go } = await saved({ isPopup: false })
  await pass(4_999)
  expect(go).not.toHaveBeenCalled()
  await pass(1)
  expect(go.mock.calls).toEqual([[-1]])
  expect(close).not.toHaveBeenCalled()
})

test('S4.22 the list of sections goes back two pages', async () => {
  const { go } = await saved({ isPopup: false, isSectionStep: true })
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(go.mock.calls).toEqual([[-2]])
})

test('S4.21 a page without a history closes, and says so when the browser keeps it', async () => {
  const { close, go } = await saved({ isPopup: false, historyLength: 1 })
  await pass(5_000)
  expect(close).toHaveBeenCalledOnce()
  expect(go).not.toHaveBeenCalled()
  expect(screen.getByText('You can close this window now.')).toBeDefined()
})

test('S2.34 the created pin is viewed at /pin/{id}, and the offer to connect leads to /settings/claim/', async () => {
  await saved({ url: photo, has: listed })
  expect(screen.getByText('See it now').getAttribute('href')).toBe('/pin/42/')
  const link = screen.getByText('Connect').closest('a')
  expect(link?.getAttribute('href')).toBe('/settings/claim/')
})

test('S1.7 S2.37 connecting is offered once: it cannot be dismissed for two seconds, nor by a press outside, and the window waits', async () => {
  const { close, unmount } = await saved({ url: photo, has: listed })
  const dialog = screen.getByRole('dialog', { hidden: true })
  // It counts as made once it is shown: a window that is closed now does not offer it again.
  expect(localStorage).toHaveLength(1)
  await pass(1_999)
  expect(screen.queryByText('Not now')).toBeNull()
  await pass(1)
  const dismiss = screen.getByText('Not now')
  fireEvent.click(dialog)
  expect(dismiss.isConnected).toBe(true)
  await pass(20_000)
  expect(close).not.toHaveBeenCalled()
  fireEvent.click(dismiss)
  expect(dismiss.isConnected).toBe(false)
  await pass(10_000)
  expect(close).toHaveBeenCalledOnce()
  unmount()
  await saved({ url: photo, has: listed })
  expect(screen.queryByText('Connect')).toBeNull()
})

test.each([
  [
    'an account that is connected',
    { url: photo, has: { ...listed, connected_to_instagram: true } },
  ],
  ['a page of another site', { has: listed }],
  ['another website', { url: photo, has: { listed_website_url: 'https://mira.example' } }],
])('S2.37 connecting is not offered for %s', async (_, given) => {
  await saved(given)
  await pass(1_000)
  expect(screen.queryByText('Connect')).toBeNull()
  expect(localStorage).toHaveLength(0)
})
