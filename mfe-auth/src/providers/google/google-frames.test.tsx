// @vitest-environment jsdom
import type { GoogleFrameMessage } from '@tessera/contracts/connect-messages'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openModal } from '../../../test/open-modal.tsx'
import { openPage } from '../../../test/open-page.tsx'
import { authService } from '../../../test/service.ts'
import LogInPage from '../../log-in/log-in-page/page.tsx'
import type { Posted } from './frame-message.ts'

// Scripts can't make a trusted event; frame-message.test.ts has what is refused.
vi.mock('./frame-message.ts', () => ({
  readFrameMessage: ({ source, data }: Posted, from: { readonly frame: Window | null }) =>
    source === from.frame ? data : undefined,
}))

const idToken = 'an-id-token.of.google'
const providers = { google: true, facebook: false, line: false }
const service = () => authService({ rules: { providers } })
const button = () => screen.findByTitle('Continue with Google')
const oneTap = () => screen.queryByTitle('Log in with Google')

function frameOf(found: HTMLElement): HTMLIFrameElement {
  if (!(found instanceof HTMLIFrameElement)) throw new Error('It is no frame.')
  return found
}

/** Tells the page something, as the document in a frame does. */
async function say(found: HTMLElement, data: GoogleFrameMessage): Promise<void> {
  // Only then the page listens, and a document is there to say something.
  await waitFor(() => expect(found.getAttribute('src')).not.toBeNull())
  const { contentWindow: source } = frameOf(found)
  await act(async () => {
    dispatchEvent(new MessageEvent('message', { data, source }))
  })
}

// The frame follows the theme, and jsdom has no media queries.
beforeEach(() => {
  document.documentElement.dataset.theme = 'light'
})
afterEach(() => {
  delete document.documentElement.dataset.theme
})

test('V1.3 one tap begins once the button is shown, and only on a page', async () => {
  openPage(LogInPage, { service: service() })
  const frame = await button()
  await waitFor(() => expect(frame.getAttribute('src')).not.toBeNull())
  expect(oneTap()).toBeNull()
  await say(frame, { google: 'shown', height: 44 })
  expect(oneTap()).not.toBeNull()
})

test('a modal has no one tap', async () => {
  openModal({}, { service: service() })
  await say(await button(), { google: 'shown', height: 44 })
  expect(oneTap()).toBeNull()
})

test('the button has its room before Google shows it, and while the next one loads', async () => {
  openModal({}, { service: service() })
  const room = async () => (await button()).style.blockSize
  expect(await room()).toBe('46px')
  await say(await button(), { google: 'shown', height: 44 })
  expect(await room()).toBe('46px')
  await say(await button(), { google: 'lost' })
  expect(await room()).toBe('46px')
})

test.each<[string, GoogleFrameMessage]>([
  ['a credential', { google: 'credential', credential: idToken }],
  ['a log-in that is lost', { google: 'lost' }],
])('after %s, a new frame begins the next log-in', async (_, message) => {
  openModal({}, { service: service() })
  const first = await button()
  await say(first, message)
  expect(await button()).not.toBe(first)
})
