import { listConnectedAccounts } from '@tessera/contracts/calls/connected-accounts'
import type { Call } from '@tessera/contracts/calls/define-call'
import { listPasskeys } from '@tessera/contracts/calls/passkeys'
import { signUpRules } from '@tessera/contracts/calls/registration'
import type { DeviceSession, Security } from '@tessera/contracts/calls/security'
import { getSecurity, listSessions } from '@tessera/contracts/calls/security'
import { type Answering, answers } from '@tessera/testing/answers'
import { testShell } from '@tessera/testing/shell'
import userEvent from '@testing-library/user-event'
import { createElement } from 'react'
import SecurityPage from '../src/account/security-page/page.tsx'
import { usualRules } from '../src/entry/flow/check-draft.ts'
import { mira } from './service.ts'

/** An account with only a password. */
export const plain: Security = {
  email: 'mira@studio.example',
  has_password: true,
  connected_to_facebook: false,
  connected_to_google: false,
  factors: [],
  passkeys: 0,
  phone_number_end: null,
  recovery_codes_left: 0,
  confirmed_until: null,
}

/** A device that Mira is logged in on. */
export const device = (id: string, parts: Partial<DeviceSession> = {}): DeviceSession => ({
  id,
  current: false,
  browser: `Browser ${id}`,
  system: 'Linux',
  created_at: '2026-03-12T08:00:00Z',
  seen_at: '2026-11-21T12:00:00Z',
  ...parts,
})

/** This device and two others. */
export const devices = [device('this', { current: true }), device('b'), device('c')]

/** Renders a member's security page on a service with these answers before the usual ones. */
export function openSecurity<const Calls extends readonly Call[]>(
  ...own: { readonly [Index in keyof Calls]: Answering<Calls[Index]> }
) {
  const service = answers(
    ...own,
    [getSecurity, () => plain],
    [listSessions, () => devices],
    [listPasskeys, () => []],
    [listConnectedAccounts, () => []],
    [signUpRules, () => usualRules],
  )
  const user = userEvent.setup()
  const host = testShell({ viewer: mira, answer: service.answer })
  host.render(createElement(SecurityPage))
  return { ...host, asked: service.asked, user }
}
