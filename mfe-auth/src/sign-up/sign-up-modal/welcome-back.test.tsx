// @vitest-environment jsdom
import { forgetDevice } from '@tessera/contracts/calls/session'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { field, fill, openModal, press } from '../../../test/open-modal.tsx'
import { authService, lena } from '../../../test/service.ts'

test('V2.14 a returning visitor is welcomed back by name and only enters the password', async () => {
  const opened = openModal({ start: 'log-in' }, { service: authService(), returning: lena })
  expect(screen.getByRole('heading', { name: 'Welcome back, Lena!' })).toBeTruthy()
  expect(screen.queryByLabelText('Email')).toBeNull()
  expect(document.activeElement).toBe(field('Password'))
  await fill(opened, { password: 'slow-mornings' })
  await press(opened, 'Log in')
  await waitFor(() => expect(opened.close).toHaveBeenCalled())
  expect(opened.sent().at(-1)?.input).toMatchObject({ username_or_email: 'lena@studio.example' })
})

test('V2.15 it shows their picture, email and a background, and no Facebook or Google button', async () => {
  openModal({ start: 'log-in' }, { service: authService(), returning: lena })
  const dialog = screen.getByRole('dialog')
  expect(within(dialog).getByRole('img', { name: 'Lena' })).toBeTruthy()
  expect(screen.getByText('lena@studio.example')).toBeTruthy()
  await waitFor(() => expect(dialog.querySelector('img[src*="736"]')).not.toBeNull())
  expect(screen.queryByRole('button', { name: /Google|Facebook/ })).toBeNull()
})

test("V2.16 'Not you?' opens an empty log-in, and the service forgets the device", async () => {
  const opened = openModal({ start: 'log-in' }, { service: authService(), returning: lena })
  await press(opened, 'Not you? Log in with a different account')
  expect(screen.getByRole('heading', { name: 'Log in to see more' })).toBeTruthy()
  expect(field('Email')).toHaveProperty('value', '')
  await waitFor(() => expect(opened.sent().at(-1)?.call).toBe(forgetDevice.name))
  expect(opened.events).toEqual([{ name: 'device.forgotten', payload: {} }])
})

test.each([
  [{ connected_to_google: true }, 'Google. Use its button'],
  [{ connected_to_facebook: true }, 'Facebook. Use its button'],
  [
    { connected_to_google: true, connected_to_facebook: true },
    'Facebook and Google. Use their buttons',
  ],
])(
  'V2.13 an account without a password gets a hint, the buttons that it names and a link to set one, instead of the field: %j',
  async (to, hint) => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const returning = { ...lena, has_password: false, ...to }
    const rules = { providers: { google: true, facebook: true, line: false } }
    openModal({ start: 'log-in' }, { service: authService({ rules }), returning })
    const { connected_to_google: google, connected_to_facebook: facebook } = returning
    await waitFor(() => {
      expect(screen.queryAllByTitle('Continue with Google')).toHaveLength(google ? 1 : 0)
      expect(screen.queryAllByRole('button', { name: /Facebook/ })).toHaveLength(facebook ? 1 : 0)
    })
    expect(screen.queryByLabelText('Password')).toBeNull()
    expect(screen.getByText(new RegExp(`connected to ${hint}`))).toBeTruthy()
    expect(screen.getByRole('link', { name: 'set a password by email' }).getAttribute('href')).toBe(
      '/password/forgot/?ue=lena%40studio.example',
    )
  },
)
