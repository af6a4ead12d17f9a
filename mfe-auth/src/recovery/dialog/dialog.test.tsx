// @vitest-environment jsdom
import { forgotPassword } from '@tessera/contracts/calls/recovery'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { errorCodes, isErrorCode } from '@tessera/contracts/errors/codes'
import type { ChosenArms } from '@tessera/contracts/experiments'
import type { RecoveryType } from '@tessera/contracts/recovery'
import { recoveryOf, recoveryTypes } from '@tessera/contracts/recovery'
import { answers } from '@tessera/testing/answers'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { RecoveryDialog } from './dialog.tsx'

vi.mock('../../kit/captcha/captcha.tsx', () => import('../../../test/captcha.tsx'))

interface Opening {
  readonly account?: string | null
  readonly data?: Readonly<Record<string, unknown>>
  readonly service?: ReturnType<typeof answers>
  readonly experiments?: ChosenArms
}

function open(type: RecoveryType, opening: Opening = {}) {
  const { account = 'mira@studio.example', data, experiments = {} } = opening
  const service = opening.service ?? answers([forgotPassword, () => answerWith(null)])
  const onClose = vi.fn()
  const onLogIn = vi.fn()
  const host = testShell({ answer: service.answer, experiments })
  host.render(<RecoveryDialog {...{ type, account, data, onClose, onLogIn }} />)
  return { ...host, onClose, onLogIn, asked: service.asked, user: userEvent.setup() }
}

const press = ({ user }: ReturnType<typeof open>, name: string) =>
  user.click(screen.getByRole('button', { name }))

const resetEmail = { username_or_email: 'mira@studio.example', type: 'reset' }

test('V4.34 each of the seven dialogs has its number and the error codes that open it', () => {
  expect(recoveryTypes).toEqual({
    SOFT_BANNED: 0,
    RATE_LIMITED: 1,
    LOGIN_ASSISTANCE: 2,
    PASSWORD_RESET_SENT: 3,
    PREVENT_FACEBOOK_REGISTER: 4,
    PREVENT_GOOGLE_REGISTER: 5,
    SUSPENDED: 6,
  })
  const byCode = Object.keys(errorCatalogue).flatMap((code) => {
    const type = recoveryOf(code)
    return type === undefined ? [] : [[code, type]]
  })
  expect(Object.fromEntries(byCode)).toEqual({
    'soft-banned': 'SOFT_BANNED',
    'log-ins-many': 'RATE_LIMITED',
    'log-in-assistance': 'LOGIN_ASSISTANCE',
    'facebook-register-prevented': 'PREVENT_FACEBOOK_REGISTER',
    'google-register-prevented': 'PREVENT_GOOGLE_REGISTER',
    suspended: 'SUSPENDED',
    deactivated: 'SUSPENDED',
  })
  // PASSWORD_RESET_SENT is no error: the other dialogs lead to it after the email was sent.
  const reached = new Set([...byCode.map(([, type]) => type), 'PASSWORD_RESET_SENT'])
  expect([...reached].sort()).toEqual(Object.keys(recoveryTypes).sort())
})

test('V8.27 V9.4 too many log-ins: the dialog asks to wait 30 minutes and has one button', async () => {
  const opened = open('RATE_LIMITED')
  expect(screen.getByRole('dialog', { name: 'Oops! Too many login attempts' })).toBeTruthy()
  expect(
    screen.getByText(
      'You have reached the maximum number of login attempts. Try again in 30 minutes.',
    ),
  ).toBeTruthy()
  await press(opened, 'Okay')
  expect(opened.onClose).toHaveBeenCalledOnce()
})

test('too many log-ins: the dialog shows the wait that the service names', () => {
  open('RATE_LIMITED', { data: { wait_seconds: 6 * 3_600 } })
  expect(screen.getByText(/Try again in 6 hours\.$/)).toBeTruthy()
})

test('V8.28 deactivated: the dialog lists the reasons, a contact link and Got it', async () => {
  const opened = open('SUSPENDED')
  expect(screen.getByRole('dialog', { name: 'Your account has been deactivated' })).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Violating community guidelines',
    'Unusual activity',
    'An account closure request',
  ])
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).not.toBe('')
  await press(opened, 'Got it')
  expect(opened.onClose).toHaveBeenCalledOnce()
})

test('trouble logging in: an email was sent, it can be resent, and a button leads to the log-in', async () => {
  const opened = open('LOGIN_ASSISTANCE')
  expect(
    screen.getByRole('dialog', { name: "Looks like you're having trouble logging in" }),
  ).toBeTruthy()
  expect(screen.getByText(/We sent an email to mira@studio.example\./)).toBeTruthy()
  await press(opened, 'Resend email')
  await waitFor(() =>
    expect(opened.toasts).toEqual([{ text: 'Email sent!', tone: 'good', duration: 3_500 }]),
  )
  expect(opened.asked.map(({ input }) => input)).toMatchObject([resetEmail])
  expect(screen.getByRole('status').textContent).toBe('Email sent!')
  await press(opened, 'Log in')
  expect(opened.onLogIn).toHaveBeenCalledOnce()
})

test('trouble logging in: the other ways to log in are offered in the dialog, and in no other', () => {
  const ways = <button type="button">Continue with somebody</button>
  const show = (type: RecoveryType) =>
    testShell({ answer: answers().answer }).render(
      <RecoveryDialog {...{ type, ways }} account={null} onClose={() => {}} />,
    )
  const shown = show('LOGIN_ASSISTANCE')
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByRole('button', { name: 'Continue with somebody' })).toBeTruthy()
  shown.unmount()
  show('RATE_LIMITED')
  expect(screen.queryByRole('button', { name: 'Continue with somebody' })).toBeNull()
})

test('V8.11 protected: the dialog says why, and both ways back in', () => {
  open('SOFT_BANNED')
  const { textContent } = screen.getByRole('dialog')
  expect(textContent).toContain('We noticed some strange activity on your account.')
  expect(textContent).toContain('Reset your password or log in with Facebook or Google')
})

test('V8.30 protected: the password was reset, all devices are logged out, and one press sends the link', async () => {
  const opened = open('SOFT_BANNED')
  expect(screen.getByRole('dialog', { name: 'We protected your account' })).toBeTruthy()
  expect(screen.getByText(/we reset your password and logged you out on all devices/)).toBeTruthy()
  await press(opened, 'Reset your password')
  expect(await screen.findByRole('dialog', { name: 'Password reset email sent' })).toBeTruthy()
  expect(opened.asked.map(({ input }) => input)).toMatchObject([resetEmail])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Got it' }))
})

test.each([
  ['PREVENT_FACEBOOK_REGISTER', 'Facebook'],
  ['PREVENT_GOOGLE_REGISTER', 'Google'],
] as const)('V8.31 no match: %s names its provider and offers a reset', async (type, provider) => {
  const opened = open(type)
  expect(screen.getByRole('dialog', { name: 'Oops! Something went wrong' })).toBeTruthy()
  expect(
    screen.getByText(
      `We couldn't match your ${provider} account to any account. Try resetting your password instead.`,
    ),
  ).toBeTruthy()
  await press(opened, 'Reset your password')
  expect(await screen.findByText('Password reset email sent')).toBeTruthy()
  expect(screen.queryByText(/couldn't match/)).toBeNull()
})

test("V8.32 password reset sent: the dialog says so and shows an 'Email sent!' toast for 3.5 s", () => {
  const { toasts } = open('PASSWORD_RESET_SENT')
  expect(screen.getByRole('dialog', { name: 'Password reset email sent' })).toBeTruthy()
  expect(toasts).toEqual([{ text: 'Email sent!', tone: 'good', duration: 3_500 }])
})

test('the reset email is requested with the type that the experiment sets', async () => {
  const opened = open('SOFT_BANNED', { experiments: { unified_forgot_password: 'enabled' } })
  await press(opened, 'Reset your password')
  await screen.findByText('Password reset email sent')
  expect(opened.asked[0]?.input).toMatchObject({ ...resetEmail, type: 'unified' })
})

test('without a known account, the button opens the forgot-password page', async () => {
  const opened = open('SOFT_BANNED', { account: null })
  await opened.user.click(screen.getByRole('link', { name: 'Reset your password' }))
  expect(opened.addresses).toEqual(['/password/forgot/'])
  expect(opened.onClose).toHaveBeenCalledOnce()
  expect(opened.asked).toEqual([])
})

test('an email that could not be sent shows the error and can be requested again', async () => {
  const replies = [answerError('unexpected'), answerWith(null)]
  const service = answers([forgotPassword, () => replies.shift() ?? answerWith(null)])
  const opened = open('SOFT_BANNED', { service })
  await press(opened, 'Reset your password')
  expect((await screen.findByRole('alert')).textContent).toBe(errorCatalogue.unexpected.message)
  await press(opened, 'Reset your password')
  expect(await screen.findByText('Password reset email sent')).toBeTruthy()
})

test('after too many requests a captcha appears, and solving it sends the email', async () => {
  const service = answers([
    forgotPassword,
    ({ recaptchaV2Token: token }) =>
      token === undefined ? answerError('captcha-needed') : answerWith(null),
  ])
  const opened = open('SOFT_BANNED', { service })
  await press(opened, 'Reset your password')
  await opened.user.click(await screen.findByRole('button', { name: 'Solve' }))
  expect(await screen.findByText('Password reset email sent')).toBeTruthy()
  expect(service.asked.at(-1)?.input).toMatchObject({ ...resetEmail, recaptchaV2Token: 'answer 0' })
})

const numbered = Object.keys(errorCatalogue)
  .filter(isErrorCode)
  .flatMap((code) => {
    const type = recoveryOf(code)
    return type === undefined ? [] : [{ type, number: errorCodes[code] }]
  })

test.each(numbered)('V8.34 $type does not show its error’s number, $number', ({ type, number }) => {
  open(type)
  expect(screen.getByRole('dialog').textContent).not.toMatch(new RegExp(`\\b${number}\\b`))
})
