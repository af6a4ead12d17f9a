// @vitest-environment jsdom
import { getUnsubscribe, unsubscribe } from '@tessera/contracts/calls/notification-settings'
import { answers } from '@tessera/testing/answers'
import { answerError, testShell } from '@tessera/testing/shell'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import UnsubscribePage from './page.tsx'

const props = { params: { token: 'a'.repeat(30) }, query: new URLSearchParams() }

test('an unsubscribe link changes nothing until its button is pressed, and can be taken back', async () => {
  const { answer, asked } = answers(
    [getUnsubscribe, () => ({ topic: 'weekly' as const, subscribed: true })],
    [unsubscribe, ({ subscribed }) => ({ topic: 'weekly' as const, subscribed })],
  )
  const { render } = testShell({ answer })
  const user = userEvent.setup()
  render(<UnsubscribePage {...props} />)
  await screen.findByText('Stop getting the weekly email?')
  expect(asked.map(({ call }) => call)).toEqual([getUnsubscribe.name])
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }))
  await user.click(await screen.findByRole('button', { name: 'Subscribe again' }))
  await screen.findByText('Stop getting the weekly email?')
  expect(asked.slice(1).map(({ input }) => input)).toMatchObject([
    { subscribed: false },
    { subscribed: true },
  ])
})

test('an unsubscribe link that stops nothing says so, and leads to the settings', async () => {
  const { render } = testShell({ answer: () => answerError('not-found') })
  render(<UnsubscribePage {...props} />)
  await screen.findByRole('heading', { name: "This link doesn't work" })
  const settings = screen.getByRole('link', { name: 'All notification settings' })
  expect(settings).toHaveProperty('pathname', '/settings/notifications/')
})
