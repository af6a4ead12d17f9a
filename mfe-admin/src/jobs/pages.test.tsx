// @vitest-environment jsdom
import { changeJobs, houseJobs, houseQueues } from '@tessera/contracts/calls/house-jobs'
import { changeEmails, houseEmails, houseSuppressions } from '@tessera/contracts/calls/house-mail'
import { houseSelf } from '@tessera/contracts/calls/house-roles'
import { answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { testShell } from '@tessera/testing/shell'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { selfAs } from '../../test/house.ts'
import JobsPage from './jobs-page.tsx'
import MailPage from './mail-page.tsx'

const since = '2026-11-01T09:00:00Z'

test('a job that failed shows its error, and runs again with the proposed reason', async () => {
  const service = answers(
    [houseSelf, () => selfAs('administrator')],
    [
      houseQueues,
      () => [{ job: 'draw-renditions', waiting: 2, running: 0, failed: 1, overdue_seconds: 130 }],
    ],
    [
      houseJobs,
      () => [
        {
          id: '0a1b',
          job: 'draw-renditions',
          state: 'failed' as const,
          since,
          attempts: 5,
          next_at: null,
          error: 'Error: No picture.\n    at draw',
        },
      ],
    ],
    [changeJobs, () => ({ changed: ['0a1b'] })],
  )
  testShell({ viewer: viewer(), answer: service.answer }).render(<JobsPage />)
  expect(await screen.findByText('Error: No picture.')).toBeDefined()
  expect(screen.getByText('The oldest has been due for 2 minutes.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: /^Run draw-renditions of .* again$/ }))
  await userEvent.keyboard('{Enter}')
  expect(service.asked.findLast(({ call }) => call === changeJobs.name)?.input).toEqual({
    ids: ['0a1b'],
    do: 'retry',
    reason: 'Its cause is repaired.',
  })
})

test('an email is deleted with a reason, and an auditor can change nothing', async () => {
  const email = {
    id: 'm',
    state: 'failed' as const,
    to: 'mira@example.org',
    subject: 'Hello',
    since,
    attempts: 15,
    next_at: null,
    answer: '550 No such user',
  }
  const opened = (role: 'support' | 'auditor') => {
    const service = answers(
      [houseSelf, () => selfAs(role)],
      [houseEmails, () => [email]],
      [houseSuppressions, () => []],
      [changeEmails, () => ({ changed: ['m'] })],
    )
    const shell = testShell({ viewer: viewer(), answer: service.answer })
    const view = shell.render(<MailPage />)
    return { service, view }
  }
  const { service, view } = opened('support')
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Hello' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Wrong address')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(service.asked.findLast(({ call }) => call === changeEmails.name)?.input).toEqual({
    ids: ['m'],
    do: 'drop',
    reason: 'Wrong address',
  })
  view.unmount()
  opened('auditor')
  expect(await screen.findByText('550 No such user')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Delete Hello' })).toBeNull()
})
