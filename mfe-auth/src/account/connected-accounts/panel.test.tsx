// @vitest-environment jsdom
import {
  type ConnectedAccount,
  confirmByIdentity,
  connectAccount,
  disconnectAccount,
  listConnectedAccounts,
} from '@tessera/contracts/calls/connected-accounts'
import { signUpRules } from '@tessera/contracts/calls/registration'
import { confirmSelf, getSecurity } from '@tessera/contracts/calls/security'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeWindows } from '../../../test/fake-window.ts'
import { openSecurity, plain } from '../../../test/security.ts'
import { refusing } from '../../../test/service.ts'
import { usualRules } from '../../entry/flow/check-draft.ts'

const google: ConnectedAccount = {
  id: 'g',
  provider: 'google',
  email: 'mira@mail.example',
  name: 'Mira Okafor',
  created_at: '2026-03-12T08:00:00Z',
  last_used_at: '2026-11-21T12:00:00Z',
  can_disconnect: true,
}
const panel = () => within(screen.getByRole('region', { name: 'Connected accounts' }))
const button = () => panel().findByRole('button', { name: 'Disconnect Google: mira@mail.example' })

test('the panel says what a connected account knows, since when and when it was used', async () => {
  openSecurity([listConnectedAccounts, () => [google]])
  const list = within(await panel().findByRole('list', { name: 'Connected accounts' }))
  expect(list.getByText('Mira Okafor · mira@mail.example')).toBeTruthy()
  expect(list.getByText('Connected Mar 12, 2026, last used Nov 21, 2026')).toBeTruthy()
})

test('the only way to log in cannot be disconnected, and the panel says why', async () => {
  openSecurity([listConnectedAccounts, () => [{ ...google, can_disconnect: false }]])
  expect(await button()).toHaveProperty('disabled', true)
  expect(panel().getByText(/It's your only way to log in/)).toBeTruthy()
})

test('an account is disconnected after the password, and leaves the list', async () => {
  const left = [google]
  const opened = openSecurity(
    [listConnectedAccounts, () => [...left]],
    [
      disconnectAccount,
      refusing(['confirm-needed'], () => {
        left.pop()
        return []
      }),
    ],
    [confirmSelf, () => plain],
  )
  await opened.user.click(await button())
  const dialog = within(await screen.findByRole('dialog', { name: "Confirm it's you" }))
  await opened.user.type(dialog.getByLabelText('Password'), 'slow-mornings')
  await opened.user.click(dialog.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(panel().getByText('No account is connected.')).toBeTruthy())
  expect(opened.toasts).toMatchObject([{ text: 'Account disconnected.' }])
})

test('a refusal is said in the panel', async () => {
  const opened = openSecurity(
    [listConnectedAccounts, () => [google]],
    [disconnectAccount, refusing(['last-way-in'], () => [])],
  )
  await opened.user.click(await button())
  expect((await panel().findByRole('alert')).textContent).toContain(
    "That's your only way to log in",
  )
})

const line: ConnectedAccount = { ...google, id: 'l', provider: 'line', email: 'mira@line.example' }
const payload = { line_id_token: 'an-id-token-of-line-for-mira' }
const offering = (providers: Partial<typeof usualRules.providers>) =>
  [
    signUpRules,
    () => ({ ...usualRules, providers: { ...usualRules.providers, ...providers } }),
  ] as const

test('buttons of providers wait for the list above them, which would move them below a pointer', async () => {
  const list = Promise.withResolvers<ConnectedAccount[]>()
  const opened = openSecurity(offering({ line: true }), [listConnectedAccounts, () => list.promise])
  await waitFor(() => expect(opened.asked.map(({ call }) => call)).toContain(signUpRules.name))
  await new Promise((resolve) => setTimeout(resolve))
  expect(panel().queryByRole('button', { name: /LINE/ })).toBeNull()
  list.resolve([google])
  await button()
  expect(panel().getByRole('button', { name: /LINE/ })).toBeTruthy()
})

test('Facebook and LINE connect in their windows, and a refusal of another account’s is said', async () => {
  const windows = fakeWindows()
  const connected: ConnectedAccount[] = []
  const opened = openSecurity(
    offering({ facebook: true, line: true }),
    [listConnectedAccounts, () => [...connected]],
    [
      connectAccount,
      refusing(['identity-of-other'], () => {
        connected.push(line)
        return connected
      }),
    ],
  )
  await opened.user.click(await panel().findByRole('button', { name: 'Continue with Facebook' }))
  windows.say({ type: 'complete', payload: { facebook_id: '1004', facebook_token: 'token' } })
  expect((await panel().findByRole('alert')).textContent).toContain('connected to another account')
  await opened.user.click(panel().getByRole('button', { name: 'Continue with LINE' }))
  expect(panel().queryByRole('alert')).toBeNull()
  windows.say({ type: 'complete', payload })
  expect(await panel().findByText('Mira Okafor · mira@line.example')).toBeTruthy()
  const sent = opened.asked.filter(({ call }) => call === connectAccount.name)
  expect(sent.map(({ input }) => input)).toEqual([
    { facebook_id: '1004', facebook_token: 'token' },
    payload,
  ])
})

test('only providers that log-in offers here can be connected', async () => {
  openSecurity(offering({ facebook: true }))
  await panel().findByRole('button', { name: 'Continue with Facebook' })
  expect(panel().queryByRole('button', { name: 'Continue with LINE' })).toBeNull()
})

test('without a password, a connected provider confirms in place, and the change goes on', async () => {
  const windows = fakeWindows()
  const left = [google, line]
  const security = { ...plain, has_password: false }
  const opened = openSecurity(
    offering({ facebook: true, line: true }),
    [getSecurity, () => security],
    [listConnectedAccounts, () => [...left]],
    [
      disconnectAccount,
      refusing(['confirm-needed'], () => {
        left.shift()
        return [...left]
      }),
    ],
    [confirmByIdentity, refusing(['identity-not-connected'], () => security)],
  )
  await opened.user.click(await button())
  const dialog = within(await screen.findByRole('dialog', { name: "Confirm it's you" }))
  const press = async () =>
    opened.user.click(await dialog.findByRole('button', { name: 'Continue with LINE' }))
  await press()
  // Facebook is offered here, and it isn't connected.
  expect(dialog.queryByRole('button', { name: 'Continue with Facebook' })).toBeNull()
  windows.say({ type: 'complete', payload })
  expect((await dialog.findByRole('alert')).textContent).toContain(
    "isn't connected to your account",
  )
  await press()
  windows.say({ type: 'complete', payload })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(opened.toasts).toMatchObject([{ text: 'Account disconnected.' }]))
})

test('without a password, a passkey or a provider that works here, the dialog says to log in again', async () => {
  const opened = openSecurity(
    [getSecurity, () => ({ ...plain, has_password: false })],
    [listConnectedAccounts, () => [google, line]],
    [disconnectAccount, refusing(['confirm-needed'], () => [])],
  )
  await opened.user.click(await button())
  const dialog = within(await screen.findByRole('dialog', { name: "Confirm it's you" }))
  expect((await dialog.findByRole('alert')).textContent).toContain('Log out and back in')
})
