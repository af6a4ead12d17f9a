// @vitest-environment jsdom
import { readResetLink, resetPassword } from '@tessera/contracts/calls/recovery'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { answers } from '@tessera/testing/answers'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { mira } from '../../../test/service.ts'
import ResetPasswordPage from './page.tsx'

const token = 'k3yOut-of_aLetter0123456789'

const owner = {
  username: 'mira',
  email: 'mira@studio.example',
  first_name: 'Mira',
  image_medium_url: null,
}

const good = [readResetLink, () => owner] as const
const kept = [getViewer, () => mira] as const

function open(service = answers(good), fragment = `#${token}`) {
  history.replaceState(null, '', `/password/reset/${fragment}`)
  const host = testShell({ answer: service.answer })
  host.render(<ResetPasswordPage />)
  return { ...host, asked: service.asked, user: userEvent.setup() }
}

afterEach(() => history.replaceState(null, '', '/'))

const field = () => screen.findByLabelText('New password')

async function choose({ user }: ReturnType<typeof open>, password: string) {
  await user.type(await field(), `${password}{Enter}`)
}

test('V2.43 the page of a recovery email reads the token once, shows its account, and takes a new password', async () => {
  const service = answers(good, kept, [resetPassword, () => ({ user: mira })])
  const opened = open(service)
  expect(await screen.findByText('mira@studio.example')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeTruthy()
  expect(opened.addresses).toEqual(['/password/reset/'])
  await choose(opened, 'slow-evenings')
  await waitFor(() => expect(opened.addresses).toEqual(['/password/reset/', '/']))
  expect(opened.asked.map(({ input }) => input)).toEqual([
    { token },
    { token, password: 'slow-evenings' },
    {},
  ])
  expect(opened.events).toEqual([{ name: 'session.changed', payload: { viewer: mira } }])
  expect(opened.toasts).toMatchObject([{ text: 'Password updated.' }])
})

test('password managers see the account of the new password', async () => {
  open()
  expect((await field()).getAttribute('autocomplete')).toBe('new-password')
  const username = document.querySelector('input[autocomplete="username"]')
  expect(username).toHaveProperty('value', 'mira@studio.example')
})

test('an account with a second factor is asked to log in after the reset', async () => {
  const opened = open(answers(good, kept, [resetPassword, () => ({ user: null })]))
  await choose(opened, 'slow-evenings')
  expect(await screen.findByRole('heading', { name: 'Password updated' })).toBeTruthy()
  await opened.user.click(screen.getByRole('link', { name: 'Log in' }))
  expect(opened.addresses.at(-1)).toBe('/login/')
  expect(opened.events).toEqual([])
})

test('a refused password is shown at the field, which keeps it and takes the focus', async () => {
  const opened = open(answers(good, [resetPassword, () => answerError('password-weak')]))
  await choose(opened, 'qwerty123')
  const said = await screen.findByText(errorCatalogue['password-weak'].message)
  const input = await field()
  expect(input.getAttribute('aria-describedby')).toContain(said.id)
  expect(input).toHaveProperty('value', 'qwerty123')
  expect(document.activeElement).toBe(input)
})

test.each([
  ['that ran out', answers([readResetLink, () => answerError('reset-gone')]), `#${token}`],
  ['that has no secret', answers(), ''],
])('a link %s has its own page, with a button to get a new one', async (_, service, fragment) => {
  const opened = open(service, fragment)
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This link has expired' }),
  ).toBeTruthy()
  await opened.user.click(screen.getByRole('link', { name: 'Get a new link' }))
  expect(opened.addresses.at(-1)).toBe('/password/forgot/')
})

test('a link that could not be checked can be retried', async () => {
  const replies = [answerError('unexpected')]
  const { user } = open(answers([readResetLink, () => replies.shift() ?? answerWith(owner)]))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await field()).toBeTruthy()
})

test('a closed account is told that it is closed', async () => {
  const opened = open(answers(good, [resetPassword, () => answerError('deactivated')]))
  await choose(opened, 'slow-evenings')
  expect(
    await screen.findByRole('dialog', { name: 'Your account has been deactivated' }),
  ).toBeTruthy()
  await opened.user.click(screen.getByRole('button', { name: 'Got it' }))
  expect(opened.addresses.at(-1)).toBe('/')
})
