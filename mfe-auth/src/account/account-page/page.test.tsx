// @vitest-environment jsdom
import { closeAccount, pauseAccount } from '@tessera/contracts/calls/account'
import { type AccountExport, getExport, startExport } from '@tessera/contracts/calls/account-export'
import { changeEmail, getEmail } from '@tessera/contracts/calls/email-change'
import { getSecurity } from '@tessera/contracts/calls/security'
import { answers } from '@tessera/testing/answers'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { plain } from '../../../test/security.ts'
import { mira } from '../../../test/service.ts'
import AccountPage from './page.tsx'

const none = { done: 0, total: 0, bytes: null, url: null, expires_at: null }
let file: AccountExport = { state: 'none', ...none }

let pending: string | null = null

const sentTo: object[] = []

const change = (input: { readonly email: string; readonly password?: string | undefined }) => {
  sentTo.push(input)
  if (sentTo.length === 1) return answerError('password-wrong')
  pending = input.email
  return answerWith({ email: plain.email, email_verified: true, pending_email: pending })
}

const preparing = () => {
  file = { ...none, state: 'preparing', done: 3, total: 12 }
  return file
}

function open(close: (input: object) => Response) {
  const service = answers(
    [getSecurity, () => plain],
    [pauseAccount, () => answerWith(null)],
    [closeAccount, close],
    [getEmail, () => ({ email: plain.email, email_verified: true, pending_email: pending })],
    [changeEmail, change],
    [getExport, () => file],
    [
      startExport,
      (input) => (input.password === undefined ? answerError('confirm-needed') : preparing()),
    ],
  )
  const shell = testShell({ viewer: mira, answer: service.answer })
  shell.render(<AccountPage />)
  return shell
}

const press = async (name: string) =>
  userEvent.click((await screen.findAllByRole('button', { name })).at(-1) ?? document.body)

test('closing sends the password, keeps it after a refusal, and logs out', async () => {
  const sent: object[] = []
  const shell = open((input) => {
    sent.push(input)
    return sent.length === 1
      ? answerError('password-wrong')
      : answerWith({ closes_at: '2026-12-07T12:00:00.000Z' })
  })
  await press('Delete account')
  await userEvent.type(await screen.findByLabelText('Password'), 'slow-mornings')
  await press('Delete account')
  await waitFor(() => expect(sent).toEqual([{ password: 'slow-mornings' }]))
  expect(await screen.findByDisplayValue('slow-mornings')).not.toBeNull()
  await press('Delete account')
  await waitFor(() =>
    expect(shell.toasts).toMatchObject([
      { text: 'Your account is closed. Log in by December 7, 2026 to keep it.' },
    ]),
  )
  expect(shell.events).toContainEqual(expect.objectContaining({ name: 'session.changed' }))
})

test('pausing asks first, and needs no password', async () => {
  const shell = open(() => answerError('unexpected'))
  await press('Pause account')
  await screen.findByRole('heading', { name: 'Pause your account?' })
  expect(screen.queryByLabelText('Password')).toBeNull()
  expect(shell.toasts).toEqual([])
  await press('Pause account')
  await waitFor(() =>
    expect(shell.toasts).toMatchObject([{ text: 'Your account is paused. Log in to come back.' }]),
  )
})

test('the download asks for the password, shows its progress and then its file', async () => {
  open(() => answerError('unexpected'))
  await press('Prepare download')
  await userEvent.type(await screen.findByLabelText('Password'), 'slow-mornings')
  await press('Continue')
  expect(await screen.findByText('3 of 12 files')).not.toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  const expires_at = '2026-12-01T12:00:00.000Z'
  file = { ...none, state: 'ready', bytes: 1_240_000, url: '/v3/account-export/abc/', expires_at }
  const link = await screen.findByRole('link', { name: 'Download (1.2 MB)' }, { timeout: 4_000 })
  expect(link.getAttribute('href')).toBe('/v3/account-export/abc/')
})

test('a new email is asked for with the password, and waits for its confirmation', async () => {
  const shell = open(() => answerError('unexpected'))
  await userEvent.type(await screen.findByLabelText('New email'), 'new@example.org')
  await press('Change email')
  await userEvent.type(await screen.findByLabelText('Current password'), 'slow-mornings{Enter}')
  await waitFor(() =>
    expect(sentTo).toEqual([{ email: 'new@example.org', password: 'slow-mornings' }]),
  )
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'))
  await press('Change email')
  expect(await screen.findByText(/the email that we sent to new@example.org/)).not.toBeNull()
  expect(shell.toasts).toMatchObject([
    { text: 'We sent an email to new@example.org. Confirm the new address there.' },
  ])
  expect(screen.queryByDisplayValue('new@example.org')).toBeNull()
})
