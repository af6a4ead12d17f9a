// @vitest-environment jsdom

import { logIn } from '@tessera/contracts/calls/session'
import { type SsoLookUp, ssoExchange, ssoInfo, ssoUserCheck } from '@tessera/contracts/calls/sso'
import { answerError } from '@tessera/testing/answers'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeChannel } from '../../../test/fake-window.ts'
import { openPage } from '../../../test/open-page.tsx'
import { authService, mira } from '../../../test/service.ts'
import LogInPage from '../../log-in/log-in-page/page.tsx'
import SsoSignUpPage from '../../sign-up/sso-sign-up-page/page.tsx'

const origin = location.origin
const works = 'mira@acme.test'
const known: SsoLookUp = {
  is_sso: true,
  existing_user: true,
  existing_user_is_sso: true,
  authorization_uri: `${origin}/connect/sso/?company=7`,
  redirect_uri: `${origin}/connect/sso/done/`,
  exchange_code_to_token_info_url: ssoExchange.path,
}
const noContext = {
  country: null,
  country_from_hostname: null,
  country_from_ip: null,
  region_from_ip: null,
}
const none: SsoLookUp = { ...known, is_sso: false }

/** Answers as the window of a company would. */
function answerInWindow() {
  const { last } = FakeChannel
  const state = last.name.replace('connect:', '')
  last.say({ type: 'complete', state, payload: { code: 'a code', state } })
}

/** A service in which addresses of acme.test have single sign-on. */
function serviceWith(company: SsoLookUp = known) {
  const asked: string[] = []
  const found = ({ email }: { email: string }) => (email.endsWith('@acme.test') ? company : none)
  const service = authService(
    {},
    [
      ssoInfo,
      (input) => {
        asked.push(input.email)
        return found(input)
      },
    ],
    [ssoUserCheck, found],
    [logIn, () => ({ user: mira, client_context: noContext })],
    [
      ssoExchange,
      () => ({ sso_id: '1', sso_id_token: 'a.b.c', sso_email: works, sso_user_name: 'Mira' }),
    ],
  )
  return { ...service, lookedUp: asked }
}

const email = () => screen.getByLabelText('Email')
const type = (value: string) => fireEvent.change(email(), { target: { value } })
const button = () => screen.findByRole('button', { name: 'Continue with SSO' })
const rest = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  Reflect.deleteProperty(FakeChannel, 'last')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  vi.stubGlobal('open', () => ({ closed: false, close: () => {} }))
})
afterEach(() => vi.useRealTimers())

test('V4.18 V9.5 a valid email is looked up 300 ms after the last key, and no other one', async () => {
  const service = serviceWith()
  openPage(LogInPage, { service })
  type('mira@acme')
  await rest(1_000)
  expect(service.lookedUp).toEqual([])
  type('mira@acme.tes')
  await rest(200)
  type(works)
  await rest(200)
  expect(service.lookedUp).toEqual([])
  await rest(101)
  expect(service.lookedUp).toEqual([works])
})

test('V2.12 V1.5 the button says Continue with SSO and the password goes while the domain has single sign-on', async () => {
  openPage(LogInPage, { service: serviceWith() })
  type(works)
  await rest(301)
  await button()
  expect(screen.queryByLabelText('Password')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Forgot your password?' })).toBeNull()
  type('mira@other.test')
  expect(screen.getByLabelText('Password')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy()
})

test('V4.18 the answer for an email that has changed since is dropped', async () => {
  let answer = (_: SsoLookUp) => {}
  const service = authService({}, [
    ssoInfo,
    ({ email: of }) =>
      of === works ? new Promise<SsoLookUp>((resolve) => (answer = resolve)) : none,
  ])
  openPage(LogInPage, { service })
  type(works)
  await rest(301)
  type('mira@other.test')
  answer(known)
  await rest(301)
  expect(screen.getByLabelText('Password')).toBeTruthy()
})

test('V8.23 a look-up that fails leaves the password form', async () => {
  const service = authService({}, [ssoInfo, () => answerError('too-fast', { wait_seconds: 9 })])
  openPage(LogInPage, { service })
  type(works)
  await rest(301)
  expect(screen.getByLabelText('Password')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('V4.20 V3.15 an existing person logs in with the code of the window', async () => {
  const opened = openPage(LogInPage, { service: serviceWith() })
  type(works)
  await rest(301)
  fireEvent.click(await button())
  await screen.findByText('Log in with your company in the window that opened.')
  await waitFor(() => answerInWindow())
  await waitFor(() => expect(opened.sent().at(-1)?.call).toBe(logIn.name))
  expect(opened.sent().at(-1)?.input).toMatchObject({
    sso_user_email: works,
    sso_auth_code: 'a code',
    login_method: 9,
  })
  await waitFor(() => expect(opened.addresses).toEqual(['/']))
})

test('a window that the browser blocks is said in the form, which can be sent again', async () => {
  openPage(LogInPage, { service: serviceWith() })
  type(works)
  await rest(301)
  await button()
  await rest(50)
  vi.stubGlobal('open', () => null)
  fireEvent.click(await button())
  expect((await screen.findByRole('alert')).textContent).toBe('You must enable popups!')
  expect(await button()).toBeTruthy()
})

test('V2.40 V4.19 a new person is led to the sign-up page, which takes the email out of the address', async () => {
  const opened = openPage(LogInPage, { service: serviceWith({ ...known, existing_user: false }) })
  type(works)
  await rest(301)
  fireEvent.click(await button())
  expect(opened.addresses).toEqual([
    `/signup/sso-business-account/?email=${encodeURIComponent(works)}`,
  ])
  opened.unmount()
  const page = openPage(SsoSignUpPage, {
    path: '/signup/sso-business-account/',
    search: `?email=${encodeURIComponent(works)}`,
    service: serviceWith({ ...known, existing_user: false }),
  })
  expect(page.addresses).toEqual(['/signup/sso-business-account/'])
  expect(email()).toMatchObject({ value: works, readOnly: true })
  await rest(301)
  await button()
  expect(screen.getByLabelText('Business name')).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Birthday' })).toBeTruthy()
  expect(screen.queryByLabelText('Password')).toBeNull()
})

test('V8.23 an exchange that fails says so in the form', async () => {
  const service = authService(
    {},
    [ssoInfo, () => known],
    [ssoUserCheck, () => known],
    [ssoExchange, () => answerError('sso-failed')],
  )
  openPage(LogInPage, { service })
  type(works)
  await rest(301)
  fireEvent.click(await button())
  await waitFor(() => answerInWindow())
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Sorry! Something went wrong on our end.',
  )
})
