// @vitest-environment jsdom
import { advertisers } from '@tessera/contracts/calls/access'
import { type SplitCampaign, splitBudget } from '@tessera/contracts/calls/budget-split'
import { editCampaigns } from '@tessera/contracts/calls/campaign-edits'
import {
  createMediaPlan,
  deleteMediaPlan,
  estimateMediaPlan,
  listMediaPlans,
  updateMediaPlan,
} from '@tessera/contracts/calls/media-plans'
import { estimateReach } from '@tessera/contracts/calls/quick-promote'
import {
  dismissRecommendation,
  listRecommendations,
  type Recommendation,
  restoreRecommendations,
} from '@tessera/contracts/calls/recommendations'
import { AdGroupId, AdId, CampaignId } from '@tessera/contracts/ids'
import { answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import PlanningPage from './page.tsx'

const account = {
  id: '77',
  owner_user_id: '9',
  owner_username: 'lamps',
  name: 'Lamps & Co',
  country: 'US',
  currency: 'USD',
  time_zone: 'UTC',
}
const dollars = 1_000_000
const campaignId = CampaignId.parse('1')
const about = (key: string) => ({
  key,
  campaign: { id: campaignId, name: 'Lamps' },
  about_micro: 35 * dollars,
  edit: null,
})
const raise = {
  campaign_id: campaignId,
  fields: { daily_budget_micro: 15 * dollars },
  expected: { daily_budget_micro: 10 * dollars },
}
const limited: Recommendation = {
  kind: 'budget-limited',
  ...about('budget-limited 1'),
  edit: raise,
  billed: 'click',
  budget_micro: 10 * dollars,
  proposed_micro: 15 * dollars,
  days: 7,
  days_full: 5,
  spend_micro: 280 * dollars,
  events: 336,
  more: { low: 5.36, high: 6.64 },
}
const group = { id: AdGroupId.parse('2'), name: 'All' }
const ad = { id: AdId.parse('3'), name: 'Red lamp' }
const others: readonly Recommendation[] = [
  {
    kind: 'weak-ad',
    ...about('weak-ad 3'),
    ad_group: group,
    ad,
    impressions: 5_000,
    clicks: 20,
    others_impressions: 5_000,
    others_clicks: 80,
    more: { low: 10.1, high: 19.9 },
  },
  {
    kind: 'budget-unused',
    ...about('budget-unused 1'),
    why: 'unknown',
    ad_group: null,
    budget_micro: 10 * dollars,
    days: 7,
    spend_micro: 7 * dollars,
    billed: 'click',
    bid_micro: null,
    proposed_bid_micro: null,
    price_micro: null,
    people: null,
    floor: 100,
  },
  { kind: 'rejected', ...about('rejected 3'), ad, reason: 'link' },
  {
    kind: 'no-conversions',
    ...about('no-conversions 1'),
    clicks: 400,
    rate_max: 0.0075,
    spend_micro: 90 * dollars,
    tag: 'silent',
    tag_seen_at: null,
  },
]

const outcome = (budget: number) => ({
  daily_budget_micro: budget,
  cost_micro: { low: budget * 10, high: budget * 10 },
  impressions: { low: 1_000 * (budget / dollars), high: 2_000 * (budget / dollars) },
  clicks: { low: Math.floor((10 * budget) / dollars), high: Math.ceil((25 * budget) / dollars) },
  reached: { low: 500, high: Math.round(1_000 * Math.sqrt(budget / dollars)) },
  frequency: { low: 1.1, high: 2.4 },
})
const plan = {
  objective: 'CONSIDERATION' as const,
  targeting: { LOCATION: 'US' },
  is_automatic: true,
  daily_budget_micro: 9 * dollars,
  first_day: '2026-12-01',
  last_day: '2026-12-10',
}
const saved = (id: string, name: string) => ({
  id,
  name,
  plan,
  updated_at: '2026-11-26T10:00:00.000Z',
  author: 'Mira',
})

const split = (id: string, more: Partial<SplitCampaign> = {}): SplitCampaign => ({
  campaign_id: CampaignId.parse(id),
  name: `Campaign ${id}`,
  objective: 'CONSIDERATION',
  present_micro: 10 * dollars,
  proposed_micro: 5 * dollars,
  min_micro: 5 * dollars,
  max_micro: 20 * dollars,
  days: 28,
  spend_micro: 250 * dollars,
  results: 400,
  keeps: null,
  curve: { spend_micro: 9e6, at_present: 14, exponent: 0.6, exponent_low: 0.5, exponent_high: 0.7 },
  is_unspent: false,
  change: { low: -6, mid: -4, high: -3 },
  ...more,
})
const division = {
  from: '2026-10-26',
  to: '2026-11-22',
  currency: 'USD',
  total_micro: 30 * dollars,
  least_micro: 20 * dollars,
  most_micro: 50 * dollars,
  change: { low: 2, mid: 8, high: 14 },
  campaigns: [
    split('1'),
    split('2', { proposed_micro: 15 * dollars, change: { low: 8, mid: 12, high: 17 } }),
    split('3', {
      proposed_micro: 10 * dollars,
      keeps: 'few-days',
      change: null,
      curve: null,
    }),
  ],
}

interface Facts {
  readonly items?: readonly Recommendation[]
  readonly dismissed?: number
  readonly plans?: readonly ReturnType<typeof saved>[]
  readonly people?: { readonly low: number; readonly high: number } | null
  readonly fault?: string
  readonly split?: Partial<typeof division>
}

function open(part: string, facts: Facts = {}, query = '') {
  const { items = [limited], dismissed = 0, plans = [], fault } = facts
  const people = facts.people === undefined ? { low: 40_000, high: 90_000 } : facts.people
  const service = answers(
    [advertisers, () => answerWith([account])],
    [
      listRecommendations,
      () => ({
        from: '2026-10-26',
        to: '2026-11-22',
        currency: 'USD',
        items: [...items],
        dismissed,
      }),
    ],
    [dismissRecommendation, ({ key }) => ({ key, until: null })],
    [restoreRecommendations, () => null],
    [
      editCampaigns,
      ({ campaigns }) =>
        campaigns.map(({ campaign_id: id, fields, expected = {} }) => ({
          campaign_id: id ?? null,
          faults: fault === undefined ? [] : [{ at: '', code: 'changed', message: fault }],
          objects: [],
          undo:
            fault === undefined ? { campaign_id: id, fields: expected, expected: fields } : null,
        })),
    ],
    [estimateReach, () => ({ reach: people, floor: 100 })],
    [listMediaPlans, () => [...plans]],
    [createMediaPlan, ({ name }) => saved('8', name)],
    [updateMediaPlan, ({ plan_id: id, name = 'Spring' }) => saved(id, name)],
    [deleteMediaPlan, ({ plan_id: id }) => saved(id, 'Spring')],
    [
      estimateMediaPlan,
      ({ plan: { daily_budget_micro: budget } }) => ({
        people,
        floor: 100,
        days: 10,
        billed: 'click',
        prices: 'observed',
        observed_in: ['US'],
        observed_events: 600,
        price_micro: { low: 2e5, high: 5e5 },
        click_rate: { low: 0.005, high: 0.02 },
        outcome: people === null ? null : outcome(budget),
        curve:
          people === null
            ? []
            : Array.from({ length: 12 }, (_, at) => outcome((budget * (at + 1)) / 4)),
      }),
    ],
    [
      splitBudget,
      ({ goal, total_micro: total = division.total_micro }) =>
        total > division.most_micro
          ? {
              ...division,
              goal,
              total_micro: total,
              change: null,
              campaigns: division.campaigns.map((each) => ({ ...each, proposed_micro: null })),
            }
          : { ...division, ...facts.split, goal, total_micro: total },
    ],
  )
  const shell = testShell({ viewer: viewer({ id: '9', is_partner: true }), answer: service.answer })
  const view = shell.render(
    <PlanningPage params={{ advertiserId: '77', part }} query={new URLSearchParams(query)} />,
  )
  const sent = (call: { readonly name: string }) =>
    service.asked.filter((each) => each.call === call.name).map(({ input }) => input)
  return { ...shell, ...view, sent, user: userEvent.setup() }
}

/** The text of the page, without the marks of its direction and with plain spaces. */
const shownText = (): string =>
  (document.body.textContent ?? '').replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')

test('S2.61 a recommendation shows its arithmetic, is followed by one press, and taken back by Undo', async () => {
  const { sent, user, toasts } = open('recommendations')
  const item = within(
    await screen.findByRole('article', { name: /Lamps.* is limited by its budget/ }),
  )
  const text = shownText
  expect(text()).toContain(
    'on 5 of the last 7 whole days. In 28 days, $280.00 USD brought 336 clicks',
  )
  expect(text()).toContain('about 6 more a day: $5.00 USD × 336 ÷ $280.00 USD')
  expect(text()).toContain('By chance alone it could be 5.4 to 6.6')
  expect(text()).toContain('Daily budget: $10.00 USD a day → $15.00 USD a day')
  await user.click(item.getByRole('button', { name: 'Raise the budget' }))
  await waitFor(() => expect(sent(editCampaigns)).toHaveLength(1))
  expect(sent(editCampaigns)[0]).toMatchObject({ campaigns: [raise] })
  await waitFor(() => expect(toasts.at(-1)?.action).toBeTruthy())
  toasts.at(-1)?.action?.run()
  await waitFor(() => expect(sent(editCampaigns)).toHaveLength(2))
  expect(sent(editCampaigns)[1]).toMatchObject({
    campaigns: [{ fields: raise.expected, expected: raise.fields }],
  })
})

test('S2.61 a recommendation is dismissed with a reason, and dismissed ones come back', async () => {
  const { sent, user } = open('recommendations', { dismissed: 2 })
  await user.click(await screen.findByRole('button', { name: /^Dismiss: / }))
  await user.click(await screen.findByRole('menuitem', { name: 'It costs too much' }))
  await waitFor(() =>
    expect(sent(dismissRecommendation)).toEqual([
      { advertiser_id: '77', key: 'budget-limited 1', reason: 'costly', is_dismissed: true },
    ]),
  )
  await user.click(screen.getByRole('button', { name: 'Show them again' }))
  await waitFor(() => expect(sent(restoreRecommendations)).toHaveLength(1))
})

test('S2.61 recommendations without a button lead to where they are followed', async () => {
  open('recommendations', { items: others })
  const hrefOf = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await hrefOf('Check the tag')).toBe('/advertiser/77/conversions/tag-health/')
  expect(await hrefOf('Open the budget optimizer')).toBe('/advertiser/77/msot-optimizer/')
  const ads = screen.getAllByRole('link', { name: 'See the ads' })
  expect(ads[0]?.getAttribute('href')).toContain('/reporting/ads/?campaign_id=1')
  const text = shownText()
  expect(text).toContain('20 clicks ÷ 5,000 impressions is 0.4%. The others have 80 ÷ 5,000')
  expect(text).toContain('Its tag has never sent an event.')
  expect(text).toContain('It was rejected because of where it leads.')
})

test('a recommendation whose campaign was changed meanwhile says why nothing was changed', async () => {
  const { user, toasts } = open('recommendations', { fault: 'Somebody changed it.' })
  await user.click(await screen.findByRole('button', { name: 'Raise the budget' }))
  await waitFor(() => expect(String(toasts.at(-1)?.text)).toContain('Somebody changed it.'))
  expect(toasts.at(-1)?.action).toBeUndefined()
})

test('an ad account without anything to suggest is told so', async () => {
  open('recommendations', { items: [] })
  expect(await screen.findByText('Nothing to suggest')).toBeTruthy()
})

test('S2.64 the media planner estimates a plan by its budget, and saves it by name', async () => {
  const { sent, user, addresses } = open('media_planner')
  const budget = await screen.findByRole('textbox', { name: 'Daily budget in USD' })
  await user.clear(budget)
  expect(screen.getByText(/^Enter an amount from/)).toBeTruthy()
  await user.type(budget, '16')
  await waitFor(() => {
    const [reached] = screen.getAllByText('People who see it')
    expect(reached?.parentElement?.textContent).toMatch(/500.* to .*4,000/)
  })
  expect(sent(estimateMediaPlan).at(-1)).toMatchObject({
    plan: { daily_budget_micro: 16 * dollars, targeting: { LOCATION: 'US' } },
  })
  expect(screen.getByRole('slider', { name: 'People reached by daily budget' })).toBeTruthy()
  const table = screen.getByRole('table', { name: 'People reached by daily budget', hidden: true })
  expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(13)
  expect(screen.getByText(/the middle half of campaigns paid/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save as a new plan' }))
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Spring')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(addresses.at(-1)).toBe('/advertiser/77/media_planner/?plan=8'))
  expect(sent(createMediaPlan)).toMatchObject([
    { name: 'Spring', plan: { daily_budget_micro: 16 * dollars } },
  ])
})

test('S2.64 plans of the account are opened by their link, compared side by side, and deleted', async () => {
  const plans = [
    saved('4', 'Spring'),
    saved('5', 'Summer'),
    saved('6', 'Autumn'),
    saved('7', 'Winter'),
  ]
  const { sent, user, addresses } = open('media_planner', { plans }, 'plan=4&compare=4,5,6')
  expect(await screen.findByRole('heading', { name: /^Plan: .*Spring/ })).toBeTruthy()
  for (const name of ['Spring', 'Summer', 'Autumn'])
    expect(screen.getByRole('article', { name })).toBeTruthy()
  expect(screen.queryByRole('article', { name: 'Winter' })).toBeNull()
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Compare/ })
  expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    ...Array.from({ length: 3 }, () => [true, false]),
    [false, true],
  ])
  await user.click(boxes[1] ?? box('Compare'))
  expect(addresses.at(-1)).toBe('/advertiser/77/media_planner/?plan=4&compare=4%2C6')
  const create = screen.getByRole('link', { name: 'Create campaign from this plan' })
  expect(create.getAttribute('href')).toBe('/advertiser/77/ads/create/?plan=4')
  await user.click(screen.getByRole('button', { name: /^More for .*Summer/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(sent(deleteMediaPlan)).toMatchObject([{ plan_id: '5' }]))
})

test('S2.64 a plan that is not saved is there after the page is left, until somebody starts over or saves it', async () => {
  const first = open('media_planner')
  const budget = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Daily budget/ })
  await first.user.clear(await budget())
  await first.user.type(await budget(), '16')
  first.unmount()
  const again = open('media_planner')
  expect((await budget()).value).toBe('16')
  await again.user.click(screen.getByRole('button', { name: 'Start over' }))
  expect((await budget()).value).not.toBe('16')
  again.unmount()
  const plans = [saved('4', 'Spring')]
  const third = open('media_planner', { plans }, 'plan=4')
  await third.user.clear(await budget())
  await third.user.type(await budget(), '9.5')
  await third.user.click(await screen.findByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(third.sent(updateMediaPlan)).toHaveLength(1))
  await waitFor(() => expect(sessionStorage.length).toBe(0))
})

test('a plan for fewer people than the floor has no estimate, and a link to a plan that is gone says so', async () => {
  open('media_planner', { people: null }, 'plan=44')
  expect(await screen.findByText(/nothing can be estimated/)).toBeTruthy()
  expect(screen.getByText(/The plan of this link is gone/)).toBeTruthy()
})

test('the budget optimizer says that there are not enough days yet, and nothing more', async () => {
  const young = (id: string, days: number) => split(id, { days, keeps: 'few-days', change: null })
  open('msot-optimizer', { split: { campaigns: [young('1', 2), young('2', 5)] } })
  expect(await screen.findByText('Not enough days yet')).toBeTruthy()
  expect(shownText()).toContain('7 days with spending of a campaign. Campaign 2 has 5 so far.')
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('S2.64 the budget optimizer proposes budgets within bounds, and applies them while nothing changed', async () => {
  const { sent, user } = open('msot-optimizer')
  const table = within(await screen.findByRole('table', { name: 'Budgets of campaigns' }))
  const row = (name: RegExp) => within(table.getByRole('row', { name }))
  expect(row(/Campaign 2/).getByText('$15.00 USD')).toBeTruthy()
  expect(row(/Campaign 3/).getByText(/fewer than .*7.* days/)).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /^At least, for .*Campaign 1/ }), '8')
  await user.click(table.getByRole('checkbox', { name: /Campaign 2/ }))
  await waitFor(() =>
    expect(sent(splitBudget).at(-1)).toMatchObject({
      campaigns: [
        { campaign_id: '1', is_kept: false, min_micro: 8 * dollars },
        { campaign_id: '2', is_kept: true },
        { campaign_id: '3', is_kept: false },
      ],
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Apply these budgets' }))
  await waitFor(() => expect(sent(editCampaigns)).toHaveLength(1))
  expect(sent(editCampaigns)[0]).toMatchObject({
    campaigns: [
      { campaign_id: '1', fields: { daily_budget_micro: 5 * dollars } },
      {
        campaign_id: '2',
        fields: { daily_budget_micro: 15 * dollars },
        expected: { daily_budget_micro: 10 * dollars },
      },
    ],
  })
})

test('a total that the bounds of campaigns do not allow is told, and cannot be applied', async () => {
  const { sent, user } = open('msot-optimizer')
  await user.type(await screen.findByRole('textbox', { name: 'Total daily budget in USD' }), '60')
  expect((await screen.findByRole('alert')).textContent).toContain('$50.00')
  expect(sent(splitBudget).at(-1)).toMatchObject({ total_micro: 60 * dollars })
  const apply = screen.getByRole<HTMLButtonElement>('button', { name: 'Apply these budgets' })
  expect(apply.disabled || apply.getAttribute('aria-disabled') === 'true').toBe(true)
})
