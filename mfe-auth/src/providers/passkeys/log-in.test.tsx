// @vitest-environment jsdom
import { startPasskeyLogIn } from '@tessera/contracts/calls/passkeys'
import { logIn } from '@tessera/contracts/calls/session'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { timings } from '@tessera/contracts/timings'
import { answerError } from '@tessera/testing/answers'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { browserPasskeys } from '../../../test/browser-passkeys.ts'
import { fill } from '../../../test/open-modal.tsx'
import { openPage } from '../../../test/open-page.tsx'
import { authService, lena, mira, sound } from '../../../test/service.ts'
import LogInPage from '../../log-in/log-in-page/page.tsx'

const request = {
  rpId: 'localhost',
  challenge: 'AAAA',
  timeout: 300_000,
  allowCredentials: [],
  userVerification: 'required' as const,
}

const client_context = {
  country: null,
  country_from_hostname: null,
  country_from_ip: null,
  region_from_ip: null,
}

type LogInAnswer = (
  input: object,
) => { user: typeof mira; client_context: typeof client_context } | Response

const entered: LogInAnswer = () => ({ user: mira, client_context })

function open(answer: LogInAnswer = entered, world: { returning?: typeof lena } = {}) {
  const service = authService({}, [startPasskeyLogIn, () => request], [logIn, answer])
  return openPage(LogInPage, { service, ...world })
}

const button = () => screen.findByRole('button', { name: 'Log in with a passkey' })
const logInsOf = ({ sent }: ReturnType<typeof open>) =>
  sent().filter(({ call }) => call === logIn.name)

test('a passkey that is chosen in the address field logs in', async () => {
  const browser = browserPasskeys()
  const opened = open()
  await waitFor(() => expect(browser.get).toHaveBeenCalledOnce())
  expect(browser.get.mock.calls[0]?.[0]).toMatchObject({ mediation: 'conditional' })
  expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username webauthn')
  browser.choose()
  await waitFor(() => expect(opened.stores.$viewer.get()).toMatchObject({ username: 'mira' }))
  expect(logInsOf(opened)).toMatchObject([
    { input: { passkey: { id: 'aWQ', response: { userHandle: 'aGFuZGxl' } }, login_method: 10 } },
  ])
})

test('the button asks the browser in a dialog, and ends the offer in the field', async () => {
  const browser = browserPasskeys('given')
  const opened = open()
  await waitFor(() => expect(browser.get).toHaveBeenCalledOnce())
  await opened.user.click(await button())
  await waitFor(() => expect(opened.stores.$viewer.get()).toMatchObject({ username: 'mira' }))
  expect(browser.get.mock.calls[1]?.[0].mediation).toBeUndefined()
  expect(browser.get.mock.calls[0]?.[0].signal?.aborted).toBe(true)
})

test('a closed dialog leaves the form as it was, and offers passkeys in the field again', async () => {
  const browser = browserPasskeys('NotAllowedError')
  const opened = open()
  await opened.user.type(screen.getByLabelText('Email'), sound.email)
  await opened.user.click(await button())
  await waitFor(() => expect(browser.get).toHaveBeenCalledTimes(3))
  expect(browser.get.mock.calls[2]?.[0]).toMatchObject({ mediation: 'conditional' })
  expect(screen.getByLabelText('Email')).toHaveProperty('value', sound.email)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(logInsOf(opened)).toEqual([])
})

test.each(['passkey-unknown', 'passkey-refused', 'passkey-gone'] as const)(
  '%s is said above the log-in button, with what to do',
  async (code) => {
    browserPasskeys('given')
    const opened = open(() => answerError(code))
    await opened.user.click(await button())
    expect((await screen.findByRole('alert')).textContent).toBe(errorCatalogue[code].message)
  },
)

test('an error of the browser says that passkeys do not work here', async () => {
  browserPasskeys('UnknownError')
  const opened = open()
  await opened.user.click(await button())
  expect((await screen.findByRole('alert')).textContent).toBe(
    errorCatalogue['passkey-failed'].message,
  )
})

test('a browser is told to forget a passkey that the service does not know', async () => {
  browserPasskeys('given')
  const signalUnknownCredential = vi.fn(async () => {})
  Object.assign(PublicKeyCredential, { signalUnknownCredential })
  const opened = open(() => answerError('passkey-unknown'))
  await opened.user.click(await button())
  await screen.findByRole('alert')
  expect(signalUnknownCredential).toHaveBeenCalledWith({ rpId: 'localhost', credentialId: 'aWQ' })
})

test('the offer in the field gets a new challenge before the last one expires', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const browser = browserPasskeys()
  open()
  await waitFor(() => expect(browser.get).toHaveBeenCalledOnce())
  await vi.advanceTimersByTimeAsync(timings.passkeyAgain)
  await waitFor(() => expect(browser.get).toHaveBeenCalledTimes(2))
  expect(browser.get.mock.calls[0]?.[0].signal?.aborted).toBe(true)
  expect(timings.passkeyAgain).toBeLessThan(timings.passkeyMinutes * 60_000)
})

test('leaving the page ends the offer', async () => {
  const browser = browserPasskeys()
  const opened = open()
  await waitFor(() => expect(browser.get).toHaveBeenCalledOnce())
  opened.unmount()
  expect(browser.get.mock.calls[0]?.[0].signal?.aborted).toBe(true)
})

test('a returning visitor is offered passkeys at the password, where there is no address field', async () => {
  browserPasskeys()
  open(entered, { returning: lena })
  expect((await screen.findByLabelText('Password')).getAttribute('autocomplete')).toBe(
    'current-password webauthn',
  )
  expect(await button()).toBeTruthy()
})

test('a browser without passkeys shows no button and asks for no challenge', async () => {
  const opened = open()
  await screen.findByRole('button', { name: 'Log in' })
  expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull()
  expect(opened.sent()).toEqual([])
})

const asked = (method: 'totp' | 'passkey') => (input: object) =>
  'password' in input
    ? answerError('mfa-needed', {
        mfa_challenge: 'a-challenge-of-a-second-factor',
        phone_number_end: null,
        method,
        passkey: true,
      })
    : { user: mira, client_context }

async function withPassword(opened: ReturnType<typeof open>) {
  await fill(opened, { email: sound.email, password: sound.password })
  await opened.user.keyboard('{Enter}')
}

test('the code step takes a passkey beside the code', async () => {
  browserPasskeys('NotAllowedError', 'given')
  const opened = open(asked('totp'))
  await withPassword(opened)
  const use = await screen.findByRole('button', { name: 'Use a passkey' })
  expect(screen.getByLabelText('Verification code')).toBe(document.activeElement)
  await opened.user.click(use)
  await waitFor(() => expect(use).toHaveProperty('ariaBusy', null))
  await opened.user.click(screen.getByRole('button', { name: 'Use a passkey' }))
  await waitFor(() => expect(opened.stores.$viewer.get()).toMatchObject({ username: 'mira' }))
  expect(logInsOf(opened).at(-1)?.input).toMatchObject({
    mfa_challenge: 'a-challenge-of-a-second-factor',
    mfa_passkey: { id: 'aWQ' },
    login_method: 6,
  })
})

test('an account whose only factor is a passkey is asked for it first, or for a recovery code', async () => {
  browserPasskeys('given')
  const opened = open(asked('passkey'))
  await withPassword(opened)
  const use = await screen.findByRole('button', { name: 'Use a passkey' })
  await waitFor(() => expect(document.activeElement).toBe(use))
  expect(screen.getByText(/or enter one of your recovery codes/)).toBeTruthy()
  expect(screen.getByLabelText('Recovery code')).toBeTruthy()
  await opened.user.keyboard('{Enter}')
  await waitFor(() => expect(opened.stores.$viewer.get()).toMatchObject({ username: 'mira' }))
})

test('a refused passkey in the code step is said beside its button, and the code stays free of it', async () => {
  browserPasskeys('given')
  const answer = asked('totp')
  const opened = open((input) =>
    'mfa_passkey' in input ? answerError('passkey-refused') : answer(input),
  )
  await withPassword(opened)
  await opened.user.click(await screen.findByRole('button', { name: 'Use a passkey' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    errorCatalogue['passkey-refused'].message,
  )
  expect(screen.getByLabelText('Verification code').getAttribute('aria-invalid')).not.toBe('true')
})
