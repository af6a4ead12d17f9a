// @vitest-environment jsdom

import { advertisers } from '@tessera/contracts/calls/access'
import {
  type Billing,
  getBilling,
  makePayment,
  removePaymentMethod,
} from '@tessera/contracts/calls/billing'
import {
  getBillingDocuments,
  getBillingHistory,
  getOrderLines,
  getSpendSummary,
  getUsedCodes,
  redeemCode,
} from '@tessera/contracts/calls/billing-reports'
import { matchPath } from '@tessera/contracts/match-path'
import { paths } from '@tessera/contracts/paths'
import { answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { answerError, testShell } from '@tessera/testing/shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import DocumentsPage from './documents/page.tsx'
import TaxDocumentsPage from './documents/tax-page.tsx'
import HistoryPage from './history/page.tsx'
import OrderLinesPage from './order-lines/page.tsx'
import BillingPage from './overview/page.tsx'
import BillingPart from './part-page.tsx'
import PromotionsPage from './promotions/page.tsx'
import BreakdownPage from './spend/breakdown-page.tsx'
import SummaryPage from './spend/summary-page.tsx'

const card = {
  id: '3',
  brand: 'visa',
  last_digits: '4242',
  exp_month: 4,
  exp_year: 2040,
  is_default: true,
}
const billing: Billing = {
  advertiser_name: 'Lamps & Co',
  currency: 'USD',
  mode: 'prepaid',
  is_ready: true,
  needs_business: false,
  holds: [],
  balance_micro: 12_500_000,
  owed_micro: 0,
  threshold_micro: 25_000_000,
  limit_micro: 0,
  tax_rate: 1900,
  is_reverse_charge: false,
  methods: [card],
  may_pay: true,
  stopped_by_last_card: [],
  provider: { cards_url: 'https://cards.example/', test_cards: [] },
}
const line = {
  day: '2026-11-26',
  campaign_id: '7',
  campaign_name: 'Spring',
  events: 1_200,
  spent_micro: 3_000_000,
  refunded_micro: 1_000_000,
}
const at = '2026-11-26T10:00:00.000Z'
const document = {
  id: '9',
  number: 'D-77-0001',
  kind: 'receipt' as const,
  month: null,
  total_micro: 5_000_000,
  tax_micro: 950_000,
  made_at: at,
  url: '/v3/file/9/',
}

const account = {
  id: '77',
  owner_user_id: '1',
  owner_username: 'ana',
  name: 'Lamps & Co',
  country: 'US',
  currency: 'USD',
}

function billingService(facts = billing) {
  return answers(
    [advertisers, () => [account]],
    [getBilling, () => facts],
    [makePayment, () => ({ state: 'done' as const, payment_id: '5' })],
    [removePaymentMethod, () => []],
    [
      getBillingHistory,
      () => ({
        currency: 'USD',
        entries: [
          {
            id: '1',
            at,
            kind: 'payment' as const,
            state: 'failed' as const,
            why: 'card-declined',
            amount_micro: 5_000_000,
            tax_micro: 0,
          },
        ],
      }),
    ],
    [
      getOrderLines,
      () => ({
        currency: 'USD',
        month: '2026-11',
        months: ['2026-11', '2026-10'],
        lines: [line, { ...line, day: '2026-11-25' }],
      }),
    ],
    [
      getSpendSummary,
      () => ({
        currency: 'USD',
        months: [
          {
            month: '2026-11',
            opening_micro: 0,
            paid_micro: 5_000_000,
            credits_micro: 0,
            disputed_micro: 0,
            spent_micro: 1_000_000,
            refunded_micro: 0,
            closing_micro: 4_000_000,
          },
        ],
      }),
    ],
    [getUsedCodes, () => ({ currency: 'USD', codes: [] })],
    [redeemCode, () => answerError('promotion-unfit')],
    [
      getBillingDocuments,
      ({ series }) => ({ currency: 'USD', documents: series === 'tax' ? [] : [document] }),
    ],
  )
}

function open(Page: typeof BillingPage, facts = billing, query = '') {
  const service = billingService(facts)
  const host = testShell({ viewer: viewer(), answer: service.answer })
  host.render(<Page params={{ advertiserId: '77' }} query={new URLSearchParams(query)} />)
  return { ...host, asked: service.asked, user: userEvent.setup() }
}

const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
    )

test('S2.53 the overview shows the balance, and adds the money that is typed once', async () => {
  const { user, asked } = open(BillingPage)
  expect(await screen.findByText(/^\$12\.50\sUSD$/)).toBeTruthy()
  await user.type(screen.getByLabelText('Amount in USD'), '25.50{Enter}{Enter}')
  await waitFor(() => {
    expect(asked.filter(({ call }) => call === makePayment.name)).toMatchObject([
      { input: { advertiser_id: '77', amount_micro: 25_500_000 } },
    ])
  })
})

test("S2.68 the billing link of the ad site opens the account's billing, which says what its campaign needs", async () => {
  const query = { campaign_id: '5', objective_type: 'CLICKTHROUGH', is_quick_promote: 'true' }
  const link = paths.billing.to({ advertiserId: '77' }, query)
  expect(link).toBe(
    '/advertiser/77/billing/?campaign_id=5&objective_type=CLICKTHROUGH&is_quick_promote=true',
  )
  const found = matchPath(paths.billing.pattern, link.replace(/\?.*/, ''))
  expect(found).toEqual({ advertiserId: '77' })
  const { asked } = open(BillingPage, { ...billing, is_ready: false }, link.replace(/.*\?/, ''))
  const note = await screen.findByText(/^Your promotion runs as soon as you add a card or money\./)
  expect(note.textContent).toContain('You pay for each click.')
  const campaign = screen.getByRole('link', { name: 'See the campaign' })
  expect(campaign.getAttribute('href')).toBe('/advertiser/77/campaign-insights/5/')
  expect(asked).toContainEqual({ call: getBilling.name, input: { advertiser_id: '77' } })
})

test.each([
  ['campaign_id=5&is_quick_promote=true', 'Your promotion is paid from here. See the campaign'],
  ['campaign_id=5', undefined],
  ['campaign_id=x&is_quick_promote=true', undefined],
])('S2.68 billing at ?%s says of the promotion: %s', async (query, said) => {
  open(BillingPage, billing, query)
  await screen.findByText('Lamps & Co')
  const link = screen.queryByRole('link', { name: 'See the campaign' })
  expect(link?.parentElement?.textContent).toBe(said)
})

test('an amount that is none is said at its field, and nothing is charged', async () => {
  const { user, asked } = open(BillingPage)
  await user.type(await screen.findByLabelText('Amount in USD'), '5.001{Enter}')
  expect(screen.getByText('Enter an amount, such as 25 or 25.50.')).toBeTruthy()
  expect(asked.some(({ call }) => call === makePayment.name)).toBe(false)
})

test('an account that did not say who it is sees that its ads wait, and says it there', async () => {
  const { user } = open(BillingPage, { ...billing, needs_business: true })
  expect(await screen.findByText('Your ads wait until you say who is behind them.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add business details' }))
  expect(await screen.findByRole('dialog', { name: 'Who is behind this ad?' })).toBeTruthy()
})

test('an account that owes something sees why its ads stopped, and pays that', async () => {
  const facts: Billing = { ...billing, mode: 'threshold', owed_micro: 30_004_000 }
  const { user, asked } = open(BillingPage, { ...facts, holds: ['payment-failed'] })
  expect(await screen.findByText(/so your ads have stopped\. Pay now/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Pay \$30\.00/ }))
  await waitFor(() => {
    expect(asked.find(({ call }) => call === makePayment.name)?.input).toMatchObject({
      amount_micro: 30_000_000,
    })
  })
})

test('S2.53 payments, charges by day, months and campaigns are tables with their amounts', async () => {
  open(HistoryPage)
  expect((await rowsOf('Payments'))[0]?.slice(1)).toEqual([
    'Payment',
    'Declined by the bank',
    '$0.00 USD',
    '$5.00 USD',
  ])
  open(OrderLinesPage)
  expect((await rowsOf('Charges by day'))[0]).toEqual([
    'Nov 26, 2026',
    'Spring',
    '1,200',
    '$3.00 USD',
    '$1.00 USD',
  ])
  expect(screen.getByText(/^\$4\.00\sUSD in all$/)).toBeTruthy()
  open(BreakdownPage)
  expect(await rowsOf('Campaigns')).toEqual([['Spring', '2,400', '$6.00 USD', '$2.00 USD']])
  open(SummaryPage)
  expect((await rowsOf('Months'))[0]?.at(-1)).toBe('$4.00 USD')
})

test('S2.53 a document is downloaded by its number, and a series without documents says so', async () => {
  open(DocumentsPage)
  const link = await screen.findByRole('link', { name: 'D-77-0001' })
  expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual(['/v3/file/9/', true])
  open(TaxDocumentsPage)
  expect(await screen.findByText(/You get a tax document when/)).toBeTruthy()
})

test.each([
  ['history', 'Payments'],
  ['order_lines', 'Charges by day'],
  ['promotions', 'Promotion codes'],
  ['documents', 'Documents'],
  ['tax_documents', 'Tax documents'],
  ['prepaid_campaign_spend_summary', 'Months'],
  ['prepaid_spend_campaign_breakdown', 'Campaigns'],
])('S2.53 billing/%s/ shows %s, and marks its link as the current page', async (part, title) => {
  const { render } = testShell({ viewer: viewer(), answer: billingService().answer })
  const params = { advertiserId: '77', part }
  render(<BillingPart params={params} query={new URLSearchParams()} />)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  const link = screen.getByRole('link', { name: title, current: 'page' })
  expect(link.getAttribute('href')).toBe(`/advertiser/77/billing/${part}/`)
})

test('S2.53 a code that does not fit is said at its field', async () => {
  const { user } = open(PromotionsPage)
  await user.type(await screen.findByLabelText('Code'), 'SPRING{Enter}')
  expect(await screen.findByText(/This code has expired, was used already/)).toBeTruthy()
})

test('before the only card is removed, the page names the campaigns that stop', async () => {
  const stops = { ...billing, stopped_by_last_card: ['Spring', 'Lamps'] }
  const { user, asked } = open(BillingPage, stops)
  const removals = () => asked.filter(({ call }) => call === removePaymentMethod.name)
  await user.click(await screen.findByRole('button', { name: 'Remove Visa ending in 4242' }))
  const dialog = await screen.findByRole('dialog', { name: 'Remove your only card?' })
  const names = within(dialog).getAllByRole('listitem')
  expect(names.map(({ textContent }) => textContent)).toEqual(['Spring', 'Lamps'])
  expect(removals()).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
  await waitFor(() => {
    expect(removals()).toMatchObject([{ input: { advertiser_id: '77', method_id: '3' } }])
  })
})

test('somebody without the permission for money sees cards and no acts', async () => {
  open(BillingPage, { ...billing, may_pay: false, needs_business: true })
  expect(await screen.findByText('Visa ending in 4242')).toBeTruthy()
  expect(screen.queryAllByRole('button', { name: /Remove|Add|Pay|Charge/ })).toEqual([])
})
