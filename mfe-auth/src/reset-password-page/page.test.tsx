// @vitest-environment jsdom
import { readResetLink, resetPassword } from '@tessera/contracts/calls/recovery'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { answering } from '../../test/answering.ts'
import { mira } from '../../test/service.ts'
import ResetPasswordPage from './page.tsx'

const token = 'k3yOut-of_aLetter0123456789'

const owner = {
  username: 'mira',
  email: 'mira@studio.example',
  first_name: 'Mira',
  image_medium_url: null,
}

const good = [readResetLink, () => answerWith(owner)] as const

function open(service = answering(good), fragment = `#${token}`) {
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

test('V2.43 the page that a recovery email leads to reads the secret once, shows whose account it is, and takes a new password', async () => {
  const service = answering(good, [resetPassword, () => answerWith({ user: mira })])
  const opened = open(service)
  expect(await screen.findByText('mira@studio.example')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeTruthy()
  expect(opened.addresses).toEqual(['/password/reset/'])
  await choose(opened, 'slow-evenings')
  await waitFor(() => expect(opened.addresses).toEqual(['/password/reset/', '/']))
  expect(opened.asked.map(({ input }) => input)).toEqual([
    { token },
    { token, password: 'slow-evenings' },
  ])
  expect(opened.events).toEqual([{ name: 'session.changed', payload: { viewer: mira } }])
  expect(opened.toasts).toMatchObject([{ text: 'Password updated.' }])
})

test('a password manager learns which account the new password is for', async () => {
  open()
  expect((await field()).getAttribute('autocomplete')).toBe('new-password')
  const username = document.querySelector('input[autocomplete="username"]')
  expect(username).toHaveProperty('value', 'mira@studio.example')
})

test('with a second factor one is not in yet: the page says so and leads to the log-in', async () => {
  const opened = open(answering(good, [resetPassword, () => answerWith({ user: null })]))
  await choose(opened, 'slow-evenings')
  expect(await screen.findByRole('heading', { name: 'Password updated' })).toBeTruthy()
  await opened.user.click(screen.getByRole('link', { name: 'Log in' }))
  expect(opened.addresses.at(-1)).toBe('/login/')
  expect(opened.events).toEqual([])
})

test('what the service says of a password stands at the field, which keeps it and has the focus', async () => {
  const opened = open(answering(good, [resetPassword, () => answerError('password-weak')]))
  await choose(opened, 'qwerty123')
  const said = await screen.findByText(errorCatalogue['password-weak'].message)
  const input = await field()
  expect(input.getAttribute('aria-describedby')).toContain(said.id)
  expect(input).toHaveProperty('value', 'qwerty123')
  expect(document.activeElement).toBe(input)
})

test.each([
  ['that ran out', answering([readResetLink, () => answerError('reset-gone')]), `#${token}`],
  ['that has no secret', answering(), ''],
])('a link %s has a page of its own, which leads to a new one', async (_, service, fragment) => {
  const opened = open(service, fragment)
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This link has expired' }),
  ).toBeTruthy()
  await opened.user.click(screen.getByRole('link', { name: 'Get a new link' }))
  expect(opened.addresses.at(-1)).toBe('/password/forgot/')
})

test('a link that could not be looked at can be looked at again', async () => {
  const answers = [answerError('unexpected')]
  const { user } = open(answering([readResetLink, () => answers.shift() ?? answerWith(owner)]))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await field()).toBeTruthy()
})

test('a closed account is told that it is closed', async () => {
  const opened = open(answering(good, [resetPassword, () => answerError('deactivated')]))
  await choose(opened, 'slow-evenings')
  expect(
    await screen.findByRole('dialog', { name: 'Your account has been deactivated' }),
  ).toBeTruthy()
  await opened.user.click(screen.getByRole('button', { name: 'Got it' }))
  expect(opened.addresses.at(-1)).toBe('/')
})
