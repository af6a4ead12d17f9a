// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { field, fill, openModal, press } from '../../../test/open-modal.tsx'
import { authService, sound } from '../../../test/service.ts'

afterEach(() => vi.unstubAllGlobals())

async function logIn(kept: boolean) {
  const service = authService({ emails: [sound.email], kept })
  const opened = openModal({ start: 'log-in' }, { service })
  await fill(opened, { email: sound.email, password: sound.password })
  await press(opened, 'Log in')
  return opened
}

test('a log-in whose cookie is lost over http shows an error with the fix', async () => {
  const { events, stores } = await logIn(false)
  expect(await screen.findByText(/npm start -- --https/)).toBeDefined()
  expect(stores.$viewer.get()).toBeNull()
  expect(events.map(({ name }) => name)).not.toContain('session.changed')
})

test('a log-in whose cookie is kept continues', async () => {
  const { stores } = await logIn(true)
  await waitFor(() => expect(stores.$viewer.get()).toMatchObject({ username: 'mira' }))
})

test.each(['C', '', 'en-US-posix', 'x'])(
  "the sign-up form renders in a browser whose language is '%s'",
  (language) => {
    vi.stubGlobal('navigator', Object.create(navigator, { language: { value: language } }))
    openModal({ start: 'sign-up' }, { service: authService() })
    expect(field('Email')).toBeDefined()
    expect(screen.getByRole('spinbutton', { name: 'Year' })).toBeDefined()
  },
)
