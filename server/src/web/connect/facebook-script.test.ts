// @vitest-environment jsdom
import { english } from '@tessera/contracts/language'
import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { facebookBody } from './facebook-body.ts'
import { type FacebookPage, type FacebookSdk, facebookWindow } from './facebook-script.ts'

const state = 's'.repeat(43)
const given = {
  state,
  channel: `connect:${state}`,
  sdkUrl: 'https://sdk.example/de_DE/sdk.js',
  appId: '42',
  version: 'v2.7',
  scopes: ['public_profile', 'email', 'user_friends'],
  tries: limits.providerScriptTries,
  interval: timings.providerScriptPoll,
}
const stranger = { status: 'unknown', authResponse: null }
const person = (grantedScopes?: string) => ({
  status: 'connected',
  authResponse: {
    userID: '7',
    accessToken: 'token',
    ...(grantedScopes === undefined ? {} : { grantedScopes }),
  },
})

type Login = Parameters<FacebookSdk['login']>

const said: object[] = []
class FakeChannel {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
  postMessage(message: object) {
    said.push({ on: this.name, ...message })
  }
  close() {}
}

type FakePage = Omit<FacebookPage, 'FB'> & { FB?: FacebookSdk }

function opened(status: Parameters<Parameters<FacebookSdk['getLoginStatus']>[0]>[0] = stranger) {
  document.head.replaceChildren()
  document.body.innerHTML = facebookBody('Tessera', english)
  const logins: Login[] = []
  const sdk = {
    init: vi.fn(),
    getLoginStatus: (answer: Parameters<FacebookSdk['getLoginStatus']>[0]) => answer(status),
    login: (...asked: Login) => void logins.push(asked),
  }
  const page: FakePage = {
    opener: {},
    document,
    close: vi.fn(),
    BroadcastChannel: FakeChannel,
    setInterval: (act, milliseconds) => window.setInterval(act, milliseconds),
    clearInterval: (id) => window.clearInterval(id),
  }
  facebookWindow(page, given)
  const arrive = () => {
    page.FB = sdk
    vi.advanceTimersByTime(100)
  }
  return { page, sdk, logins, arrive }
}

const press = (name: string) => {
  const buttons = [...document.querySelectorAll('button')]
  const button = buttons.find(
    (each) => each.textContent === name && each.closest('[hidden]') === null,
  )
  expect(button).toBeDefined()
  button?.click()
}

beforeEach(() => {
  vi.useFakeTimers()
  said.length = 0
})
afterEach(() => vi.useRealTimers())

test('V4.31 the window loads the SDK of the locale, after it let go of the page that opened it', () => {
  const { page } = opened()
  expect(page.opener).toBeNull()
  expect(document.querySelector('script')?.src).toBe(given.sdkUrl)
})

test('V4.33 V4.28 the SDK is looked for twenty times, each 100 ms, and then given up with an error', () => {
  opened()
  vi.advanceTimersByTime(1_999)
  expect(said).toEqual([])
  vi.advanceTimersByTime(1)
  expect(said).toEqual([{ on: given.channel, type: 'error', error: 'not-loaded', state }])
  vi.advanceTimersByTime(10_000)
  expect(said).toHaveLength(1)
})

test('V4.32 the SDK starts as v2.7 and asks for public_profile, email and user_friends', () => {
  const { arrive, sdk, logins } = opened()
  arrive()
  expect(sdk.init.mock.calls[0]?.[0]).toMatchObject({ appId: '42', version: 'v2.7' })
  press('Continue with Facebook')
  expect(logins[0]?.[1]).toEqual({
    scope: 'public_profile,email,user_friends',
    return_scopes: true,
  })
})

test('V4.28 a person who shares their email completes the attempt', () => {
  const { arrive, logins, page } = opened()
  arrive()
  press('Continue with Facebook')
  logins[0]?.[0](person('public_profile,email'))
  const payload = { facebook_id: '7', facebook_token: 'token' }
  expect(said).toEqual([{ on: given.channel, type: 'complete', payload, state }])
  expect(page.close).toHaveBeenCalled()
})

test('somebody who is logged in to Facebook and connected presses nothing more', () => {
  const { arrive } = opened(person())
  arrive()
  expect(said).toMatchObject([{ type: 'complete' }])
})

test('V4.28 a person who does not authorize ends the attempt with an error', () => {
  const { arrive, logins } = opened()
  arrive()
  press('Continue with Facebook')
  logins[0]?.[0](stranger)
  expect(said).toMatchObject([{ type: 'error', error: 'unauthorized' }])
})

test('V4.30 somebody who withheld their email is asked for that scope again, once', () => {
  const { arrive, logins } = opened()
  arrive()
  press('Continue with Facebook')
  logins[0]?.[0](person('public_profile'))
  expect(said).toEqual([])
  press('Share email')
  expect(logins[1]?.[1].auth_type).toBe('rerequest')
  expect(logins[1]?.[1].scope).toContain('email')
  logins[1]?.[0](person('public_profile'))
  expect(said).toMatchObject([{ type: 'complete' }])
})

test('somebody may go on without their email, or give up', () => {
  const first = opened()
  first.arrive()
  press('Continue with Facebook')
  first.logins[0]?.[0](person('public_profile'))
  press('Continue without')
  expect(said).toMatchObject([{ type: 'complete' }])
  opened().arrive()
  press('Cancel')
  expect(said[1]).toMatchObject({ type: 'cancelled' })
})
