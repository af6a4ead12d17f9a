import type { DeviceSession, Security } from '@tessera/contracts/calls/security'
import { getSecurity, listSessions } from '@tessera/contracts/calls/security'
import { answerWith, testShell } from '@tessera/testing/shell'
import userEvent from '@testing-library/user-event'
import { createElement } from 'react'
import SecurityPage from '../src/security-page/page.tsx'
import type { Answering } from './answering.ts'
import { answering } from './answering.ts'
import { mira } from './service.ts'

/** An account with a password and nothing else. */
export const plain: Security = {
  email: 'mira@studio.example',
  has_password: true,
  connected_to_facebook: false,
  connected_to_google: false,
  factors: [],
  phone_number_end: null,
  recovery_codes_left: 0,
  confirmed_until: null,
}

/** A place where Mira is logged in. */
export const device = (id: string, parts: Partial<DeviceSession> = {}): DeviceSession => ({
  id,
  current: false,
  browser: `Browser ${id}`,
  system: 'Linux',
  created_at: '2026-03-12T08:00:00Z',
  seen_at: '2026-11-21T12:00:00Z',
  ...parts,
})

/** This one, and two others. */
export const devices = [device('this', { current: true }), device('b'), device('c')]

/** The page of a member; what a test answers itself comes before the usual answers. */
export function openSecurity(...answers: readonly Answering[]) {
  const service = answering(
    ...answers,
    [getSecurity, () => answerWith(plain)],
    [listSessions, () => answerWith(devices)],
  )
  const user = userEvent.setup()
  const host = testShell({ viewer: mira, answer: service.answer })
  host.render(createElement(SecurityPage))
  return { ...host, asked: service.asked, user }
}
