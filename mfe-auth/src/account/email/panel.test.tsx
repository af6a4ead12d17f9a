// @vitest-environment jsdom
import { type EmailState, getEmail, resumeEmails } from '@tessera/contracts/calls/email-change'
import { sendVerification } from '@tessera/contracts/calls/email-verification'
import { answers } from '@tessera/testing/answers'
import { testShell } from '@tessera/testing/shell'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { plain } from '../../../test/security.ts'
import { mira } from '../../../test/service.ts'
import { EmailPanel } from './panel.tsx'

function open(begun: EmailState['stopped']) {
  let stopped = begun
  const state = (): EmailState => ({
    email: plain.email,
    email_verified: true,
    pending_email: null,
    stopped,
  })
  const service = answers(
    [getEmail, state],
    [sendVerification, () => ({ email: plain.email, sent: true })],
    [
      resumeEmails,
      () => {
        stopped = null
        return state()
      },
    ],
  )
  testShell({ viewer: mira, answer: service.answer }).render(<EmailPanel security={plain} />)
}

test('the panel says that emails come back, and sends a link to confirm the address again', async () => {
  open('bounced')
  expect(await screen.findByText(/^Emails to this address come back/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Send a link to confirm it' }))
  expect(await screen.findByText(/^We sent a link to/)).toBeTruthy()
})

test('a member who marked an email as spam sees what they miss, and gets all emails again', async () => {
  open('complained')
  expect(await screen.findByText(/^One of our emails was marked as spam/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Send me all emails again' }))
  await expect.poll(() => screen.queryByText(/^One of our emails/)).toBeNull()
})

test('the panel says nothing of emails that arrive', async () => {
  open(null)
  expect(await screen.findByText(/^Your email is/)).toBeTruthy()
  expect(screen.queryByText(/come back|marked as spam/)).toBeNull()
})
