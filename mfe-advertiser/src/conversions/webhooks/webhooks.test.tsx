// @vitest-environment jsdom
import { advertisers } from '@tessera/contracts/calls/access'
import { listApiTokens } from '@tessera/contracts/calls/api-tokens'
import {
  createWebhook,
  listWebhookDeliveries,
  listWebhooks,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '@tessera/contracts/calls/webhooks'
import { answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { answerWith, testShell } from '@tessera/testing/shell'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import ConversionsPage from '../page.tsx'

const url = 'https://hooks.example/ads'
const webhook = {
  id: '6',
  url,
  events: ['rule.acted'],
  state: 'stopped',
  ending: 'k3Jd',
  former_until: null,
  created_at: '2026-11-26T12:00:00Z',
  created_by: 'Mira',
  failing_since: null,
}
const delivery = {
  id: '8',
  event_id: '9',
  type: 'rule.acted',
  state: 'waiting',
  attempts: 2,
  status: 500,
  fault: null,
  milliseconds: 120,
  created_at: '2026-11-26T12:00:00Z',
  sent_at: '2026-11-26T12:00:01Z',
  next_at: '2026-11-26T12:05:00Z',
}

function open() {
  const asked: unknown[] = []
  const keep = (answer: unknown) => (input: unknown) => {
    asked.push(input)
    return answerWith(answer)
  }
  const shell = testShell({
    viewer: viewer({ id: '9', is_partner: true }),
    ...answers(
      [
        advertisers,
        () =>
          answerWith([
            {
              id: '31',
              owner_user_id: '9',
              owner_username: 'studio',
              name: 'Lamps',
              country: 'DE',
              currency: 'EUR',
              time_zone: 'Europe/Berlin',
            },
          ]),
      ],
      [listApiTokens, () => answerWith([])],
      [listWebhooks, () => answerWith([webhook])],
      [createWebhook, keep({ webhook, secret: 'whsec_once' })],
      [rotateWebhookSecret, keep({ webhook, secret: 'whsec_next' })],
      [updateWebhook, keep({ ...webhook, state: 'on' })],
      [
        testWebhook,
        keep({ ...delivery, type: 'test', state: 'failed', status: 404, next_at: null }),
      ],
      [listWebhookDeliveries, () => answerWith([delivery])],
    ),
  })
  const params = { advertiserId: '31', section: 'access_token' }
  shell.render(<ConversionsPage params={params} query={new URLSearchParams()} />)
  return { asked, user: userEvent.setup() }
}

test('a webhook is created for chosen events, and its secret is shown once', async () => {
  const { asked, user } = open()
  await user.type(await screen.findByLabelText('Address'), url)
  await user.click(screen.getByLabelText('A report is ready'))
  await user.click(screen.getByRole('button', { name: 'Create webhook' }))
  expect(await screen.findByText('whsec_once')).toBeTruthy()
  const [input] = asked
  expect(input).toMatchObject({ advertiser_id: '31', url })
  expect(JSON.stringify(input)).not.toContain('report.ready')
  await user.click(screen.getByRole('button', { name: 'I have copied it' }))
  expect(screen.queryByText('whsec_once')).toBe(null)
})

test('a webhook is tested and switched on again, its deliveries are listed, its secret is replaced', async () => {
  const { asked, user } = open()
  const row = within(await screen.findByRole('list', { name: 'Your webhooks' }))
  expect(row.getByText('Switched off after three days of failures')).toBeTruthy()
  await user.click(row.getByRole('button', { name: /^Send test/ }))
  expect(await row.findByText(/Not taken: status .*404/)).toBeTruthy()
  await user.click(row.getByRole('button', { name: /^Switch on/ }))
  await vi.waitFor(() => expect(asked.at(-1)).toMatchObject({ webhook_id: '6', is_on: true }))
  await user.click(row.getByRole('button', { name: /^Deliveries/ }))
  const deliveries = within(await screen.findByRole('dialog'))
  expect(await deliveries.findByText(/Waiting.*: status .*500/)).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.click(row.getByRole('button', { name: /^New secret/ }))
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: 'New secret' }))
  expect(await screen.findByText('whsec_next')).toBeTruthy()
})
