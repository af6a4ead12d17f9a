// @vitest-environment jsdom
import { logIn } from '@tessera/contracts/calls/session'
import { answerError } from '@tessera/testing/answers'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, openModal, press } from '../../../test/open-modal.tsx'
import { authService, codeNeeded, readingCorner, sound } from '../../../test/service.ts'
import BusinessLogInPage from '../../log-in/business-log-in-page/page.tsx'

const width = () => screen.getByRole('dialog').style.getPropertyValue('--modal-width')

test('V2.1 it has a close button, a busy overlay and the widths 484, 480 for a business, 489 for the code, 268 for the form', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const service = authService({}, [logIn, () => promise])
  const opened = openModal({ start: 'log-in' }, { service })
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
  expect(width()).toBe('484px')
  const button = screen.getByRole('button', { name: 'Log in' })
  expect(button.closest('form')?.parentElement?.style.maxInlineSize).toBe('268px')
  await fill(opened, { email: sound.email, password: sound.password })
  await press(opened, 'Log in')
  expect(screen.getByRole('dialog').getAttribute('aria-busy')).toBe('true')
  resolve(answerError('mfa-needed', codeNeeded))
  await waitFor(() => expect(width()).toBe('489px'))
  await opened.user.click(screen.getByRole('button', { name: 'Close' }))
  expect(opened.close).toHaveBeenCalled()
  opened.unmount()
  opened.render(<BusinessLogInPage params={{}} query={new URLSearchParams()} />)
  expect(document.querySelector('section[style*="480px"]')).not.toBeNull()
})

test('on a phone the form fills the sheet', () => {
  const { stores } = openModal(
    { source: 'saveButton', pinId: readingCorner.id },
    { service: authService() },
  )
  const button = screen.getByRole('button', { name: 'Continue with email' })
  expect(button.parentElement?.style.maxInlineSize).toBe('268px')
  stores.$layout.set({ size: 'narrow', phone: true, headerHeight: 56 })
  return waitFor(() => expect(button.parentElement?.style.maxInlineSize).toBe(''))
})
