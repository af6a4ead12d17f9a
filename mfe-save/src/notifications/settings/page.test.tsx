// @vitest-environment jsdom
import {
  getNotificationSettings,
  updateNotificationSettings,
} from '@tessera/contracts/calls/notification-settings'
import { NotificationKind } from '@tessera/contracts/calls/notifications'
import { answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { answerError, testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import NotificationSettingsPage from './page.tsx'

const settings = (verified = true) => ({
  kinds: NotificationKind.options.map((kind) => ({ kind, in_product: true, by_email: false })),
  weekly_email: verified,
  email_verified: verified,
})

const open = (verified: boolean, update: () => Response | ReturnType<typeof settings>) => {
  const sent: object[] = []
  const { answer } = answers(
    [getNotificationSettings, () => settings(verified)],
    [
      updateNotificationSettings,
      (input) => {
        sent.push(input)
        return update()
      },
    ],
  )
  const shell = testShell({ viewer: viewer(), answer })
  shell.render(<NotificationSettingsPage />)
  return { ...shell, sent }
}

const at = (name: string | RegExp) => screen.findByRole('switch', { name })
const on = (name: string | RegExp) => screen.findByRole('switch', { name, checked: true })
const off = (name: string | RegExp) => screen.findByRole('switch', { name, checked: false })

test('each kind has a switch for the product and one for email, and a press sends just that', async () => {
  const { sent } = open(true, () => settings())
  const email = await at('New followers: Email')
  expect(screen.getAllByRole('switch')).toHaveLength(2 * NotificationKind.options.length + 1)
  await userEvent.click(email)
  await on('New followers: Email')
  await waitFor(() => expect(sent).toEqual([{ kind: 'followed', by_email: true }]))
  await on(/^New followers: In/)
  await userEvent.click(await at(/^Your week on/))
  await waitFor(() => expect(sent.at(-1)).toEqual({ weekly_email: false }))
  await off(/^Your week on/)
})

test('a refused change is taken back and said', async () => {
  const { toasts } = open(true, () => answerError('unexpected'))
  const email = await at('Mentions: Email')
  await userEvent.click(email)
  await waitFor(() => expect(toasts).toHaveLength(1))
  await off('Mentions: Email')
})

test('without a confirmed address the weekly email is off, and the page offers to confirm it', async () => {
  open(false, () => settings(false))
  expect((await off(/^Your week on/)).hasAttribute('disabled')).toBe(true)
  expect(screen.queryByText(/Confirm your email address first/)).not.toBeNull()
})
