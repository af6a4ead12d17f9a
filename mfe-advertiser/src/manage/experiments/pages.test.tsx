// @vitest-environment jsdom
import { advertisers } from '@tessera/contracts/calls/access'
import {
  type AdExperimentReport,
  createAdExperiment,
  estimateAdExperiment,
  getAdExperiment,
  listAdExperiments,
  updateAdExperiment,
} from '@tessera/contracts/calls/ad-experiments'
import { type CampaignTree, campaignTrees } from '@tessera/contracts/calls/campaign-edits'
import { AdvertiserId, AnyId, CampaignId } from '@tessera/contracts/ids'
import { answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { answerWith, testShell } from '@tessera/testing/shell'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import ExperimentsPage from './page.tsx'

const account = {
  id: '31',
  owner_user_id: '9',
  owner_username: 'studio',
  name: 'Lamps',
  country: 'DE',
  currency: 'EUR',
  time_zone: 'Europe/Berlin',
}

const tree = (id: string, name: string): CampaignTree => ({
  campaign_id: CampaignId.parse(id),
  name,
  objective: 'CONSIDERATION',
  state: 'active',
  daily_budget_micro: 5_000_000,
  total_budget_micro: null,
  is_flexible: false,
  first_day: '2026-11-01',
  last_day: null,
  has_begun: true,
  has_ended: false,
  made_with: 'test',
  currency: 'EUR',
  ad_groups: [],
})

const arm = (id: string, name: string) => ({
  object_id: AnyId.parse(id),
  campaign_id: CampaignId.parse(id),
  name,
})

const known = { verdict: 'better', low: 0.04, high: 0.19, estimate: 0.11, p_value: 0.012 } as const
const report: AdExperimentReport = {
  experiment_id: AnyId.parse('5'),
  name: 'Red or blue',
  level: 'campaign',
  measure: 'clicks',
  state: 'running',
  first_day: '2026-11-20',
  last_day: '2026-12-10',
  starts_at: '2026-11-20T00:00:00Z',
  ends_at: '2026-12-11T00:00:00Z',
  arms: [arm('1', 'Red lamp'), arm('2', 'Blue lamp')],
  currency: 'EUR',
  window_days: 1,
  reached: [4_200, 4_180],
  days_left: 6,
  hints: [],
  totals: [
    { impressions: 9_000, clicks: 300, saves: 20, spend_micro: 30_000_000 },
    { impressions: 9_100, clicks: 360, saves: 22, spend_micro: 30_000_000 },
  ],
  days: [
    {
      day: '2026-11-20',
      arms: [
        { people: 1_000, acted: 60 },
        { people: 1_000, acted: 70 },
      ],
      comparisons: [{ ...known, verdict: 'open', low: -0.2, high: 0.6, p_value: 1 }],
    },
    {
      day: '2026-11-21',
      arms: [
        { people: 4_000, acted: 240 },
        { people: 4_000, acted: 268 },
      ],
      comparisons: [known],
    },
  ],
}
const { experiment_id: _, ...rest } = report
const listed = ['draft', 'running', 'ended'].map((state, at) => ({
  ...rest,
  experiment_id: String(at + 4),
  state,
  name: `Test ${state}`,
}))

function open(part: { readonly part?: string; readonly experimentId?: string }, query = '') {
  const asked: unknown[] = []
  const keep = (answer: object) => (input: unknown) => {
    asked.push(input)
    return answerWith(answer)
  }
  const shell = testShell({
    viewer: viewer({ id: '9', is_partner: true }),
    ...answers(
      [advertisers, () => answerWith([account])],
      [listAdExperiments, () => answerWith(listed)],
      [getAdExperiment, () => answerWith(report)],
      [campaignTrees, () => answerWith([tree('1', 'Red lamp'), tree('2', 'Blue lamp')])],
      [
        estimateAdExperiment,
        keep({
          people_daily: 120,
          share: 0.052,
          window_days: 1,
          budgets_uneven: true,
          differences: [
            { difference: 0.1, days: null },
            { difference: 0.2, days: 29 },
          ],
        }),
      ],
      [createAdExperiment, keep({ ...rest, experiment_id: '5', state: 'draft' })],
      [updateAdExperiment, keep({ ...rest, experiment_id: '5', state: 'ended' })],
    ),
  })
  const params = { advertiserId: AdvertiserId.parse('31'), ...part }
  shell.render(<ExperimentsPage params={params} query={new URLSearchParams(query)} />)
  return { shell, asked, user: userEvent.setup() }
}

test('S2.55 the experiments tell their answers in words, what runs first', async () => {
  open({})
  const card = await screen.findByRole('heading', { name: 'Test running' })
  expect(card.parentElement?.textContent).toContain('Figures')
  const said = 'B is better than A: between 4% and 19% more of its people click.'
  expect(await screen.findAllByText(said)).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Figures of Test ended' })).toHaveProperty(
    'pathname',
    '/advertiser/31/experiments/manage/6/',
  )
})

test('S2.55 creating an experiment begins with what it compares, and says who takes part', async () => {
  open({ part: 'create' })
  const link = await screen.findByRole('link', { name: 'Compare ad groups' })
  expect(link).toHaveProperty('search', '?level=ad-group')
  expect(link).toHaveProperty('pathname', '/advertiser/31/experiments/ab-test/create/')
  expect(screen.getByText(/Visitors, and members who turned off personalized ads/)).toBeTruthy()
})

test('S2.55 an A/B test is created and started with two campaigns, after an estimate of its days', async () => {
  const { shell, asked, user } = open({ part: 'ab-test' })
  await user.click(await screen.findByRole('button', { name: 'Start the experiment' }))
  expect(await screen.findByText('Choose at least two.')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Blue lamp' }))
  await user.click(screen.getByRole('checkbox', { name: 'Red lamp' }))
  expect(await screen.findByText(/With about 120 people a day/)).toBeTruthy()
  expect(screen.getByText(/30 days are needed for a difference of 20%. You chose 14./)).toBeTruthy()
  expect(screen.getByText(/The daily budgets differ/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Start the experiment' }))
  await vi.waitFor(() => expect(shell.addresses).toContain('/advertiser/31/experiments/manage/5/'))
  expect(asked).toMatchObject([
    { object_ids: ['2', '1'], measure: 'clicks' },
    { name: 'Campaigns: Clicks', level: 'campaign', object_ids: ['2', '1'], measure: 'clicks' },
    { experiment_id: '5', action: 'start' },
  ])
})

test('S2.55 each experiment is managed by what its state allows', async () => {
  const { asked, user } = open({ part: 'manage' })
  await user.click(await screen.findByRole('button', { name: 'Stop Test running' }))
  expect(asked).toEqual([])
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Stop' }))
  await vi.waitFor(() => expect(asked).toMatchObject([{ experiment_id: '5', action: 'stop' }]))
  expect(screen.queryByRole('button', { name: 'Stop Test draft' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Start Test draft' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Delete Test draft' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Delete Test ended' })).toBeNull()
})

test('S2.55 an experiment shows its answer, the figures of each arm, and the difference by day as a table', async () => {
  const { user } = open({ experimentId: '5' })
  expect(await screen.findByText(/B is better than A: between 4% and 19% more/)).toBeTruthy()
  expect(screen.getByText(/Always-valid p-value: 0.012/)).toBeTruthy()
  const figures = screen.getByRole('table', { name: 'Figures of each group' })
  const [, first] = within(figures).getAllByRole('row')
  expect(first?.textContent).toContain('A · Red lamp')
  expect(first?.textContent).toContain('4,2004,0002406%9,000300€30.00€0.10')
  await user.click(screen.getByText('Show as a table'))
  const days = screen.getByRole('table', { name: 'Difference between B and A by day' })
  expect(within(days).getAllByRole('row')[1]?.textContent).toBe('Nov 216%6.7%+11%+4%+19%')
})
