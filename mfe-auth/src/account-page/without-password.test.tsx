// @vitest-environment jsdom
import { closeAccount } from '@tessera/contracts/calls/account'
import { getExport, startExport } from '@tessera/contracts/calls/account-export'
import { changeEmail, getEmail } from '@tessera/contracts/calls/email-change'
import { confirmByPasskey, startPasskeyProof } from '@tessera/contracts/calls/passkeys'
import { getSecurity } from '@tessera/contracts/calls/security'
import { answers } from '@tessera/testing/answers'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { browserPasskeys } from '../../test/browser-passkeys.ts'
import { plain } from '../../test/security.ts'
import { mira } from '../../test/service.ts'
import AccountPage from './page.tsx'

const none = { done: 0, total: 0, bytes: null, url: null, expires_at: null }
const request = {
  ...{ rpId: 'localhost', challenge: 'AAAA', timeout: 300_000, allowCredentials: [] },
  userVerification: 'required' as const,
}

/** Opens the page of an account whose log-in was a while ago, and which has passkeys alone. */
function open({ passkeys = 1 } = {}) {
  const security = { ...plain, has_password: false, passkeys }
  let isConfirmed = false
  const unless = <Data,>(data: Data) => (isConfirmed ? data : answerError('confirm-needed'))
  const email = { email: plain.email, email_verified: true }
  const service = answers(
    [getSecurity, () => security],
    [startPasskeyProof, () => request],
    [
      confirmByPasskey,
      () => {
        isConfirmed = true
        return security
      },
    ],
    [closeAccount, () => unless(answerWith({ closes_at: '2026-12-09T08:00:00Z' }))],
    [getEmail, () => ({ ...email, pending_email: null })],
    [changeEmail, () => unless({ ...email, pending_email: 'new@studio.example' })],
    [getExport, () => ({ state: 'none' as const, ...none })],
    [startExport, () => unless({ ...none, state: 'preparing' as const })],
  )
  const shell = testShell({ viewer: mira, answer: service.answer })
  shell.render(<AccountPage />)
  const askedFor = ({ name }: { readonly name: string }) =>
    service.asked.filter(({ call }) => call === name).length
  return { ...shell, askedFor }
}

const press = async (name: string) =>
  userEvent.click((await screen.findAllByRole('button', { name })).at(-1) ?? document.body)

test('a passkey confirms the closing of an account without a password', async () => {
  browserPasskeys('given')
  const shell = open()
  await press('Delete account')
  await press('Delete account')
  await press('Use a passkey')
  await waitFor(() => expect(shell.addresses).toEqual(['/']))
  expect(shell.askedFor(closeAccount)).toBe(2)
})

test('a passkey confirms a new email', async () => {
  browserPasskeys('given')
  const shell = open()
  await userEvent.type(await screen.findByLabelText('New email'), 'new@studio.example{Enter}')
  await press('Use a passkey')
  await waitFor(() => expect(shell.toasts).toHaveLength(1))
  expect(shell.askedFor(changeEmail)).toBe(2)
})

test('a passkey confirms the download, whose dialog asks for no password', async () => {
  browserPasskeys('given')
  const shell = open()
  await press('Prepare download')
  const dialog = within(await screen.findByRole('dialog', { name: "Confirm it's you" }))
  expect(dialog.queryByLabelText('Password')).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Use a passkey' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(shell.askedFor(startExport)).toBe(2)
})

test('a closed prompt and a refused passkey change nothing, and the second says so', async () => {
  browserPasskeys('NotAllowedError', 'UnknownError')
  const shell = open()
  await press('Prepare download')
  await press('Use a passkey')
  expect(screen.queryByRole('alert')).toBeNull()
  await press('Use a passkey')
  expect((await screen.findByRole('alert')).textContent).toContain("couldn't use a passkey")
  expect(shell.askedFor(startExport)).toBe(1)
})

test('without passkeys the dialog says to log in again', async () => {
  open({ passkeys: 0 })
  await press('Prepare download')
  expect((await screen.findByRole('alert')).textContent).toContain('Log out and back in first.')
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull()
})
