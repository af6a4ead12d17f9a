// @vitest-environment jsdom
import { sendVerification, verifyEmail } from '@tessera/contracts/calls/email-verification'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { answers } from '@tessera/testing/answers'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { mira } from '../../../test/service.ts'
import VerifyEmailPage from './page.tsx'

const token = 'k3yOut-of_aLetter0123456789'
const unverified = { ...mira, email_verified: false }
const verified = { ...mira, email_verified: true }

function open(
  service: ReturnType<typeof answers>,
  { viewer = unverified, fragment = `#token=${token}` }: Partial<Opening> = {},
) {
  history.replaceState(null, '', `/settings/email/verify/${fragment}`)
  const host = testShell({ answer: service.answer, ...(viewer === null ? {} : { viewer }) })
  host.render(<VerifyEmailPage />)
  return { ...host, asked: service.asked, user: userEvent.setup() }
}

interface Opening {
  readonly viewer: typeof unverified | null
  readonly fragment: string
}

afterEach(() => history.replaceState(null, '', '/'))

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('the page reads the token once, removes it from the address, and confirms the email', async () => {
  const opened = open(answers([verifyEmail, () => answerWith({ user: verified })]))
  expect(await heading('Email confirmed')).toBeTruthy()
  expect(opened.addresses).toEqual(['/settings/email/verify/'])
  expect(opened.asked).toEqual([{ call: verifyEmail.name, input: { token } }])
  expect(opened.events).toEqual([{ name: 'session.changed', payload: { viewer: verified } }])
})

test('a visitor is asked to log in, and the link works after the log-in', async () => {
  const replies = [answerError('log-in-needed'), answerWith({ user: verified })]
  const service = answers([verifyEmail, () => replies.shift() ?? answerError('unexpected')])
  const opened = open(service, { viewer: null })
  await heading('Log in to confirm your email')
  await opened.user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(opened.events).toMatchObject([{ name: 'auth.requested', payload: { start: 'log-in' } }])
  act(() => opened.stores.$viewer.set(unverified))
  expect(await heading('Email confirmed')).toBeTruthy()
})

test('a link of another account changes nothing and names the account that is logged in', async () => {
  open(answers([verifyEmail, () => answerError('verification-of-other')]))
  await heading('This link is for another account')
  expect(screen.getByText(mira.email, { exact: false })).toBeTruthy()
})

test.each([
  ['that has expired', answers([verifyEmail, () => answerError('verification-gone')]), {}],
  ['without a secret', answers(), { fragment: '' }],
])('a link %s says so', async (_, service, opening) => {
  open(service, opening)
  await heading('This link has expired')
  expect(screen.getByRole('button', { name: 'Send the link' })).toBeTruthy()
})

test.each([
  ['was sent', answerWith({ email: mira.email, sent: true }), `We sent a link to ${mira.email}`],
  ['is not needed', answerWith({ email: mira.email, sent: false }), 'is confirmed already'],
  [
    'has to wait',
    answerError('email-sent-recently'),
    errorCatalogue['email-sent-recently'].message,
  ],
])('the button says that a new link %s', async (_, answer, text) => {
  const { user } = open(answers([sendVerification, () => answer]), { fragment: '' })
  await user.click(await screen.findByRole('button', { name: 'Send the link' }))
  expect((await screen.findByText(text, { exact: false })).getAttribute('role')).toBe('status')
})

test('a link that could not be checked can be retried', async () => {
  const replies = [answerError('unexpected'), answerWith({ user: verified })]
  const { user } = open(answers([verifyEmail, () => replies.shift() ?? answerError('unexpected')]))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await heading('Email confirmed')).toBeTruthy()
})
