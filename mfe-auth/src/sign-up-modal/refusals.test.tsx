// @vitest-environment jsdom
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import * as answers from '@tessera/testing/answers'
import { answerError } from '@tessera/testing/shell'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { challenge } from '../../test/events.ts'
import { field, fill, openModal, press, sound } from '../../test/open-modal.tsx'
import { pretendService } from '../../test/service.ts'

// The widget itself is tried in a browser; here a press solves it.
vi.mock('../captcha/altcha-captcha.tsx', () => ({
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

/** A service that answers one call so many times with an error before it answers it as usual. */
function refusing(path: string, codes: readonly ErrorCode[], data?: Record<string, unknown>) {
  const service = pretendService(answers)
  const left = [...codes]
  return {
    ...service,
    answer: async (request: Request) => {
      const code = request.url.includes(path) ? left.shift() : undefined
      if (code === undefined) return service.answer(request)
      service.sent.push({ path, body: await request.json() })
      return answerError(code, data)
    },
  }
}

const session = 'UserSessionResource'

async function logIn(codes: readonly ErrorCode[], data?: Record<string, unknown>) {
  const opened = openModal({ start: 'log-in' }, { service: refusing(session, codes, data) })
  await fill(opened, { email: sound.email, password: sound.password })
  await press(opened, 'Log in')
  return opened
}

test('V8.13 a wrong password is said at the password, with the way to a new one; the right one opens', async () => {
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

test('V8.15 what nobody knows is said at the email', async () => {
  await logIn(['unexpected'])
  const said = await screen.findByText('Sorry! Something went wrong on our end.')
  expect(field('Email').getAttribute('aria-describedby')).toContain(said.id)
})

test('V8.10 an account of Facebook alone is told so, with a way to recover it', async () => {
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
  'V8.12 an account of another company is told so, with a way to a password: %s',
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
] as const)('V8.16 a refusal that needs more than a word has a dialog: %s', async (code, title) => {
  await logIn([code])
  expect((await screen.findByRole('dialog')).textContent).toMatch(title)
})

test('V8.9 too fast: it says so at the password, shows a captcha, and solving it logs in by itself', async () => {
  const opened = await logIn(['captcha-needed', 'captcha-wrong'])
  const said = await screen.findByText(
    'Oops! You logged in too quickly. Please try again with the reCAPTCHA.',
  )
  expect(field('Password').getAttribute('aria-describedby')).toContain(said.id)
  await opened.user.click(await screen.findByRole('button', { name: 'I am a person' }))
  expect(await screen.findByText(/solve the reCAPTCHA again/)).toBeTruthy()
  await opened.user.click(await screen.findByRole('button', { name: 'I am a person' }))
  await waitFor(() => expect(opened.close).toHaveBeenCalled())
  expect(opened.sent.at(-1)?.body).toMatchObject({
    username_or_email: 'mira@studio.example',
    recaptchaV2Token: 'a-solved-puzzle',
  })
})

test('V8.9 after three captchas within an hour there is none, but the word to wait', async () => {
  for (let time = 1; time <= 3; time += 1) {
    const opened = await logIn(['captcha-needed'])
    await screen.findByRole('button', { name: 'I am a person' })
    opened.unmount()
  }
  await logIn(['captcha-needed'])
  expect((await screen.findByRole('dialog')).textContent).toContain('Too many login attempts')
})

test('V9.13 where there is no invisible captcha its token is a word for none', async () => {
  const opened = await logIn([])
  await waitFor(() => expect(opened.close).toHaveBeenCalled())
  expect(opened.sent.at(-1)?.body).toMatchObject({ recaptchaV3Token: 'default' })
})

const code = { mfa_challenge: challenge, phone_number_end: '67' }

test('V2.17 the second factor has its title, a field for the code and a way to have it sent again', async () => {
  const opened = await logIn(['mfa-needed'], code)
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

test('V8.8 V2.18 it says how the number ends, or that the authenticator shows the code', async () => {
  const opened = await logIn(['mfa-needed'], code)
  expect(await screen.findByText(/your phone number ending in 67/)).toBeTruthy()
  opened.unmount()
  await logIn(['mfa-needed'], { ...code, phone_number_end: null })
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

/** Signs up, and is refused. */
async function signUp(codes: readonly ErrorCode[], service = refusing('UserRegister', codes)) {
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

test('V8.2 V8.3 V8.4 a message of the service takes the place of the usual one', async () => {
  const usual = pretendService(answers)
  const own = 'People born in the future cannot sign up.'
  const service = {
    ...usual,
    answer: async (request: Request) =>
      request.url.includes('UserRegister')
        ? answerError('age-over', undefined, { message: own })
        : usual.answer(request),
  }
  await signUp([], service)
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
    expect(opened.sent.at(-1)?.body).toMatchObject({ username_or_email: sound.email }),
  )
})

test('V4.13 the token of the invisible captcha is a new one after each sign-up that failed', async () => {
  let given = 0
  vi.stubGlobal('grecaptcha', {
    ready: (then: () => void) => then(),
    execute: async () => {
      given += 1
      return `token ${given}`
    },
  })
  const usual = pretendService(answers, { rules: { recaptcha_site_key_v3: 'key' } })
  const refused = refusing('UserRegister', ['unexpected', 'age-missing'])
  const opened = openModal(
    {},
    {
      service: {
        sent: usual.sent,
        answer: (request) =>
          request.url.includes('UserRegister') ? refused.answer(request) : usual.answer(request),
      },
    },
  )
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
  const tokens = refused.sent.map(({ body }) => Object(body).recaptchaV3Token)
  expect(tokens).toEqual(['token 1', 'token 2', 'token 3'])
})

test('V5.17 Continue is disabled until a code is written, and again when it is taken out; spaces are none', async () => {
  const opened = await logIn(['mfa-needed'], code)
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

test('a code that is not one is said at its field, and nothing is sent', async () => {
  const opened = await logIn(['mfa-needed'], code)
  await opened.user.type(await screen.findByLabelText('Verification code'), '12{Enter}')
  const said = screen.getByText("Hmm...that doesn't look like a verification code.")
  expect(field('Verification code').getAttribute('aria-describedby')).toContain(said.id)
  expect(opened.sent.filter(({ body }) => JSON.stringify(body).includes('mfa_token'))).toEqual([])
})

test('V4.24 the code is sent again, and a toast says so for five seconds', async () => {
  const service = refusing(session, ['mfa-needed'], code)
  const opened = openModal(
    { start: 'log-in' },
    {
      service: {
        ...service,
        answer: async (request) => {
          const again = (await request.clone().text()).includes('mfa_resend')
          return again
            ? answers.answerWith({ resent: true, phone_number_end: '67' })
            : service.answer(request)
        },
      },
    },
  )
  await fill(opened, { email: sound.email, password: sound.password })
  await press(opened, 'Log in')
  await opened.user.click(await screen.findByRole('button', { name: 'Resend the code' }))
  const said = 'We sent you a new code!'
  await waitFor(() =>
    expect(opened.toasts).toEqual([{ text: said, tone: 'good', duration: 5_000 }]),
  )
  expect(within(screen.getByRole('dialog')).getByText(said)).toBeTruthy()
})
