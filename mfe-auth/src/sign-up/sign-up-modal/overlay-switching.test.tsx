// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { field, fill, openModal, press } from '../../../test/open-modal.tsx'
import { authService, lena, sound } from '../../../test/service.ts'

const adding = (switching: { email?: string }) =>
  openModal({ start: 'log-in', switching }, { service: authService(), returning: lena })

test('V2.29 the log-in to another account shows the subtitle over the page, and nobody’s welcome', () => {
  adding({})
  expect(screen.getByRole('dialog', { name: 'Add account' })).toBeTruthy()
  expect(
    screen.getByText('Have another account? Log in to easily switch between them'),
  ).toBeTruthy()
  expect(field('Email')).toHaveProperty('value', '')
})

test('V2.29 closing it resumes the account switcher', async () => {
  const opened = adding({})
  await press(opened, 'Close')
  expect(opened.close).toHaveBeenCalled()
  expect(opened.events).toEqual([{ name: 'switcher.resumed', payload: {} }])
})

test('an account that needs its password has its email filled in, and the password takes the focus', async () => {
  adding({ email: 'oto@mail.test' })
  expect(screen.getByText('Enter the password of oto@mail.test to switch to it.')).toBeTruthy()
  expect(field('Email')).toHaveProperty('value', 'oto@mail.test')
  await waitFor(() => expect(document.activeElement).toBe(field('Password')))
})

test('a log-in to another account does not resume the switcher', async () => {
  const opened = adding({})
  await fill(opened, { email: sound.email, password: sound.password })
  await press(opened, 'Log in')
  await waitFor(() => expect(opened.close).toHaveBeenCalled())
  expect(opened.events.map(({ name }) => name)).toEqual(['session.changed'])
})
