// @vitest-environment jsdom
import { changePassword, getSecurity } from '@tessera/contracts/calls/security'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { answerError, answerWith } from '@tessera/testing/shell'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSecurity, plain } from '../../../test/security.ts'

const panel = () => within(screen.getByRole('region', { name: 'Password' }))
const current = () => panel().findByLabelText('Current password')
const fresh = () => panel().findByLabelText('New password')

async function change({ user }: ReturnType<typeof openSecurity>) {
  await user.type(await current(), 'slow-mornings')
  await user.type(await fresh(), 'slow-evenings{Enter}')
}

test('changing the password takes the current one and says that other devices are logged out', async () => {
  const opened = openSecurity([changePassword, () => answerWith(null)])
  await change(opened)
  await waitFor(() =>
    expect(opened.toasts).toMatchObject([
      { text: 'Password updated. Your other devices are logged out.' },
    ]),
  )
  expect(opened.asked.find(({ call }) => call === changePassword.name)?.input).toEqual({
    password: 'slow-mornings',
    new_password: 'slow-evenings',
  })
  expect(await current()).toHaveProperty('value', '')
  expect(await fresh()).toHaveProperty('value', '')
})

test('an account without a password sets its first one', async () => {
  const opened = openSecurity(
    [getSecurity, () => answerWith({ ...plain, has_password: false })],
    [changePassword, () => answerWith(null)],
  )
  await opened.user.type(await fresh(), 'slow-evenings{Enter}')
  await waitFor(() => expect(opened.toasts).toHaveLength(1))
  expect(panel().queryByLabelText('Current password')).toBeNull()
  expect(opened.asked.find(({ call }) => call === changePassword.name)?.input).toEqual({
    new_password: 'slow-evenings',
  })
})

test.each([
  ['password-wrong', current],
  ['password-weak', fresh],
] as const)(
  '%s is shown at its field, which takes the focus and keeps its value',
  async (code, at) => {
    const opened = openSecurity([changePassword, () => answerError(code)])
    await change(opened)
    const said = await screen.findByText(errorCatalogue[code].message)
    const field = await at()
    expect(field.getAttribute('aria-describedby')).toContain(said.id)
    expect(document.activeElement).toBe(field)
    expect(await current()).toHaveProperty('value', 'slow-mornings')
    expect(await fresh()).toHaveProperty('value', 'slow-evenings')
  },
)

test('the fields have autocomplete attributes for password managers', async () => {
  openSecurity()
  expect((await current()).getAttribute('autocomplete')).toBe('current-password')
  expect((await fresh()).getAttribute('autocomplete')).toBe('new-password')
  const username = document.querySelector('input[autocomplete="username"]')
  expect(username).toHaveProperty('value', 'mira@studio.example')
})

test('a failed load can be retried', async () => {
  const answers = [answerError('unexpected')]
  const opened = openSecurity([getSecurity, () => answers.shift() ?? answerWith(plain)])
  expect(panel().getByRole('status', { name: 'Loading' })).toBeTruthy()
  await opened.user.click(await panel().findByRole('button', { name: 'Try again' }))
  expect(await current()).toBeTruthy()
})

test('a session that has ended is reported to the shell, which opens the log-in page', async () => {
  const opened = openSecurity([getSecurity, () => answerError('log-in-needed')])
  await waitFor(() =>
    expect(opened.events).toEqual([{ name: 'session.changed', payload: { viewer: null } }]),
  )
})
