// @vitest-environment jsdom
import {
  type ConnectedAccount,
  disconnectAccount,
  listConnectedAccounts,
} from '@tessera/contracts/calls/connected-accounts'
import { confirmSelf } from '@tessera/contracts/calls/security'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSecurity, plain } from '../../../test/security.ts'
import { refusing } from '../../../test/service.ts'

const google: ConnectedAccount = {
  ...{ id: 'g', provider: 'google', email: 'mira@mail.example', name: 'Mira Okafor' },
  ...{ created_at: '2026-03-12T08:00:00Z', last_used_at: '2026-11-21T12:00:00Z' },
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
