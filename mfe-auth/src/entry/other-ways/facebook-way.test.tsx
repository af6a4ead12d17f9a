// @vitest-environment jsdom
import { facebookBannerData } from '@tessera/contracts/calls/facebook'
import { emailExists } from '@tessera/contracts/calls/registration'
import { logIn } from '@tessera/contracts/calls/session'
import { answerError } from '@tessera/testing/answers'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeWindows } from '../../../test/fake-window.ts'
import { field, fill, openModal, press } from '../../../test/open-modal.tsx'
import { authService, lena, logInAnswer, mira } from '../../../test/service.ts'

const rules = { providers: { google: false, facebook: true, line: false } }
const offer = { connect_ticket: 'a-ticket-of-a-provider', email: null, full_name: 'Otto Brandt' }
const payload = { facebook_id: '1003', facebook_token: 'token' }
const button = 'Continue with Facebook'
const client_context = {
  country: null,
  country_from_hostname: null,
  country_from_ip: null,
  region_from_ip: null,
}

const withGoogle = { rules: { providers: { ...rules.providers, google: true } } }

type Answer = Parameters<typeof authService>

function opened(answer: (input: object) => Response | null = () => null, more: Answer[0] = {}) {
  const service = authService({ rules, ...more }, [
    logIn,
    (input, request) => {
      if ('facebook_token' in input) return answer(input) ?? { user: mira, client_context }
      return logInAnswer(input, request)
    },
  ])
  return openModal({ start: 'log-in' }, { service })
}

const pressed = async (modal: ReturnType<typeof openModal>) => {
  await screen.findByRole('button', { name: button })
  await press(modal, button)
}

test('V2.39 V9.11 the button opens /connect/facebook/ in the press, 580 by 400', async () => {
  const windows = fakeWindows()
  await pressed(opened())
  expect(windows.address().pathname).toBe('/connect/facebook/')
  expect(windows.open.mock.calls[0]?.[2]).toContain('width=580,height=400')
})

test('V2.48 V3.12 V4.28 a completion logs in with facebook_id and facebook_token, and the page stays', async () => {
  const windows = fakeWindows()
  const modal = opened()
  await pressed(modal)
  windows.say({ type: 'complete', payload })
  await waitFor(() => expect(modal.close).toHaveBeenCalled())
  expect(modal.sent()[0]?.input).toMatchObject({ ...payload, login_method: 2 })
  expect(modal.addresses).toEqual([])
})

test.each([
  ['an error of the window', { type: 'error', error: 'unauthorized' }],
  ['a payload that does not fit', { type: 'complete', payload: { facebook_id: 'x' } }],
])('V8.21 %s says that the product must be authorized', async (_, message) => {
  const windows = fakeWindows()
  await pressed(opened())
  windows.say(message)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe("Couldn't connect. You must authorize Tessera.")
})

test('V8.21 V4.29 a blocked window says that popups must be enabled', async () => {
  fakeWindows({ isBlocked: true })
  await pressed(opened())
  expect((await screen.findByRole('alert')).textContent).toBe('You must enable popups!')
})

test('V2.28 V6.6 V1.2 with web_facebook_disabled the button is disabled, and opens a modal with OK', async () => {
  const windows = fakeWindows()
  const experiments = { web_facebook_disabled: 'enabled' } as const
  const modal = openModal({ start: 'log-in' }, { service: authService({ rules }), experiments })
  const way = await screen.findByRole('button', { name: button })
  expect(way.getAttribute('aria-disabled')).toBe('true')
  await press(modal, button)
  const dialog = await screen.findByRole('dialog', { name: "Oops! Facebook isn't available" })
  expect(windows.open).not.toHaveBeenCalled()
  await modal.user.click(within(dialog).getByRole('button', { name: 'OK' }))
  expect(screen.queryByRole('dialog', { name: "Oops! Facebook isn't available" })).toBeNull()
})

const unknown = (email: string | null) => () => answerError('identity-unknown', { ...offer, email })

test('V8.33 somebody new reads the sign-up banner over the form with an email', async () => {
  const windows = fakeWindows()
  // Google's frame asks for the theme.
  document.documentElement.dataset.theme = 'light'
  await pressed(opened(unknown('nadia@mail.test'), withGoogle))
  windows.say({ type: 'complete', payload })
  const banner = "Facebook login isn't available for new users. Continue with email or Google:"
  await screen.findByText(banner)
  expect(field('Email')).toHaveProperty('value', 'nadia@mail.test')
  expect(screen.queryByRole('button', { name: button })).toBeNull()
  expect(screen.getByLabelText('Birthday', { exact: false })).toBeTruthy()
})

test("V2.21 V2.22 V2.23 a phone-only account is asked for an email; a known one leads to 'already on'", async () => {
  const windows = fakeWindows()
  const modal = opened(unknown(null), { emails: ['mira@studio.example'] })
  await pressed(modal)
  windows.say({ type: 'complete', payload })
  await screen.findByRole('heading', { name: "What's your email address?" })
  await screen.findByRole('button', { name: 'Not now' })
  await fill(modal, { email: 'mira@studio.example' })
  await press(modal, 'Continue')
  await screen.findByRole('heading', { name: "Looks like you're already on Tessera" })
  expect(screen.getByText('Log in as mira@studio.example.')).toBeTruthy()
  await fill(modal, { password: 'slow-mornings' })
  await press(modal, 'Log in')
  await waitFor(() => expect(modal.close).toHaveBeenCalled())
  expect(modal.sent().at(-1)?.input).toMatchObject({
    username_or_email: 'mira@studio.example',
    connect_ticket: offer.connect_ticket,
  })
})

test("V2.22 V4.5 'Not now' returns to the sign-up", async () => {
  const windows = fakeWindows()
  const modal = opened(unknown(null))
  await pressed(modal)
  windows.say({ type: 'complete', payload })
  await screen.findByRole('button', { name: 'Not now' })
  await press(modal, 'Not now')
  expect(screen.getByRole('heading', { name: 'Welcome to Tessera' })).toBeTruthy()
  expect(modal.sent().some(({ call }) => call === emailExists.name)).toBe(false)
})

test.each([
  [{ isGoogleConnected: true, hasPassword: false }, 'Continue with Google.'],
  [{ isGoogleConnected: false, hasPassword: true }, 'Log in with your email and password.'],
  [
    { isGoogleConnected: false, hasPassword: false },
    'Recover your account to set a password. Recover your account',
  ],
])(
  'V1.2 V8.33 V7.13 a returning visitor who used Facebook reads what to use instead: %j',
  async (ways, says) => {
    const isFBAuthOnly = !ways.isGoogleConnected && !ways.hasPassword
    const service = authService({ rules }, [facebookBannerData, () => ({ ...ways, isFBAuthOnly })])
    const returning = { ...lena, connected_to_facebook: true, has_password: ways.hasPassword }
    const experiments = { web_facebook_disabled: 'enabled' } as const
    openModal({ start: 'log-in' }, { service, returning, experiments })
    const banner = await screen.findByText(/^Facebook login is no longer available\./)
    expect(banner.textContent?.trim()).toBe(`Facebook login is no longer available. ${says}`)
  },
)

test('a returning visitor who is not connected to Facebook gets no button of it', async () => {
  openModal({ start: 'log-in' }, { service: authService({ rules }), returning: lena })
  await waitFor(() => expect(screen.getByRole('heading', { name: /Lena/ })).toBeTruthy())
  expect(screen.queryByRole('button', { name: button })).toBeNull()
})
