// @vitest-environment jsdom
import * as answers from '@tessera/testing/answers'
import { answerError } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { challenge } from '../../test/events.ts'
import { fill, openModal, press, sound } from '../../test/open-modal.tsx'
import { pretendService, readingCorner } from '../../test/service.ts'
import BusinessLogInPage from '../business-pages/log-in-page.tsx'

const width = () => screen.getByRole('dialog').style.getPropertyValue('--modal-width')

test('V2.1 a cross, a veil while it waits, and its widths: 484, 480 for a business, 489 for the code, 268 for the form', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const service = pretendService(answers)
  const opened = openModal(
    { start: 'log-in' },
    {
      service: {
        ...service,
        answer: (request) =>
          request.url.includes('UserSession') ? promise : service.answer(request),
      },
    },
  )
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
  expect(width()).toBe('484px')
  const button = screen.getByRole('button', { name: 'Log in' })
  expect(button.closest('form')?.parentElement?.style.maxInlineSize).toBe('268px')
  await fill(opened, { email: sound.email, password: sound.password })
  await press(opened, 'Log in')
  expect(screen.getByRole('dialog').getAttribute('aria-busy')).toBe('true')
  resolve(answerError('mfa-needed', { mfa_challenge: challenge, phone_number_end: '67' }))
  await waitFor(() => expect(width()).toBe('489px'))
  await opened.user.click(screen.getByRole('button', { name: 'Close' }))
  expect(opened.close).toHaveBeenCalled()
  opened.unmount()
  opened.render(<BusinessLogInPage params={{}} query={new URLSearchParams()} />)
  expect(document.querySelector('section[style*="480px"]')).not.toBeNull()
})

test('on a phone the form takes the whole sheet', () => {
  const { stores } = openModal(
    { source: 'saveButton', pinId: readingCorner.id },
    { service: pretendService(answers) },
  )
  const button = screen.getByRole('button', { name: 'Continue with email' })
  expect(button.parentElement?.style.maxInlineSize).toBe('268px')
  stores.$layout.set({ size: 'narrow', phone: true, headerHeight: 56 })
  return waitFor(() => expect(button.parentElement?.style.maxInlineSize).toBe(''))
})
