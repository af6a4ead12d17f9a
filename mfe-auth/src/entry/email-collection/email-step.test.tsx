// @vitest-environment jsdom
import { emailExists } from '@tessera/contracts/calls/registration'
import { answerError } from '@tessera/testing/answers'
import { testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { field } from '../../../test/open-modal.tsx'
import { authService, refusing } from '../../../test/service.ts'
import { EmailStep } from './email-step.tsx'

function opened(service = authService({ emails: ['mira@studio.example'] })) {
  const [onGiven, onLeave] = [vi.fn(), vi.fn()]
  const host = testShell({ moduleName: 'auth', answer: service.answer })
  host.render(<EmailStep provider="LINE" onGiven={onGiven} onLeave={onLeave} />)
  const user = userEvent.setup()
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return { user, press, onGiven, onLeave }
}

test('V2.21 the step asks for an email, with Continue and Not now', async () => {
  const { press, onLeave, onGiven } = opened()
  expect(document.activeElement).toBe(field('Email'))
  expect(screen.getByText(/^LINE didn't share one/)).toBeTruthy()
  await press('Not now')
  expect(onLeave).toHaveBeenCalled()
  expect(onGiven).not.toHaveBeenCalled()
})

test('V2.22 V5.5 an empty email is required, and the error clears on change', async () => {
  const { user, press } = opened()
  await press('Continue')
  expect(screen.getByText('Email is required')).toBeTruthy()
  await user.type(field('Email'), 'm')
  expect(screen.queryByText('Email is required')).toBeNull()
})

test.each([
  ['mira@studio.example', true],
  ['new@studio.example', false],
])('V4.5 %s is looked up: an account is there is %s', async (email, exists) => {
  const { user, press, onGiven } = opened()
  await user.type(field('Email'), email)
  await press('Continue')
  await waitFor(() => expect(onGiven).toHaveBeenCalledWith(email, exists))
})

test('V8.22 a failed look-up keeps the email and asks to press Continue again', async () => {
  const service = authService({}, [emailExists, refusing(['unexpected'], () => false)])
  const { user, press, onGiven } = opened(service)
  await user.type(field('Email'), 'new@studio.example')
  await press('Continue')
  const failed = 'Oops! Something went wrong… Click Continue to try again.'
  await waitFor(() => expect(screen.getByText(failed)).toBeTruthy())
  await press('Continue')
  await waitFor(() => expect(onGiven).toHaveBeenCalled())
})

test('V8.22 the service’s own message is shown where it has one', async () => {
  const { user, press } = opened(authService({}, [emailExists, () => answerError('email-invalid')]))
  await user.type(field('Email'), 'new@studio.example')
  await press('Continue')
  await waitFor(() => expect(screen.getByText('Your email is invalid.')).toBeTruthy())
})
