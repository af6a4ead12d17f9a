// @vitest-environment jsdom
import { sendVerification } from '@tessera/contracts/calls/email-verification'
import { answers } from '@tessera/testing/answers'
import { testShell } from '@tessera/testing/shell'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import VerifyBanner from './verify-banner.tsx'

test('the banner asks to confirm the email, resends the email and can be dismissed', async () => {
  const { asked, answer } = answers([
    sendVerification,
    () => ({ email: 'mira@studio.example', sent: true }),
  ])
  const { shell } = testShell({ answer })
  render(<VerifyBanner commands={shell.commands} />)
  const banner = screen.getByRole('complementary', { name: 'Confirm your email' })
  expect(banner.textContent).toContain('Confirm your email with the link we sent you.')
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
  expect(await screen.findByText(/^We sent a link to mira@studio.example/)).toBeTruthy()
  expect(asked).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Later' }))
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('the banner says that emails come back, and sends a link to the same address', async () => {
  const { asked, answer } = answers([
    sendVerification,
    () => ({ email: 'mira@studio.example', sent: true }),
  ])
  const { shell } = testShell({ answer })
  render(<VerifyBanner commands={shell.commands} bounced="mira@studio.example" />)
  const banner = screen.getByRole('complementary', { name: 'Confirm your email' })
  expect(banner.textContent).toContain('Emails to mira@studio.example come back to us.')
  await userEvent.click(screen.getByRole('button', { name: 'Send a link' }))
  expect(await screen.findByText(/^We sent a link to mira@studio.example/)).toBeTruthy()
  expect(asked).toHaveLength(1)
})
