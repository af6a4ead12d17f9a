// @vitest-environment jsdom
import { getViewer } from '@tessera/contracts/calls/viewer'
import type { TestService } from '@tessera/testing/service'
import { startTestService } from '@tessera/testing/service'
import { testPages } from '@tessera/testing/test-pages'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fill, openModal, press } from '../test/open-modal.tsx'
import { sound } from '../test/service.ts'
import definition from './module.ts'

let service: TestService

beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())
beforeEach(() => {
  // jsdom has none.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }))
})

// The forms work without the country's rules; the service checks them again.
const cope = [
  'log-in',
  'sign-up',
  'business-log-in',
  'business-create',
  'add-account',
  'sso-sign-up',
]
testPages(definition, () => service, { cope })

const open = (start: 'sign-up' | 'log-in') =>
  openModal({ start }, { service: { answer: service.answer, asked: [], sent: () => [] } })

test('a sign-up, a wrong password and a log-in work on the real service', async () => {
  const first = open('sign-up')
  await fill(first, sound)
  await press(first, 'Continue')
  await waitFor(() => expect(first.close).toHaveBeenCalled())
  const viewer = await first.shell.client.call(getViewer, {})
  expect(viewer).toMatchObject({ ok: true, data: { email: sound.email } })
  first.unmount()

  const second = open('log-in')
  await fill(second, { email: sound.email, password: 'not-the-password' })
  await press(second, 'Log in')
  const password = screen.getByLabelText('Password')
  await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'))
  await second.user.clear(password)
  await fill(second, { password: sound.password })
  await press(second, 'Log in')
  await waitFor(() => expect(second.close).toHaveBeenCalled())
  expect(second.stores.$viewer.get()).toMatchObject({ email: sound.email })
})
