// @vitest-environment jsdom
import { forgotPassword } from '@tessera/contracts/calls/recovery'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { messageOf } from '@tessera/contracts/errors/message-of'
import type { ChosenArms } from '@tessera/contracts/experiments'
import { answers } from '@tessera/testing/answers'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import ForgotPasswordPage from './page.tsx'

vi.mock('../../kit/captcha/captcha.tsx', () => import('../../../test/captcha.tsx'))

const everyAccount = () => answers([forgotPassword, () => answerWith(null)])

function open(search = '', service = everyAccount(), experiments: ChosenArms = {}) {
  const host = testShell({ answer: service.answer, experiments })
  host.render(<ForgotPasswordPage params={{}} query={new URLSearchParams(search)} />)
  return { ...host, asked: service.asked, user: userEvent.setup() }
}

const field = () => screen.getByRole('textbox', { name: 'Email or username' })

test('V2.42 the forgot-password page fills in ue={email} and removes it from the address', async () => {
  const { addresses } = open('?ue=mira%40studio.example')
  expect(screen.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeTruthy()
  expect(field()).toHaveProperty('value', 'mira@studio.example')
  expect(addresses).toEqual(['/password/forgot/'])
})

test('V2.42 without ue the page starts empty, with the focus in the field', () => {
  const { addresses } = open()
  expect(field()).toHaveProperty('value', '')
  expect(document.activeElement).toBe(field())
  expect(addresses).toEqual([])
})

test.each([
  [{}, 'reset'],
  [{ unified_forgot_password: 'enabled' }, 'unified'],
] as const)(
  "V7.3 it sends the account and type, 'unified' when the experiment is on, and then says that it was sent",
  async (experiments, type) => {
    const { user, asked, toasts } = open('', everyAccount(), experiments)
    await user.type(field(), ' mira@studio.example {Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Password reset email sent' })
    expect(asked).toEqual([
      {
        call: forgotPassword.name,
        input: {
          username_or_email: 'mira@studio.example',
          type,
          recaptchaV3Token: 'default',
        },
      },
    ])
    expect(forgotPassword).toMatchObject({ method: 'POST', path: '/v3/users/forgot_password/' })
    expect(toasts).toEqual([{ text: 'Email sent!', tone: 'good', duration: 3_500 }])
    await user.click(within(dialog).getByRole('button', { name: 'Got it' }))
    expect(field()).toHaveProperty('value', ' mira@studio.example ')
  },
)

test('the message does not depend on whether the account exists', async () => {
  const { user } = open()
  await user.type(field(), 'nobody{Enter}')
  expect(await screen.findByText(/If nobody has a Tessera account, we/)).toBeTruthy()
})

test('an empty field sends nothing, shows an error and takes the focus', async () => {
  const { user, asked } = open()
  await user.click(screen.getByRole('button', { name: 'Send reset link' }))
  const said = screen.getByText("You missed a spot! Don't forget to add your email.")
  expect(field().getAttribute('aria-describedby')).toContain(said.id)
  expect(document.activeElement).toBe(field())
  expect(asked).toEqual([])
})

test('an email that could not be sent shows an error, and the typed value stays', async () => {
  const { user } = open('', answers([forgotPassword, () => answerError('too-fast')]))
  await user.type(field(), 'mira{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(messageOf('too-fast', {}))
  expect(field()).toHaveProperty('value', 'mira')
})

test('after too many requests a captcha appears, and each solution is sent at once', async () => {
  const right = 'answer 1'
  const service = answers([
    forgotPassword,
    ({ recaptchaV2Token: token }) => {
      if (token === undefined) return answerError('captcha-needed')
      return token === right ? answerWith(null) : answerError('captcha-wrong')
    },
  ])
  const { user } = open('', service)
  await user.type(field(), 'mira{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Solve' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    errorCatalogue['captcha-wrong'].message,
  )
  await user.click(screen.getByRole('button', { name: 'Solve' }))
  expect(await screen.findByRole('dialog', { name: 'Password reset email sent' })).toBeTruthy()
})

test('a link leads back to the log-in', async () => {
  const { user, addresses } = open()
  await user.click(screen.getByRole('link', { name: 'Back to log in' }))
  expect(addresses).toEqual(['/login/'])
})
