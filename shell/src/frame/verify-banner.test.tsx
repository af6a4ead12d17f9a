// @vitest-environment jsdom
import { createClient } from '@tessera/client'
import { answerWith } from '@tessera/testing/shell'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { VerifyBanner } from './verify-banner.tsx'

test('the banner asks to confirm the email, sends the letter again, and goes away when asked', async () => {
  const asked: string[] = []
  const client = createClient({
    origin: 'http://localhost',
    fetch: async ({ url }) => {
      asked.push(new URL(url).pathname)
      return answerWith({ email: 'mira@studio.example', sent: true })
    },
  })
  render(<VerifyBanner client={client} />)
  const banner = screen.getByRole('complementary', { name: 'Confirm your email' })
  expect(banner.textContent).toContain('Confirm your email with the link we sent you.')
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
  expect(await screen.findByText(/^We sent a link to mira@studio.example/)).toBeTruthy()
  expect(asked).toEqual(['/v3/users/email/verification/'])
  await userEvent.click(screen.getByRole('button', { name: 'Later' }))
  expect(screen.queryByRole('complementary')).toBeNull()
})
