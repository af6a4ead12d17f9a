// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeChannel } from '../../../test/fake-window.ts'
import { openConnectWindow } from './open-connect-window.ts'

const fakeWindow = () => ({ closed: false, close: vi.fn() })

function opening(opened: ReturnType<typeof fakeWindow> | null) {
  const open = vi.fn((..._: readonly string[]) => opened)
  vi.stubGlobal('open', open)
  const outcomes: object[] = []
  const attempt = openConnectWindow({
    provider: 'facebook',
    size: [580, 400],
    query: { locale: 'de' },
    read: (payload) => (typeof payload === 'number' ? payload : undefined),
    onOutcome: (outcome) => outcomes.push(outcome),
  })
  const [path = '', name, features] = open.mock.calls[0] ?? []
  const state = new URL(path, location.origin).searchParams.get('state') ?? ''
  return { outcomes, attempt, path, name, features, state }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('BroadcastChannel', FakeChannel)
})
afterEach(() => vi.useRealTimers())

test('V2.39 a press opens /connect/facebook/ at once, with a state that no other attempt has', () => {
  const first = opening(fakeWindow())
  const second = opening(fakeWindow())
  expect(first.path).toMatch(/^\/connect\/facebook\/\?locale=de&state=[\w-]{43}$/)
  expect(first.name).toBe('connect-facebook')
  expect(first.features).toContain('width=580,height=400')
  expect(second.state).not.toBe(first.state)
})

test('V4.28 a completion of the window ends the attempt', () => {
  const { outcomes, state } = opening(fakeWindow())
  const channel = FakeChannel.last
  expect(channel.name).toBe(`connect:${state}`)
  channel.say({ type: 'complete', state, payload: 7 })
  expect(outcomes).toEqual([{ kind: 'complete', payload: 7 }])
  expect(channel.isClosed).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

test('a message of another origin or of a script changes nothing', () => {
  const { outcomes, state } = opening(fakeWindow())
  const data = { type: 'complete', state, payload: 7 }
  FakeChannel.last.say(data, { origin: 'https://elsewhere.example' })
  FakeChannel.last.say(data, { isTrusted: false })
  expect(outcomes).toEqual([])
})

test('V4.29 V9.12 a closed window is noticed at the poll of each second, and a later completion counts', () => {
  const opened = fakeWindow()
  const { outcomes, state } = opening(opened)
  opened.closed = true
  vi.advanceTimersByTime(999)
  expect(outcomes).toEqual([])
  vi.advanceTimersByTime(1)
  expect(outcomes).toEqual([{ kind: 'closed' }])
  vi.advanceTimersByTime(5_000)
  expect(outcomes).toHaveLength(1)
  FakeChannel.last.say({ type: 'complete', state, payload: 7 })
  expect(outcomes).toEqual([{ kind: 'closed' }, { kind: 'complete', payload: 7 }])
})

test('V4.29 a blocked window is reported at once', () => {
  const { outcomes } = opening(null)
  expect(outcomes).toEqual([{ kind: 'blocked' }])
  expect(FakeChannel.last.isClosed).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

test('cancelling closes the window and ends the attempt without an outcome', () => {
  const opened = fakeWindow()
  const { attempt, outcomes, state } = opening(opened)
  attempt.cancel()
  expect(opened.close).toHaveBeenCalled()
  vi.advanceTimersByTime(2_000)
  FakeChannel.last.say({ type: 'cancelled', state })
  expect(outcomes).toEqual([])
})
