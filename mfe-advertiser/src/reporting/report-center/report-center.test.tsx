// @vitest-environment jsdom
import { advertisers } from '@tessera/contracts/calls/access'
import { adChanges } from '@tessera/contracts/calls/ad-reports'
import { listCampaigns } from '@tessera/contracts/calls/campaigns'
import {
  createReportSchedule,
  getMadeReport,
  getReportUnsubscribe,
  listReportPeople,
  listReportSchedules,
  listReports,
  reportUnsubscribe,
  rerunReport,
} from '@tessera/contracts/calls/report-center'
import {
  getReportPreferences,
  updateReportPreferences,
} from '@tessera/contracts/calls/report-preferences'
import { answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { answerWith, testShell } from '@tessera/testing/shell'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import HistoryPage from '../../manage/history/page.tsx'
import PreferencesPage from '../report-preferences/page.tsx'
import ReportCenterPage from './page.tsx'
import UnsubscribePage from './unsubscribe-page.tsx'

const account = {
  id: '31',
  owner_user_id: '9',
  owner_username: 'studio',
  name: 'Lamps',
  country: 'DE',
  currency: 'EUR',
  time_zone: 'Europe/Berlin',
}
const preferences = {
  click_window: 30,
  view_window: 1,
  columns: ['spend', 'clicks'],
  week_start: 'monday',
}

const made = {
  id: '7',
  name: 'Weekly',
  state: 'ready',
  format: 'csv',
  from: '2026-11-20',
  to: '2026-11-26',
  rows: 3,
  bytes: 1_500,
  schedule_id: null,
  asked_at: '2026-11-26T12:00:00Z',
  expires_at: '2026-12-26T12:00:00Z',
  file_url: '/v3/ads/reports/made/7/',
  view: {
    level: 'campaigns',
    columns: ['spend'],
    sort: 'spend',
    is_ascending: false,
    period: { kind: 'last-days', days: 7 },
    comparison: null,
  },
}

function open() {
  const asked: unknown[] = []
  const keep = (answer: object) => (input: unknown) => {
    asked.push(input)
    return answerWith(answer)
  }
  const schedule = {
    id: '5',
    name: 'Clicks',
    view: made.view,
    format: 'csv',
    rhythm: 'week',
    state: 'active',
    recipients: [],
    next_at: '2026-11-30T05:00:00Z',
  }
  const shell = testShell({
    viewer: viewer({ id: '9', is_partner: true }),
    ...answers(
      [advertisers, () => answerWith([account])],
      [getReportPreferences, () => answerWith(preferences)],
      [updateReportPreferences, keep({ ...preferences, week_start: 'sunday' })],
      [listReports, () => answerWith([made])],
      [
        getMadeReport,
        ({ report_id: id }) =>
          answerWith(id === '7' ? made : { ...made, id, state: 'expired', file_url: null }),
      ],
      [rerunReport, keep(made)],
      [listReportSchedules, () => answerWith([])],
      [listReportPeople, () => answerWith([{ id: '9', name: 'Mira', is_viewer: true }])],
      [createReportSchedule, keep(schedule)],
      [getReportUnsubscribe, () => answerWith({ name: 'Clicks', subscribed: true })],
      [reportUnsubscribe, keep({ name: 'Clicks', subscribed: false })],
      [listCampaigns, () => answerWith([])],
      [
        adChanges,
        () =>
          answerWith([
            {
              id: '1',
              at: '2026-11-26T23:30:00Z',
              actor: 'Mira',
              level: 'campaign',
              object_id: '4',
              campaign_id: '4',
              name: 'Spring',
              fields: [{ field: 'state', before: 'active', after: 'paused' }],
            },
            {
              id: '2',
              at: '2026-11-26T22:30:00Z',
              actor: null,
              rule: 'Too dear',
              level: 'campaign',
              object_id: '4',
              campaign_id: '4',
              name: 'Spring',
              fields: [{ field: 'daily_budget_micro', before: '2000000', after: '3000000' }],
            },
          ]),
      ],
    ),
  })
  return { shell, asked, user: userEvent.setup() }
}

const query = (text = '') => new URLSearchParams(text)

test('S2.59 a weekly report is built with its people, and the history has the files to download', async () => {
  const { shell, asked, user } = open()
  const params = { advertiserId: '31', part: 'builder' }
  const view = shell.render(<ReportCenterPage params={params} query={query()} />)
  await user.selectOptions(await screen.findByLabelText('When'), 'week')
  await user.click(await screen.findByLabelText('Mira (you)'))
  await user.click(screen.getByRole('button', { name: 'Schedule report' }))
  await vi.waitFor(() => expect(shell.addresses).toContain('/advertiser/31/report-center/history/'))
  expect(asked).toMatchObject([
    { advertiser_id: '31', rhythm: 'week', format: 'csv', recipients: ['9'] },
  ])
  view.unmount()
  shell.render(<ReportCenterPage params={{ ...params, part: 'history' }} query={query()} />)
  const file = await screen.findByRole('link', { name: 'Download Weekly' })
  expect(file).toHaveProperty('pathname', made.file_url)
})

test('a schedule without people says when it is saved that nobody gets an email', async () => {
  const { shell, asked, user } = open()
  const params = { advertiserId: '31', part: 'builder' }
  shell.render(<ReportCenterPage params={params} query={query()} />)
  await user.selectOptions(await screen.findByLabelText('When'), 'day')
  await user.click(screen.getByRole('button', { name: 'Schedule report' }))
  await vi.waitFor(() => expect(asked).toMatchObject([{ rhythm: 'day', recipients: [] }]))
  await vi.waitFor(() => expect(shell.toasts.at(-1)?.text).toMatch(/Nobody gets an email/))
})

test('S2.59 a link in a mail stops a report without a log-in, at the press of its button', async () => {
  const { shell, asked, user } = open()
  const params = { advertiserId: '31' }
  shell.render(<UnsubscribePage params={params} query={query(`token=${'a'.repeat(30)}`)} />)
  await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }))
  expect(await screen.findByText(/We won't email you about the report “Clicks”/)).toBeTruthy()
  expect(asked).toMatchObject([{ subscribed: false }])
})

test('S2.59 the file of a report is downloaded where it is kept, and made again where it is not', async () => {
  const { shell, asked, user } = open()
  const params = { advertiserId: '31', part: 'download' }
  const kept = shell.render(<ReportCenterPage params={params} query={query('id=7')} />)
  const file = await screen.findByRole('link', { name: 'Download' })
  expect(file).toHaveProperty('pathname', made.file_url)
  kept.unmount()
  const gone = shell.render(<ReportCenterPage params={params} query={query('id=6')} />)
  await user.click(await screen.findByRole('button', { name: 'Make again' }))
  await vi.waitFor(() =>
    expect(shell.addresses).toContain('/advertiser/31/report-center/download/?id=7'),
  )
  expect(asked).toEqual([{ advertiser_id: '31', report_id: '6' }])
  gone.unmount()
  shell.render(<ReportCenterPage params={params} query={query('id=none')} />)
  expect(await screen.findByText('No such report')).toBeTruthy()
})

test('S2.47 the day that weeks start on is chosen in the preferences', async () => {
  const { shell, asked, user } = open()
  shell.render(<PreferencesPage params={{ advertiserId: '31' }} query={query()} />)
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Week starts on' }),
    'sunday',
  )
  await vi.waitFor(() => expect(asked).toEqual([{ advertiser_id: '31', week_start: 'sunday' }]))
})

test('S2.56 the history tells who changed what in words, in the time zone of the account, and filters', async () => {
  const { shell, user } = open()
  shell.render(<HistoryPage params={{ advertiserId: '31' }} query={query()} />)
  expect(await screen.findByText('State: Running → Paused')).toBeTruthy()
  expect(screen.getByText(/Nov 27, 2026/)).toBeTruthy()
  expect(screen.getByText(/^Rule: .*Too dear/)).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('What was changed'), 'ad-group')
  expect(shell.addresses).toContain('/advertiser/31/history/?level=ad-group')
})
