// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeChannel } from '../../../test/fake-window.ts'
import type { WindowEvent } from '../flow/sso-answer.ts'
import { companyIn, openCompanyWindow } from './company-window.ts'
import { ssoFailure } from './sso-error.ts'

const uri = `${location.origin}/connect/sso/?company=7`

function opening(opened: object | null = { closed: false, close: () => {} }, from = uri) {
  const open = vi.fn((..._: readonly string[]) => opened)
  vi.stubGlobal('open', open)
  const events: WindowEvent[] = []
  openCompanyWindow({ authorizationUri: from }, (event) => events.push(event))
  const [path = '', , features = ''] = open.mock.calls[0] ?? []
  const state = new URL(path, location.origin).searchParams.get('state') ?? ''
  return { events, path, features, state, open }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('BroadcastChannel', FakeChannel)
})
afterEach(() => vi.useRealTimers())

test('V4.20 V9.11 S9.13 the window of a company has 600 by 600', () => {
  const { path, features } = opening()
  expect(path).toMatch(/^\/connect\/sso\/\?company=7&state=[\w-]{43}$/)
  expect(features).toContain('width=600,height=600')
})

test("V4.21 S5.31 only a trusted message of the window's own origin, attempt and schema is taken", () => {
  const { events, state } = opening()
  const { last } = FakeChannel
  const { origin } = location
  const payload = { code: 'a code', state, iss: 'https://id.acme.test' }
  const data = { type: 'complete', state, payload }
  for (const other of [
    { data, origin, isTrusted: false },
    { data, origin: 'https://id.acme.test', isTrusted: true },
    { data, origin: 'null', isTrusted: true },
    { data: { ...data, state: 'x'.repeat(43) }, origin, isTrusted: true },
    { data: { ...data, type: 'done' }, origin, isTrusted: true },
    { data: 'complete', origin, isTrusted: true },
  ])
    last.hear(other)
  window.dispatchEvent(new MessageEvent('message', { data, origin }))
  expect(events).toEqual([])
  last.say(data)
  expect(events).toEqual([{ type: 'sso-answered', answer: payload }])
})

test('V8.23 a window whose answer does not fit fails', () => {
  const { events, state } = opening()
  const data = { type: 'complete', state, payload: { state } }
  FakeChannel.last.say(data)
  expect(events).toEqual([{ type: 'sso-refused', error: ssoFailure() }])
})

test('a blocked window says that popups must be enabled', () => {
  const { events } = opening(null)
  expect(events).toEqual([{ type: 'sso-refused', error: { message: 'You must enable popups!' } }])
})

test('a closed window returns to the form', () => {
  const { events } = opening({ closed: true, close: () => {} })
  vi.advanceTimersByTime(1_000)
  expect(events).toEqual([{ type: 'sso-closed' }])
})

test.each([
  ['another origin', 'https://evil.test/connect/sso/?company=7'],
  ['another path', `${location.origin}/connect/facebook/?company=7`],
  ['no company', `${location.origin}/connect/sso/`],
  ['no address', 'javascript:alert(1)'],
])('V8.23 no window opens for %s', (_, from) => {
  expect(companyIn(from, location.origin)).toBeUndefined()
  const { events, open } = opening(null, from)
  expect(open).not.toHaveBeenCalled()
  expect(events).toEqual([{ type: 'sso-refused', error: ssoFailure() }])
})
