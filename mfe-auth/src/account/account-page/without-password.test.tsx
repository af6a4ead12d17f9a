// @vitest-environment jsdom
import { closeAccount } from '@tessera/contracts/calls/account'
import { getExport, startExport } from '@tessera/contracts/calls/account-export'
import {
  confirmByIdentity,
  listConnectedAccounts,
} from '@tessera/contracts/calls/connected-accounts'
import { changeEmail, getEmail } from '@tessera/contracts/calls/email-change'
import { confirmByPasskey, startPasskeyProof } from '@tessera/contracts/calls/passkeys'
import { signUpRules } from '@tessera/contracts/calls/registration'
import { getSecurity } from '@tessera/contracts/calls/security'
import { answers } from '@tessera/testing/answers'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { browserPasskeys } from '../../../test/browser-passkeys.ts'
import { fakeWindows } from '../../../test/fake-window.ts'
import { plain } from '../../../test/security.ts'
import { mira } from '../../../test/service.ts'
import { usualRules } from '../../entry/flow/check-draft.ts'
import AccountPage from './page.tsx'

const none = { done: 0, total: 0, bytes: null, url: null, expires_at: null }
const request = {
  rpId: 'localhost',
  challenge: 'AAAA',
  timeout: 300_000,
  allowCredentials: [],
  userVerification: 'required' as const,
}

const atFacebook = {
  id: 'f',
  provider: 'facebook' as const,
  email: null,
  name: 'Mira',
  can_disconnect: false,
  created_at: '2026-03-12T08:00:00Z',
  last_used_at: '2026-11-21T12:00:00Z',
}

/** Opens the page of an account without a password, whose log-in was a while ago. */
function open({ passkeys = 1, facebook = false } = {}) {
  const security = { ...plain, has_password: false, passkeys }
  let isConfirmed = false
  const confirm = () => {
    isConfirmed = true
    return security
  }
  const unless = <Data,>(data: Data) => (isConfirmed ? data : answerError('confirm-needed'))
  const email = { email: plain.email, email_verified: true }
  const service = answers(
    [getSecurity, () => security],
    [startPasskeyProof, () => request],
    [confirmByPasskey, confirm],
    [confirmByIdentity, confirm],
    [signUpRules, () => ({ ...usualRules, providers: { ...usualRules.providers, facebook } })],
    [listConnectedAccounts, () => (facebook ? [atFacebook] : [])],
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

test('Facebook confirms the closing of an account that logs in with it', async () => {
  const windows = fakeWindows()
  const shell = open({ passkeys: 0, facebook: true })
  await press('Delete account')
  await press('Delete account')
  expect(await screen.findByText("Or confirm it's you here:")).toBeTruthy()
  await press('Continue with Facebook')
  windows.say({ type: 'complete', payload: { facebook_id: '1004', facebook_token: 'token' } })
  await waitFor(() => expect(shell.addresses).toEqual(['/']))
  expect(shell.askedFor(confirmByIdentity)).toBe(1)
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

test('without passkeys and providers the dialog says to log in again', async () => {
  open({ passkeys: 0 })
  await press('Prepare download')
  expect((await screen.findByRole('alert')).textContent).toContain('Log out and back in first.')
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull()
})
