// @vitest-environment jsdom
import { campaignsOfObjectives } from '@tessera/contracts/ads/advertiser-urls'
import { adReport } from '@tessera/contracts/calls/ad-reports'
import { AdvertiserId } from '@tessera/contracts/ids'
import { matchPath } from '@tessera/contracts/match-path'
import { ShellProvider } from '@tessera/module/react'
import { viewer } from '@tessera/testing/fixtures'
import { testShell } from '@tessera/testing/shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { figures, reportWorld, row } from '../../../test/report-world.ts'
import definition from '../../module.ts'
import ReportingPage from './page.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00Z') })
  // jsdom lays nothing out.
  Element.prototype.scrollTo = () => {}
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  return () => vi.useRealTimers()
})

const days = ['2026-11-20', '2026-11-21', '2026-11-25'].map((day, index) => ({
  day,
  figures: figures({ spend_micro: (index + 1) * 1_000_000, clicks: 4 - index }),
}))

function open(address: string, world: Partial<Parameters<typeof reportWorld>[0]> = {}) {
  const [path = '', query = ''] = address.split('?')
  const { answer, asked } = reportWorld({
    rows: () => [row('7', { spend_micro: 3_000_000, clicks: 4 }), row('8', { clicks: 2 })],
    days,
    ...world,
  })
  const host = testShell({ viewer: viewer(), answer })
  const pattern = definition.pages?.reporting?.route ?? ''
  const { advertiserId = '', report = '' } = matchPath(pattern, path) ?? {}
  const page = (asked: string) => (
    <ReportingPage params={{ advertiserId, report }} query={new URLSearchParams(asked)} />
  )
  const { rerender } = host.render(page(query))
  const askFor = (asked: string) =>
    rerender(<ShellProvider shell={host.shell}>{page(asked)}</ShellProvider>)
  const reports = () => asked.filter(({ call }) => call === adReport.name).map(({ input }) => input)
  return { ...host, reports, askFor, user: userEvent.setup() }
}

const texts = (cells: readonly HTMLElement[]) =>
  cells.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))

const at = (level: string, query = '') => `/advertiser/31/reporting/${level}/${query}`

test('S2.44 S2.45 a report lists what each campaign did, with the sums, and sorts on the service', async () => {
  const { user, reports, addresses } = open(at('campaigns'))
  const table = await screen.findByRole('table', { name: 'Campaigns' })
  expect(texts(within(table).getAllByRole('columnheader'))).toEqual([
    'Name',
    'Spend',
    'Clicks',
    'Actions',
  ])
  const rows = within(table)
    .getAllByRole('row')
    .filter((each) => each.ariaRowIndex !== null)
  expect(rows.map((each) => texts(within(each).queryAllByRole('cell')).slice(0, 2))).toEqual([
    [],
    ['$3.00 USD', '4'],
    ['$0.00 USD', '2'],
    ['$3.00 USD', '6'],
  ])
  expect([table.ariaRowCount, rows.at(-1)?.getAttribute('aria-rowindex')]).toEqual(['4', '4'])
  expect(reports()[0]).toMatchObject({
    advertiser_id: '31',
    level: 'campaigns',
    from: '2026-10-28',
    to: '2026-11-26',
    sort: 'spend',
    is_ascending: false,
    offset: 0,
  })
  expect(within(table).getByRole('columnheader', { name: 'Spend' }).ariaSort).toBe('descending')
  await user.click(within(table).getByRole('button', { name: 'Clicks' }))
  expect(addresses).toEqual([at('campaigns', '?sort=clicks')])
})

test('S2.50 S2.51 rows of a report are chosen and edited together, and a menu leads to the editor of one', async () => {
  const { user, addresses } = open(at('campaigns'))
  await user.click(await screen.findByRole('checkbox', { name: 'Select Campaign 8' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Campaign 7' }))
  await user.click(screen.getByRole('link', { name: 'Edit selected' }))
  await user.click(screen.getByRole('button', { name: 'More for Campaign 7' }))
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }))
  await user.click(screen.getByRole('button', { name: 'More for Campaign 7' }))
  await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }))
  expect(addresses).toEqual([
    '/advertiser/31/ads/bulk_edit/?campaign_ids=8%2C7&level=campaigns',
    '/advertiser/31/ads/edit/?campaign_id=7',
    '/advertiser/31/ads/duplicate/?campaign_id=7',
  ])
})

test('rows stay chosen in another order of the report, and not for other days', async () => {
  const { user, askFor } = open(at('campaigns'))
  const edits = () => screen.queryByRole('link', { name: 'Edit selected' })
  await user.click(await screen.findByRole('checkbox', { name: 'Select Campaign 8' }))
  askFor('sort=clicks')
  expect(edits()).not.toBeNull()
  askFor('dates=last-7')
  expect(edits()).toBeNull()
})

test('S2.45 each level has its own report, and a campaign leads to its ad groups', async () => {
  open(at('campaigns', '?dates=last-7'))
  const link = await screen.findByRole('link', { name: 'Campaign 7' })
  expect(link.getAttribute('href')).toBe(at('adgroups', '?dates=last-7&campaign_id=7'))
  const levels = screen.getByRole('navigation', { name: 'Levels of the report' })
  const links = within(levels).getAllByRole('link')
  expect(links.map((each) => each.getAttribute('href'))).toEqual(
    [
      'campaigns',
      'adgroups',
      'ads',
      'productgroups',
      'productitems',
      'adGroupPositiveKeywords',
    ].map((level) => at(level, '?dates=last-7')),
  )
})

test.each(['adgroups', 'ads', 'productgroups', 'productitems'])(
  'the report of %s asks for its level, within the campaign of the address',
  async (level) => {
    const { reports } = open(at(level, '?campaign_id=7'))
    await waitFor(() =>
      expect(reports()).toContainEqual(expect.objectContaining({ level, campaign_id: '7' })),
    )
    const path = await screen.findByRole('navigation', { name: 'Where you are' })
    expect(await within(path).findByText('Campaign 7')).toBeTruthy()
    expect(within(path).getByRole('link', { name: 'All campaigns' })).toBeTruthy()
  },
)

test('S2.65 a shortcut by objective opens campaign reporting with that objective alone', async () => {
  const address = campaignsOfObjectives(AdvertiserId.parse('31'), ['CATALOG_SALES'])
  const { user, reports, addresses } = open(address)
  const chip = await screen.findByRole('button', { name: 'Catalog sales', pressed: true })
  expect(reports()[0]).toMatchObject({ level: 'campaigns', objective_types: ['CATALOG_SALES'] })
  await user.click(chip)
  expect(addresses).toEqual([at('campaigns')])
})

test('of 100,000 rows those in view are loaded and drawn, wherever the table is scrolled', async () => {
  const { entity, ...rest } = row('1', { clicks: 1 })
  const many = Array.from({ length: 100_000 }, (_, index) => ({
    ...rest,
    entity: { ...entity, id: String(index + 1), name: `Campaign ${index + 1}` },
  }))
  const { reports } = open(at('campaigns'), { rows: () => many })
  const table = await screen.findByRole('table', { name: 'Campaigns' })
  expect(within(table).getAllByRole('row').length).toBeLessThan(60)
  expect(table.ariaRowCount).toBe('100002')
  const scroller = screen.getByRole('region', { name: 'Campaigns' })
  scroller.scrollTop = 40 * 50_000
  scroller.dispatchEvent(new Event('scroll'))
  expect(await within(table).findByRole('link', { name: 'Campaign 50001' })).toBeTruthy()
  expect(within(table).getAllByRole('row').length).toBeLessThan(60)
  expect(reports()).toContainEqual(expect.objectContaining({ offset: 50_000 }))
  expect(reports()).toHaveLength(3)
})

test('the chart says its message in words, marks changes, and tells each day', async () => {
  open(at('campaigns', '?chart=spend'), {
    compared: days.map(({ figures: of }, index) => ({ day: `2026-10-0${index + 1}`, figures: of })),
  })
  expect(
    await screen.findByText(/^Spend: \$6\.00\sUSD in all, most on Nov 25 with \$3\.00\sUSD\./),
  ).toBeTruthy()
  expect(screen.getByText(/As much as in the compared days\./)).toBeTruthy()
  const slider = screen.getByRole('slider', { name: 'Spend by day' })
  expect(slider.getAttribute('aria-valuetext')).toMatch(/^Spend: \$3\.00\sUSD on Nov 25, \$3\.00/)
  const table = screen.getByRole('table', { name: 'Spend by day', hidden: true })
  expect(table.querySelectorAll('tr')).toHaveLength(4)
})

test('a comparison says by how much in words, and days that can change are marked', async () => {
  open(at('campaigns', '?compare=days-before&by=day'), {
    rows: () => [
      { ...row('7', { clicks: 3 }, '2026-11-25'), compared: figures({ clicks: 6 }) },
      { ...row('7', { clicks: 6 }, '2026-11-20'), compared: figures({ clicks: 6 }) },
    ],
  })
  const table = await screen.findByRole('table', { name: 'Campaigns' })
  const [, late, early] = within(table).getAllByRole('row')
  expect(late?.textContent).toMatch(/Nov 25, 2026Still settling.*350% less/)
  expect(early?.textContent).toMatch(/Nov 20, 2026.*6No change/)
  expect(early?.textContent).not.toContain('Still settling')
})

test('without campaigns a report says how to begin, and a filter that leaves none how to go on', async () => {
  open(at('campaigns'), { rows: () => [] })
  expect(await screen.findByText('Nothing to report yet')).toBeTruthy()
  const { user, addresses } = open(at('campaigns', '?search=xyz&states=paused'), { rows: () => [] })
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
  expect(addresses).toEqual([at('campaigns')])
})

test("somebody else's ad account shows the frame alone, and asks for no report", async () => {
  const { reports } = open('/advertiser/99/reporting/campaigns/')
  expect(await screen.findByRole('heading', { name: 'For business accounts' })).toBeTruthy()
  expect(reports()).toEqual([])
})
