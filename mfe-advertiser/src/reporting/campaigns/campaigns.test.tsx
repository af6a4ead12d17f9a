// @vitest-environment jsdom

import { ReportEntity } from '@tessera/contracts/calls/ad-reports'
import { Campaign, listCampaigns, updateCampaign } from '@tessera/contracts/calls/campaigns'
import { Advertiser } from '@tessera/contracts/entities/advertiser'
import { z } from '@tessera/contracts/schema'
import { answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { answerWith, testShell } from '@tessera/testing/shell'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { factText } from '../ad-report/table/fact-text.ts'
import { Campaigns } from './campaigns.tsx'
import { actionsOn, standingText } from './standing.ts'

const campaign = (over: object = {}): Campaign =>
  z.parse(Campaign, {
    id: '7',
    name: 'Lamps',
    objective: 'CONSIDERATION',
    state: 'active',
    daily_budget_micro: 7_000_000,
    total_budget_micro: 70_000_000,
    is_flexible: false,
    starts_at: '2026-11-20T00:00:00.000Z',
    ends_at: '2026-12-01T00:00:00.000Z',
    currency: 'USD',
    ad: { id: '8', pin_id: '42', state: 'active', review: 'approved', review_reason: null },
    totals: { impressions: 1_200, clicks: 34, saves: 5, closeups: 50, spend_micro: 12_340_000 },
    ...over,
  })

const account = z.parse(Advertiser, {
  id: '5',
  owner_user_id: '1',
  owner_username: 'ana',
  name: 'Oak & Linen',
  country: 'US',
  currency: 'USD',
})

const ad = (review: string, review_reason: string | null = null) => ({
  ad: { id: '8', pin_id: '42', state: 'active', review, review_reason },
})

const now = Date.parse('2026-11-26T12:00:00Z')

test.each([
  ['Running', {}, ['pause', 'end']],
  ['Paused', { state: 'paused' }, ['resume', 'end']],
  ['Planned', { starts_at: '2026-11-27T00:00:00.000Z' }, ['pause', 'end']],
  ['Ended', { ends_at: '2026-11-26T12:00:00.000Z' }, []],
  ['Ended', { state: 'archived' }, []],
  ['Draft', { state: 'draft' }, []],
  ['Waits for a check', ad('waiting'), ['pause', 'end']],
  ['Rejected: misleading', ad('rejected', 'misleading'), ['pause', 'end']],
  ['Rejected', ad('rejected', 'something new'), ['pause', 'end']],
])('a campaign is %s', (text, over, actions) => {
  expect(standingText(campaign(over), now)).toBe(text)
  expect(actionsOn(campaign(over), now)).toEqual(actions)
})

function open(of: Advertiser | undefined, campaigns: readonly Campaign[] = [campaign()]) {
  const asked: unknown[] = []
  const shell = testShell({
    viewer: viewer(),
    ...answers(
      [
        listCampaigns,
        (input) => {
          asked.push(input.advertiser_id)
          return answerWith(campaigns)
        },
      ],
      [
        updateCampaign,
        (input) => {
          asked.push(input)
          return answerWith(campaign({ state: 'paused' }))
        },
      ],
    ),
  })
  shell.render(<Campaigns account={of} />)
  return { asked, user: userEvent.setup() }
}

test('a campaign has its numbers, and what it spent in the currency of its account', async () => {
  open(account)
  const row = within((await screen.findByRole('link', { name: 'Lamps' })).closest('tr') as never)
  const cells = row.getAllByRole('cell').map((cell) => cell.textContent)
  expect(cells.slice(0, 7)).toEqual([
    'LampsNov 20, 2026 to Nov 30, 2026',
    expect.stringMatching(/Running|Ended/),
    '$12.34\u00a0USDof $70.00\u00a0USD',
    '1,200',
    '34',
    '$0.36\u00a0USD',
    '5',
  ])
})

test('a campaign is paused at once, and ended after a question', async () => {
  const { asked, user } = open(account, [campaign({ ends_at: null })])
  await user.click(await screen.findByRole('button', { name: 'Pause Lamps' }))
  const of = { advertiser_id: '5', campaign_id: '7' }
  await vi.waitFor(() => expect(asked).toContainEqual({ ...of, action: 'pause' }))
  const end = async () => {
    await user.click(screen.getByRole('button', { name: 'More for Lamps' }))
    await user.click(screen.getByRole('menuitem', { name: 'End' }))
  }
  await end()
  await user.click(screen.getByRole('button', { name: 'Keep it running' }))
  expect(asked).not.toContainEqual({ ...of, action: 'end' })
  await end()
  await user.click(screen.getByRole('button', { name: 'End campaign' }))
  await vi.waitFor(() => expect(asked).toContainEqual({ ...of, action: 'end' }))
})

test('somebody without an ad account is told how to open one', async () => {
  open(undefined)
  expect(await screen.findByText('Promote a Pin to open an ad account.')).toBeDefined()
})

test.each([
  ['Running', { starts_at: '2026-11-26T11:00:00.000Z' }, 'Nov 27, 2026'],
  ['Planned', { starts_at: '2026-11-26T12:30:00.000Z' }, 'Nov 27, 2026'],
  ['Paused', { state: 'paused', starts_at: '2026-11-27T11:00:00.000Z' }, 'Nov 28, 2026'],
  ['Waits for a check', ad('waiting'), 'Nov 20, 2026'],
])(
  'a campaign is %s in its list and in reports alike, since a day of its account',
  async (state, over, from) => {
    vi.useFakeTimers({ now, toFake: ['Date'] })
    const zone = 'Pacific/Auckland'
    const shown = campaign({ ends_at: null, ...over })
    open({ ...account, time_zone: zone }, [shown])
    const row = within((await screen.findByRole('link', { name: 'Lamps' })).closest('tr') as never)
    const cells = row.getAllByRole('cell').map((cell) => cell.textContent)
    expect(cells.slice(0, 2)).toEqual([`LampsSince ${from}`, state])
    const entity = z.parse(ReportEntity, {
      ...shown,
      campaign: null,
      ad_group: null,
      pin: null,
      review: shown.ad?.review,
    })
    const text = { day: (day: string) => day, value: String }
    expect(factText('state', entity, { text, zone, now })).toBe(state)
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })
    const told = factText('starts_at', entity, { text, zone, now })
    expect(day.format(new Date(told))).toBe(from)
  },
)

test('S2.65 shortcuts by objective open campaign reporting for that objective; without an ad account there are none', () => {
  const shortcuts = () =>
    screen
      .queryAllByRole('link', { name: /^Report on/ })
      .map((link) => [link.textContent, link.getAttribute('href')])
  open(undefined)
  expect(shortcuts()).toEqual([])
  document.body.replaceChildren()
  open(account)
  const report = '/advertiser/5/reporting/campaigns/?objective_types='
  expect(shortcuts()).toEqual([
    ['Report on website visits', `${report}CONSIDERATION`],
    ['Report on website actions', `${report}WEB_CONVERSION`],
    ['Report on catalog sales', `${report}CATALOG_SALES`],
  ])
})
