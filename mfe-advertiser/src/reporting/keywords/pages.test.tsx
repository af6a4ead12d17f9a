// @vitest-environment jsdom
import { advertisers } from '@tessera/contracts/calls/access'
import {
  adKeywords,
  adSearchQueries,
  createAdKeywords,
  updateAdKeywords,
} from '@tessera/contracts/calls/ad-keywords'
import { adReport } from '@tessera/contracts/calls/ad-reports'
import { getReportPreferences } from '@tessera/contracts/calls/report-preferences'
import { matchPath } from '@tessera/contracts/match-path'
import type { z } from '@tessera/contracts/schema'
import { answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { testShell } from '@tessera/testing/shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { account, figures as reportFigures, row } from '../../../test/report-world.ts'
import definition from '../../module.ts'
import KeywordsPage from './page.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00Z') })
  return () => vi.useRealTimers()
})

type Keyword = z.input<typeof adKeywords.output>['rows'][number]
type Query = z.input<typeof adSearchQueries.output>['rows'][number]

const figures = (clicks: number) => ({
  figures: {
    impressions: clicks * 10,
    clicks,
    saves: 0,
    closeups: 0,
    spend_micro: clicks * 500_000,
  },
  compared: null,
})
const owners = { campaign: { id: '7', name: 'Spring' }, ad_group: { id: '71', name: 'Lamps' } }
const keyword = (id: string, text: string, more: Partial<Keyword> = {}): Keyword => ({
  keyword_id: id,
  text,
  match: 'broad',
  state: 'active',
  bid_micro: null,
  ...owners,
  created_at: '2026-11-20T00:00:00.000Z',
  ...figures(2),
  ...more,
})
const query = (text: string | null, more: Partial<Query> = {}): Query => ({
  query: text,
  ...owners,
  keywords: [],
  is_keyword: false,
  is_negative: false,
  ...figures(3),
  ...more,
})

interface World {
  readonly keywords?: readonly Keyword[]
  readonly queries?: readonly Query[]
}

function open(address: string, { keywords = [], queries = [] }: World = {}) {
  const [path = '', search = ''] = address.split('?')
  const about = { currency: 'USD', time_zone: 'UTC', settling_from: '2026-11-24' }
  let rows = [...keywords]
  const { answer, asked } = answers(
    [advertisers, () => [account]],
    [
      getReportPreferences,
      () => ({
        click_window: 30 as const,
        view_window: 1 as const,
        week_start: 'monday' as const,
        columns: ['spend' as const],
      }),
    ],
    [
      adReport,
      () => ({
        rows: [row('7', {}), row('8', {})],
        row_count: 2,
        ...about,
        total: { figures: reportFigures(), compared: null },
        settling: { events_from: '2026-11-24', conversions_from: '2026-10-20' },
      }),
    ],
    [adKeywords, () => ({ rows, row_count: rows.length, total: figures(9), ...about })],
    [
      adSearchQueries,
      () => ({ rows: [...queries], row_count: queries.length, total: figures(9), ...about }),
    ],
    [
      createAdKeywords,
      ({ keywords: all }) =>
        all.map(({ text, match }, at) =>
          at === 1
            ? { text, match, keyword_id: null, fault: 'there' as const }
            : { text, match, keyword_id: String(90 + at), fault: null },
        ),
    ],
    [
      updateAdKeywords,
      ({ keyword_ids: ids, state, bid_micro: bid }) => {
        rows = rows.map((each) =>
          ids.some((id) => id === each.keyword_id)
            ? { ...each, state: state ?? each.state, bid_micro: bid ?? each.bid_micro }
            : each,
        )
        return rows.map(({ keyword_id, state: is, bid_micro }) => ({
          keyword_id,
          state: is,
          bid_micro,
        }))
      },
    ],
  )
  const host = testShell({ viewer: viewer(), answer })
  const pattern = definition.pages?.keywords?.route ?? ''
  const { advertiserId = '', report = '' } = matchPath(pattern, path) ?? {}
  host.render(
    <KeywordsPage params={{ advertiserId, report }} query={new URLSearchParams(search)} />,
  )
  const inputsOf = ({ name }: { readonly name: string }) =>
    asked.filter(({ call }) => call === name).map(({ input }) => input)
  return { ...host, inputsOf, user: userEvent.setup() }
}

const at = (report: string, rest = '') => `/advertiser/31/reporting/${report}/${rest}`
const textOf = (element: Element) => element.textContent.replaceAll('\u00a0', ' ')

test('S2.46 keywords of ad groups: what they did, their bids and states, changed in place', async () => {
  const { user, inputsOf, addresses } = open(at('adGroupPositiveKeywords', '?ad_group_id=71'), {
    keywords: [keyword('5', 'green lamps'), keyword('6', 'vase', { bid_micro: 750_000 })],
  })
  const table = await screen.findByRole('table', { name: 'Keywords' })
  expect(inputsOf(adKeywords)[0]).toMatchObject({
    kind: 'ad-group-positive',
    ad_group_id: '71',
    from: '2026-10-28',
    to: '2026-11-26',
  })
  const [, first, , total] = within(table).getAllByRole('row')
  if (first === undefined || total === undefined) throw new Error()
  expect(textOf(first)).toMatch(/^green lampsAll wordsRunningAs the ad group\$1\.00 USD202/)
  expect(textOf(total)).toMatch(/^Total of 2\$4\.50 USD909/)
  await user.click(within(first).getByRole('button', { name: 'Pause green lamps' }))
  expect(await within(table).findByRole('button', { name: 'Resume green lamps' })).toBeTruthy()
  await user.click(
    within(first).getByRole('button', { name: 'Change the bid of green lamps, As the ad group' }),
  )
  await user.keyboard('x{Enter}')
  expect(await within(table).findByText(/Enter an amount in USD/)).toBeTruthy()
  await user.keyboard('{Backspace}1.25{Enter}')
  const bid = await within(table).findByRole('button', { name: /green lamps, \$1\.25/ })
  expect(document.activeElement).toBe(bid)
  await user.click(within(table).getByRole('button', { name: 'Remove vase' }))
  await waitFor(() =>
    expect(inputsOf(updateAdKeywords)).toEqual([
      { advertiser_id: '31', keyword_ids: ['5'], state: 'paused' },
      { advertiser_id: '31', keyword_ids: ['5'], bid_micro: 1_250_000 },
      { advertiser_id: '31', keyword_ids: ['6'], state: 'archived' },
    ]),
  )
  await user.click(within(table).getByRole('button', { name: 'Clicks' }))
  expect(addresses).toEqual([at('adGroupPositiveKeywords', '?sort=clicks&ad_group_id=71')])
})

test('S2.46 negative keywords of campaigns are added one a line, and each that is not is told', async () => {
  const { user, inputsOf } = open(at('campaignNegativeKeywords'))
  expect(await screen.findByText(/^No negative keywords yet/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add negative keywords' }))
  const form = within(screen.getByRole('dialog', { name: 'Add negative keywords' }))
  expect(form.queryByLabelText('Highest bid')).toBe(null)
  await user.click(form.getByRole('button', { name: 'Add' }))
  expect(form.getByText('Enter at least one keyword.')).toBeTruthy()
  await user.click(form.getByLabelText('Keywords, one a line'))
  await user.paste('cheap\n[free lamp]\nused')
  await form.findByRole('option', { name: 'Campaign 8' })
  await user.selectOptions(form.getByLabelText('Campaign'), 'Campaign 8')
  await user.selectOptions(form.getByLabelText('How the others match'), 'phrase')
  await user.click(form.getByRole('button', { name: 'Add' }))
  const told = await form.findByRole('status')
  expect(textOf(told)).toBe('Added: 2Not addedfree lamp (Exact): is there alreadyDone')
  expect(inputsOf(createAdKeywords)).toEqual([
    {
      advertiser_id: '31',
      kind: 'campaign-negative',
      owner_id: '8',
      keywords: [
        { text: 'cheap', match: 'phrase' },
        { text: 'free lamp', match: 'exact' },
        { text: 'used', match: 'phrase' },
      ],
    },
  ])
})

test('S2.46 negative keywords of ad groups are found by words, state and match, and lead to their ad group', async () => {
  const { user, inputsOf, addresses } = open(
    at('adGroupNegativeKeywords', '?matches=exact&search=lamp&campaign_id=7'),
    { keywords: [keyword('5', 'used lamps', { match: 'exact' })] },
  )
  const table = await screen.findByRole('table', { name: 'Negative keywords of ad groups' })
  expect(inputsOf(adKeywords)[0]).toMatchObject({
    kind: 'ad-group-negative',
    matches: ['exact'],
    search: 'lamp',
    campaign_id: '7',
  })
  expect(within(table).queryByRole('columnheader', { name: 'Highest bid' })).toBe(null)
  expect(within(table).getByRole('link', { name: 'Only Lamps' }).getAttribute('href')).toBe(
    at('adGroupNegativeKeywords', '?matches=exact&search=lamp&campaign_id=7&ad_group_id=71'),
  )
  await user.click(screen.getByRole('button', { name: 'Removed' }))
  expect(addresses.at(-1)).toBe(
    at('adGroupNegativeKeywords', '?states=archived&matches=exact&search=lamp&campaign_id=7'),
  )
})

test('S2.46 searches of ad groups become keywords, or keep the ads out', async () => {
  const { user, inputsOf } = open(at('adGroupSearchQueries', '?dates=last-7'), {
    queries: [query('green lamps'), query('lamp', { is_keyword: true }), query(null)],
  })
  const table = await screen.findByRole('table', { name: 'Searches by ad group' })
  expect(inputsOf(adSearchQueries)[0]).toMatchObject({ level: 'ad-group', from: '2026-11-20' })
  const [, , second, others] = within(table).getAllByRole('row')
  if (second === undefined || others === undefined) throw new Error()
  expect(textOf(second)).toContain('Is a keyword')
  expect(textOf(others)).toMatch(/^Other searches/)
  expect(within(others).queryByRole('button')).toBe(null)
  await user.click(within(table).getByRole('button', { name: 'Add as keyword: green lamps' }))
  await user.click(within(table).getByRole('button', { name: 'Add as negative keyword: lamp' }))
  const keywords = (text: string) => [{ text, match: 'exact' }]
  await waitFor(() =>
    expect(inputsOf(createAdKeywords)).toEqual([
      {
        advertiser_id: '31',
        kind: 'ad-group-positive',
        owner_id: '71',
        keywords: keywords('green lamps'),
      },
      {
        advertiser_id: '31',
        kind: 'ad-group-negative',
        owner_id: '71',
        keywords: keywords('lamp'),
      },
    ]),
  )
})

test('S2.46 searches of campaigns have all reports a link away, and a file of what is shown', async () => {
  const made: Blob[] = []
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${made.push(blob)}`,
    revokeObjectURL: () => undefined,
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const { user, inputsOf } = open(at('campaignSearchQueries', '?columns=spend%2Cclicks'), {
    queries: [query('=lamp', { ad_group: null }), query(null)],
  })
  const table = await screen.findByRole('table', { name: 'Searches by campaign' })
  const links = within(screen.getByRole('navigation', { name: 'Keywords and searches' }))
  expect(links.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual(
    [
      'adGroupPositiveKeywords',
      'adGroupNegativeKeywords',
      'campaignNegativeKeywords',
      'adGroupSearchQueries',
      'campaignSearchQueries',
    ].map((report) => at(report, '?columns=spend%2Cclicks')),
  )
  // The ad group that would get it is not known.
  expect(within(table).queryByRole('button', { name: /^Add as keyword/ })).toBe(null)
  await user.click(within(table).getByRole('button', { name: 'Add as negative keyword: =lamp' }))
  await waitFor(() =>
    expect(inputsOf(createAdKeywords)).toMatchObject([
      { kind: 'campaign-negative', owner_id: '7' },
    ]),
  )
  await user.click(screen.getByRole('button', { name: 'Download CSV' }))
  await waitFor(() => expect(made).toHaveLength(1))
  expect(await made[0]?.text()).toBe(
    [
      'Search,Campaign,Entered by,Spend (USD),Clicks',
      "'=lamp,Spring,What the Pin shows,1.5,3",
      'Other searches,Spring,What the Pin shows,1.5,3',
      '',
    ].join('\r\n'),
  )
})
