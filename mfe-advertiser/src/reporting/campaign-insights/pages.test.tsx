// @vitest-environment jsdom
import { adReport, adReportDays } from '@tessera/contracts/calls/ad-reports'
import { viewer } from '@tessera/testing/fixtures'
import { testShell } from '@tessera/testing/shell'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { figures, reportWorld, row } from '../../../test/report-world.ts'
import CampaignInsightsPage from './page.tsx'
import ProductGroupInsightsPage from './product-group-page.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00Z') })
  return () => vi.useRealTimers()
})

const days = [{ day: '2026-11-20', figures: figures({ spend_micro: 5_000_000, clicks: 25 }) }]

const world = () =>
  reportWorld({
    days,
    rows: ({ breakdown, level }) => {
      if (breakdown === 'gender')
        return [row('7', { impressions: 30 }, 'female'), row('7', { impressions: 10 }, 'male')]
      if (breakdown !== undefined) return []
      if (level === 'ads') return [row('70', { clicks: 9 }), row('71', { clicks: 0 })]
      const compared = figures({ spend_micro: 5_000_000, clicks: 50 })
      return [{ ...row('7', { spend_micro: 5_000_000, clicks: 25 }), compared }]
    },
  })

const texts = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))

test('S2.62 insights tell what a campaign did on the days of the address, what changed, and for whom', async () => {
  const { answer, asked } = world()
  const query = new URLSearchParams({
    start_date: '2026-11-01',
    end_date: '2026-11-20',
    comp_start_date: '2026-10-01',
    comp_end_date: '2026-10-20',
  })
  testShell({ viewer: viewer(), answer }).render(
    <CampaignInsightsPage params={{ advertiserId: '31', campaignId: '7' }} query={query} />,
  )
  expect(await screen.findByRole('heading', { name: 'Campaign 7' })).toBeTruthy()
  expect(screen.getByText('Clicks fell by 50%, from 50 to 25.')).toBeTruthy()
  expect(screen.getByText(/^Cost per click rose by 100%, from \$0\.10/)).toBeTruthy()
  const people = await screen.findByRole('table', { name: 'Impressions by Gender' })
  expect(texts(people)).toEqual(['GenderImpressionsShare of all', 'Women3075%', 'Men1025%'])
  const ads = await screen.findByRole('table', { name: 'Best ads' })
  expect(texts(ads)).toEqual(['AdClicksClick rateSpend', 'Campaign 709–$0.00 USD'])
  expect(await screen.findByRole('slider', { name: 'Spend by day' })).toBeTruthy()
  expect(asked.find(({ call }) => call === adReport.name)?.input).toMatchObject({
    campaign_id: '7',
    from: '2026-11-01',
    to: '2026-11-20',
    compare_from: '2026-10-01',
    compare_to: '2026-10-20',
  })
})

test('S2.62 without dates, insights are about 30 days beside those before, and other days alone without', async () => {
  const asks = async (query: string) => {
    const { answer, asked } = world()
    testShell({ viewer: viewer(), answer }).render(
      <CampaignInsightsPage
        params={{ advertiserId: '31', campaignId: '7' }}
        query={new URLSearchParams(query)}
      />,
    )
    await vi.waitFor(() => expect(asked.some(({ call }) => call === adReport.name)).toBe(true))
    return asked.find(({ call }) => call === adReport.name)?.input
  }
  expect(await asks('start_date=x')).toMatchObject({ from: '2026-10-28', compare_to: '2026-10-27' })
  const alone = await asks('start_date=2026-11-01&end_date=2026-11-02')
  expect(alone).toMatchObject({ from: '2026-11-01', to: '2026-11-02' })
  expect(alone).not.toHaveProperty('compare_from')
})

test('S2.63 insights of a product group are about it alone, within its campaign', async () => {
  const { answer, asked } = world()
  testShell({ viewer: viewer(), answer }).render(
    <ProductGroupInsightsPage
      params={{ advertiserId: '31', campaignId: '5', productGroupId: '7' }}
      query={new URLSearchParams()}
    />,
  )
  expect(await screen.findByRole('heading', { name: 'Campaign 7' })).toBeTruthy()
  expect(await screen.findByRole('slider')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Best ads' })).toBeNull()
  const of = { level: 'productgroups', campaign_id: '5' }
  expect(asked.find(({ call }) => call === adReportDays.name)?.input).toMatchObject({
    ...of,
    ids: ['7'],
  })
})

test("an id of another ad account's campaign, and one that is none, say that there is no such campaign", async () => {
  for (const campaignId of ['99', 'x']) {
    const { answer } = world()
    const { render } = testShell({ viewer: viewer(), answer })
    const shown = render(
      <CampaignInsightsPage
        params={{ advertiserId: '31', campaignId }}
        query={new URLSearchParams()}
      />,
    )
    expect(await screen.findByRole('heading', { name: 'No such campaign' })).toBeTruthy()
    shown.unmount()
  }
})
