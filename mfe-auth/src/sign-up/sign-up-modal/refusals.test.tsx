// @vitest-environment jsdom
import { register } from '@tessera/contracts/calls/registration'
import { logIn as logInCall } from '@tessera/contracts/calls/session'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import { answerError } from '@tessera/testing/shell'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { field, fill, openModal, press } from '../../../test/open-modal.tsx'
import { openPage } from '../../../test/open-page.tsx'
import {
  authService,
  codeNeeded,
  logInAnswer,
  logInWithCode,
  mira,
  refusing,
  sound,
} from '../../../test/service.ts'
import LogInPage from '../../log-in/log-in-page/page.tsx'

// The widget itself is tested in a browser; here a press solves it.
vi.mock('../../kit/captcha/altcha-captcha.tsx', () => ({
  default: ({ onSolved }: { readonly onSolved: (token: string) => void }) => (
    <button type="button" onClick={() => onSolved('a-solved-puzzle')}>
      I am a person
    </button>
  ),
}))

afterEach(() => {
  sessionStorage.clear()
  vi.useRealTimers()
})

async function logIn(codes: readonly ErrorCode[], data?: Record<string, unknown>) {
  const service = authService({}, [logInCall, refusing(codes, logInAnswer, data)])
  const opened = openModal({ start: 'log-in' }, { service })
  await fill(opened, { email: sound.email, password: sound.password })
  await press(opened, 'Log in')
  return opened
}

test('V8.13 a wrong password is shown at the password with a reset link; the right one logs in', async () => {
  const opened = await logIn(['password-wrong'])
  const said = await screen.findByText(/The password you entered is incorrect\. Try again or/)
  expect(field('Password').getAttribute('aria-describedby')).toContain(said.id)
  expect(field('Password')).toHaveProperty('value', 'slow-mornings')
  expect(screen.getByRole('link', { name: 'Reset your password' }).getAttribute('href')).toBe(
    '/password/forgot/?ue=mira%40studio.example',
  )
  await press(opened, 'Log in')
  await waitFor(() => expect(opened.close).toHaveBeenCalled())
})

test('V8.15 an unknown email is shown at the email', async () => {
  await logIn(['unexpected'])
  const said = await screen.findByText('Sorry! Something went wrong on our end.')
  expect(field('Email').getAttribute('aria-describedby')).toContain(said.id)
})

test('V8.10 an account with only Facebook gets an error with a recovery link', async () => {
  await logIn(['facebook-only'])
  expect(
    await screen.findByText(
      /Your account is connected to Facebook, but Facebook login is no longer available\./,
    ),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Recover your account' })).toBeTruthy()
})

test.each([
  ['linked-google', /connected to Google/],
  ['linked-facebook', /connected to Facebook/],
  ['linked-apple', /connected to Apple/],
] as const)(
  'V8.12 an account of another provider gets an error with a link to set a password: %s',
  async (code, said) => {
    await logIn([code])
    expect(await screen.findByText(said)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Set a password' })).toBeTruthy()
  },
)

test.each([
  ['soft-banned', /protected|strange activity/i],
  ['suspended', /deactivated/],
  ['log-ins-many', /Too many login attempts/],
] as const)('V8.16 a refusal with its own dialog opens it: %s', async (code, title) => {
  await logIn([code])
  expect((await screen.findByRole('dialog')).textContent).toMatch(title)
})

test('V8.29 somebody who has trouble logging in got an email, can ask for another, and is offered both providers once', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const rules = { providers: { google: true, facebook: true, line: false } }
  const service = authService({ rules }, [logInCall, refusing(['log-in-assistance'], logInAnswer)])
  const opened = openPage(LogInPage, { service })
  await fill(opened, { email: sound.email, password: sound.password })
  await press(opened, 'Log in')
  const dialog = await screen.findByRole('dialog', {
    name: "Looks like you're having trouble logging in",
  })
  expect(within(dialog).getByRole('button', { name: 'Resend email' })).toBeTruthy()
  expect(dialog.textContent).toContain(`We sent an email to ${sound.email}`)
  expect(await within(dialog).findByTitle('Continue with Google')).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: /Facebook/ })).toBeTruthy()
  expect(screen.getAllByTitle('Continue with Google')).toHaveLength(1)
})

test('V8.9 after too many attempts an error is shown at the password with a captcha, and solving it logs in', async () => {
  const opened = await logIn(['captcha-needed', 'captcha-wrong'])
  const said = await screen.findByText(
    'Oops! You logged in too quickly. Please try again with the reCAPTCHA.',
  )
  expect(field('Password').getAttribute('aria-describedby')).toContain(said.id)
  await opened.user.click(await screen.findByRole('button', { name: 'I am a person' }))
  expect(await screen.findByText(/solve the reCAPTCHA again/)).toBeTruthy()
  await opened.user.click(await screen.findByRole('button', { name: 'I am a person' }))
  await waitFor(() => expect(opened.close).toHaveBeenCalled())
  expect(opened.sent().at(-1)?.input).toMatchObject({
    username_or_email: 'mira@studio.example',
    recaptchaV2Token: 'a-solved-puzzle',
  })
})

test('V8.9 after three captchas within an hour the dialog asks to wait instead', async () => {
  for (let time = 1; time <= 3; time += 1) {
    const opened = await logIn(['captcha-needed'])
    await screen.findByRole('button', { name: 'I am a person' })
    opened.unmount()
  }
  await logIn(['captcha-needed'])
  expect((await screen.findByRole('dialog')).textContent).toContain('Too many login attempts')
})

test("V9.13 without an invisible captcha its token is 'default'", async () => {
  const opened = await logIn([])
  await waitFor(() => expect(opened.close).toHaveBeenCalled())
  expect(opened.sent().at(-1)?.input).toMatchObject({ recaptchaV3Token: 'default' })
})

test('V2.17 the code step has its title, a field for the code and a button to resend it', async () => {
  const opened = await logIn(['mfa-needed'], codeNeeded)
  const title = 'Two-factor authentication required'
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  const input = field('Verification code')
  expect(input.getAttribute('autocomplete')).toBe('one-time-code')
  expect(document.activeElement).toBe(input)
  expect(screen.getByRole('button', { name: 'Resend the code' })).toBeTruthy()
  expect(screen.getByRole('dialog').style.getPropertyValue('--modal-width')).toBe('489px')
  await opened.user.type(input, '123 456')
  expect(opened.close).not.toHaveBeenCalled()
})

test('V8.8 V2.18 the code step names the last digits of the phone, or the authenticator app', async () => {
  const opened = await logIn(['mfa-needed'], codeNeeded)
  expect(await screen.findByText(/your phone number ending in 67/)).toBeTruthy()
  opened.unmount()
  await logIn(['mfa-needed'], { ...codeNeeded, phone_number_end: null })
  expect(await screen.findByText(/from your authenticator app/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Resend the code' })).toBeNull()
})

const refusedSignUps = [
  ['age-missing', 'We need to know your age to provide you this service.', 'birthday'],
  ['age-over', 'Oops! Please use a valid age to sign up.', 'birthday'],
  ['email-invalid', 'Your email is invalid.', 'email'],
  ['email-has-brand', 'Please stick to your name, or the name of your brand', 'email'],
  ['unexpected', 'Sorry! Something went wrong on our end.', 'form'],
] as const

/** Signs up, and is refused with these errors. */
async function signUp(codes: readonly ErrorCode[]) {
  const service = authService({}, [register, refusing(codes, () => ({ user: mira }))])
  const opened = openModal({}, { service })
  await fill(opened, sound)
  await press(opened, 'Continue')
  return opened
}

test.each(refusedSignUps)(
  'V8.2 V8.3 V8.4 V8.5 V8.6 a sign-up refused for %s says: %s (at the %s), and the next try succeeds',
  async (code, text, place) => {
    const opened = await signUp([code])
    const { id } = await screen.findByText(text)
    const at = { birthday: screen.getByRole('group', { name: 'Birthday' }), email: field('Email') }
    const owner = place === 'form' ? undefined : at[place]
    for (const element of Object.values(at))
      expect(element.getAttribute('aria-describedby')?.includes(id) ?? false).toBe(
        element === owner,
      )
    await press(opened, 'Continue')
    await waitFor(() => expect(opened.close).toHaveBeenCalled())
  },
)

test('V8.2 V8.3 V8.4 a message of the service replaces the default one', async () => {
  const own = 'People born in the future cannot sign up.'
  const refuse = () => answerError('age-over', undefined, { message: own })
  const opened = openModal({}, { service: authService({}, [register, refuse]) })
  await fill(opened, sound)
  await press(opened, 'Continue')
  expect(await screen.findByText(own)).toBeTruthy()
})

test.each([
  ['facebook-register-prevented', 'Facebook'],
  ['google-register-prevented', 'Google'],
] as const)('V8.31 a sign-up refused for %s opens the no-match dialog', async (code, provider) => {
  const opened = await signUp([code])
  const dialog = await screen.findByRole('dialog', { name: 'Oops! Something went wrong' })
  expect(dialog.textContent).toContain(
    `We couldn't match your ${provider} account to any account. Try resetting your password instead.`,
  )
  await press(opened, 'Reset your password')
  await waitFor(() =>
    expect(opened.sent().at(-1)?.input).toMatchObject({ username_or_email: sound.email }),
  )
})

test('V4.13 the token of the invisible captcha is refreshed after each failed sign-up', async () => {
  let given = 0
  vi.stubGlobal('grecaptcha', {
    ready: (then: () => void) => then(),
    execute: async () => {
      given += 1
      return `token ${given}`
    },
  })
  const service = authService({ rules: { recaptcha_site_key_v3: 'key' } }, [
    register,
    refusing(['unexpected', 'age-missing'], () => ({ user: mira })),
  ])
  const opened = openModal({}, { service })
  const script = await waitFor(() => {
    const found = document.querySelector('script[src*="recaptcha"]')
    expect(found).not.toBeNull()
    return found
  })
  script?.dispatchEvent(new Event('load'))
  await fill(opened, sound)
  await press(opened, 'Continue')
  await screen.findByText('Sorry! Something went wrong on our end.')
  await press(opened, 'Continue')
  await screen.findByText('We need to know your age to provide you this service.')
  await press(opened, 'Continue')
  await waitFor(() => expect(opened.close).toHaveBeenCalled())
  const tokens = opened
    .sent()
    .filter(({ call }) => call === register.name)
    .map(({ input }) => Object(input).recaptchaV3Token)
  expect(tokens).toEqual(['token 1', 'token 2', 'token 3'])
})

test('V5.17 Continue is disabled while the code is empty; spaces do not count', async () => {
  const opened = await logIn(['mfa-needed'], codeNeeded)
  await screen.findByLabelText('Verification code')
  const go = screen.getByRole('button', { name: 'Continue' })
  expect(go).toHaveProperty('disabled', true)
  await opened.user.type(field('Verification code'), '  ')
  expect(go).toHaveProperty('disabled', true)
  await opened.user.type(field('Verification code'), '1')
  expect(go).toHaveProperty('disabled', false)
  await opened.user.clear(field('Verification code'))
  expect(go).toHaveProperty('disabled', true)
})

test('an invalid code is shown at its field, and nothing is sent', async () => {
  const opened = await logIn(['mfa-needed'], codeNeeded)
  await opened.user.type(await screen.findByLabelText('Verification code'), '12{Enter}')
  const said = screen.getByText("Hmm...that doesn't look like a verification code.")
  expect(field('Verification code').getAttribute('aria-describedby')).toContain(said.id)
  expect(opened.sent().filter(({ input }) => JSON.stringify(input).includes('mfa_token'))).toEqual(
    [],
  )
})

test('V4.24 the code is resent, and a toast says so for five seconds', async () => {
  const service = authService({}, [
    logInCall,
    (input, request) =>
      'mfa_resend' in input
        ? ({ resent: true, phone_number_end: '67' } as const)
        : logInWithCode(input, request),
  ])
  const opened = openModal({ start: 'log-in' }, { service })
  await fill(opened, { email: sound.email, password: sound.password })
  await press(opened, 'Log in')
  await opened.user.click(await screen.findByRole('button', { name: 'Resend the code' }))
  const said = 'We sent you a new code!'
  await waitFor(() =>
    expect(opened.toasts).toEqual([{ text: said, tone: 'good', duration: 5_000 }]),
  )
  expect(within(screen.getByRole('dialog')).getByText(said)).toBeTruthy()
})
