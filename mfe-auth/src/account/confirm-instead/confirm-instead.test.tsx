// @vitest-environment jsdom
import { listConnectedAccounts } from '@tessera/contracts/calls/connected-accounts'
import { signUpRules } from '@tessera/contracts/calls/registration'
import { answers } from '@tessera/testing/answers'
import { testShell } from '@tessera/testing/shell'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { browserPasskeys } from '../../../test/browser-passkeys.ts'
import { mira } from '../../../test/service.ts'
import { usualRules } from '../../entry/flow/check-draft.ts'
import { ConfirmInstead } from './confirm-instead.tsx'

function show(security: { readonly has_password: boolean; readonly passkeys: number }) {
  browserPasskeys('given')
  const { answer } = answers([signUpRules, () => usualRules], [listConnectedAccounts, () => []])
  const { render } = testShell({ viewer: mira, answer })
  render(
    <ConfirmInstead
      security={security}
      lead={<p>Confirm it here</p>}
      otherwise={<p>Log in again</p>}
      onConfirmed={() => {}}
    />,
  )
}

test('an account with a password is asked for it, and for nothing in its place', () => {
  show({ has_password: true, passkeys: 1 })
  expect(document.body.textContent).toBe('')
})

test('an account without a password confirms with its passkey', async () => {
  show({ has_password: false, passkeys: 1 })
  expect(await screen.findByRole('button', { name: 'Use a passkey' })).toBeTruthy()
  expect(screen.getByText('Confirm it here')).toBeTruthy()
})

test('an account with nothing to confirm with is told so', async () => {
  show({ has_password: false, passkeys: 0 })
  expect(await screen.findByText('Log in again')).toBeTruthy()
  expect(screen.queryByText('Confirm it here')).toBeNull()
})
