// @vitest-environment jsdom
import * as answers from '@tessera/testing/answers'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { field, fill, openModal, press } from '../../test/open-modal.tsx'
import { lena, pretendService } from '../../test/service.ts'

test('V2.14 who was here before is welcomed back by name, and needs the password alone', async () => {
  const opened = openModal(
    { start: 'log-in' },
    { service: pretendService(answers), returning: lena },
  )
  expect(screen.getByRole('heading', { name: 'Welcome back, Lena!' })).toBeTruthy()
  expect(screen.queryByLabelText('Email')).toBeNull()
  expect(document.activeElement).toBe(field('Password'))
  await fill(opened, { password: 'slow-mornings' })
  await press(opened, 'Log in')
  await waitFor(() => expect(opened.close).toHaveBeenCalled())
  expect(opened.sent.at(-1)?.body).toMatchObject({ username_or_email: 'lena@studio.example' })
})

test('V2.15 with their picture, their address and a background, and no button of another company', async () => {
  openModal({ start: 'log-in' }, { service: pretendService(answers), returning: lena })
  const dialog = screen.getByRole('dialog')
  expect(within(dialog).getByRole('img', { name: 'Lena' })).toBeTruthy()
  expect(screen.getByText('lena@studio.example')).toBeTruthy()
  await waitFor(() => expect(dialog.querySelector('img[src*="736"]')).not.toBeNull())
  expect(screen.queryByRole('button', { name: /Google|Facebook/ })).toBeNull()
})

test("V2.16 'Not you?' leads to the log-in of anybody, and the service forgets who it was", async () => {
  const opened = openModal(
    { start: 'log-in' },
    { service: pretendService(answers), returning: lena },
  )
  await press(opened, 'Not you? Log in with a different account')
  expect(screen.getByRole('heading', { name: 'Log in to see more' })).toBeTruthy()
  expect(field('Email')).toHaveProperty('value', '')
  await waitFor(() =>
    expect(opened.sent.at(-1)?.path).toBe('/resource/ReturningVisitorResource/delete/'),
  )
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
  'an account without a password gets no password field but a hint, and a link to set one: %j',
  (to, hint) => {
    const returning = { ...lena, has_password: false, ...to }
    openModal({ start: 'log-in' }, { service: pretendService(answers), returning })
    expect(screen.queryByLabelText('Password')).toBeNull()
    expect(screen.getByText(new RegExp(`connected to ${hint}`))).toBeTruthy()
    expect(screen.getByRole('link', { name: 'set a password by email' }).getAttribute('href')).toBe(
      '/password/forgot/?ue=lena%40studio.example',
    )
  },
)
