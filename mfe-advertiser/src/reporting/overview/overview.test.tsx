// @vitest-environment jsdom
import { advertisers } from '@tessera/contracts/calls/access'
import { advertiserOverview } from '@tessera/contracts/calls/ads'
import type { Pin } from '@tessera/contracts/entities/pin'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { BoardId, PinId, UserId } from '@tessera/contracts/ids'
import { answers } from '@tessera/testing/answers'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { account, figures, reportWorld, row } from '../../../test/report-world.ts'
import OverviewPage from './page.tsx'
import OverviewByIdPage from './page-by-id.tsx'

const lumen: Viewer = {
  id: UserId.parse('7'),
  username: 'lumen',
  full_name: 'Studio Lumen',
  first_name: 'Studio',
  email: 'hello@lumen.example',
  image_medium_url: null,
  is_partner: true,
  video_upload_allowed: false,
  pin_count: 12,
}

const size = (width: number) => ({ url: `/media/${width}.webp`, width, height: width })
const pin: Pin = {
  id: PinId.parse('42'),
  type: 'pin',
  title: 'A reading corner',
  description: '',
  link: null,
  alt_text: '',
  images: { '236x': size(236), '474x': size(474), '736x': size(736), orig: size(1000) },
  dominant_color: '#204030',
  pinner: lumen,
  creator: lumen,
  board: { id: BoardId.parse('9'), name: 'Lamps', url: '/lumen/lamps/' },
  price: null,
  embed: null,
  is_promoted: false,
  promoted_by: null,
  promoted_is_removable: false,
  tracking_params: null,
  sponsorship: null,
  pinned_to_board: null,
  sensitive: null,
  created_at: '2026-11-21T00:00:00Z',
}

const overview = {
  business_name: 'Studio Lumen',
  pins: 1_204,
  product_pins: 36,
  boards: 8,
  followers: 95,
  saves: 310,
  savers: 57,
  saves_by_day: [
    { day: '2026-11-19', saves: 2 },
    { day: '2026-11-20', saves: 5 },
    { day: '2026-11-21', saves: 1 },
  ],
  top_pins: [{ pin, saves: 210 }],
}

function open(answer: () => Response | Promise<Response>, viewer: Viewer = lumen) {
  const service = answers([advertiserOverview, answer], [advertisers, () => answerWith([])])
  const host = testShell({ viewer, answer: service.answer })
  host.render(<OverviewPage />)
  return { ...host, asked: service.asked, user: userEvent.setup() }
}

const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => row.textContent)

test("a business sees its name and the service's six counts", async () => {
  open(() => answerWith(overview))
  expect(await screen.findByRole('heading', { level: 1, name: 'Studio Lumen' })).toBeTruthy()
  const terms = screen.getAllByRole('term').map((term) => term.textContent)
  const figures = screen.getAllByRole('definition').map((figure) => figure.textContent)
  expect(terms.map((term, index) => `${term}: ${figures[index]}`)).toEqual([
    'Pins: 1,204',
    'Product Pins: 36',
    'Boards: 8',
    'Followers: 95',
    'Saves: 310',
    'People who saved: 57',
  ])
})

test('the saves of each day are summarized in a sentence and listed in a table', async () => {
  open(() => answerWith(overview))
  expect(
    await screen.findByText('8 saves by other people in 3 days. Best day: Nov 20, with 5.'),
  ).toBeTruthy()
  const table = screen.getByRole('table', { name: 'Saves by day', hidden: true })
  const rows = [...table.querySelectorAll('tr')].map((row) => row.textContent)
  expect(rows).toEqual(['DaySaves', 'Nov 211', 'Nov 205', 'Nov 192'])
})

test('a period is chosen, and compared with the period before', async () => {
  const saves_by_day = Array.from({ length: 180 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 4, 26 + index)).toISOString().slice(0, 10),
    saves: index >= 173 ? 3 : 2,
  }))
  const { user } = open(() => answerWith({ ...overview, saves_by_day }))
  expect(await screen.findByText(/in 30 days/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '7 days' }))
  expect(screen.getByText(/^21 saves by other people in 7 days/)).toBeTruthy()
  expect(screen.getByText('50% more than in the 7 days before (14 saves).')).toBeTruthy()
  const slider = screen.getByRole('slider', { name: 'Saves by day' })
  expect(slider.getAttribute('aria-valuetext')).toBe('3 saves on Nov 21, 2 on Nov 14')
  fireEvent.change(slider, { target: { value: '0' } })
  expect(slider.getAttribute('aria-valuetext')).toBe('3 saves on Nov 15, 2 on Nov 8')
})

test('a pointer on the chart finds the day in the reading direction', async () => {
  open(() => answerWith(overview))
  const slider = await screen.findByRole('slider')
  vi.spyOn(slider, 'getBoundingClientRect').mockReturnValue({
    left: 0,
    right: 300,
    width: 300,
    x: 0,
    y: 0,
    top: 0,
    bottom: 9,
    height: 9,
    toJSON: () => ({}),
  })
  fireEvent.pointerMove(slider, { clientX: 2 })
  expect(slider.getAttribute('value')).toBe('0')
  slider.style.direction = 'rtl'
  fireEvent.pointerMove(slider, { clientX: 2 })
  expect(slider.getAttribute('value')).toBe('2')
})

test('the most saved pins link to their pages', async () => {
  open(() => answerWith(overview))
  const table = await screen.findByRole('table', { name: 'Most saved Pins' })
  expect(cells(table)).toEqual(['PinBoardSaves', 'A reading cornerLamps210'])
  const link = within(table).getByRole('link', { name: 'A reading corner' })
  expect(link.getAttribute('href')).toBe('/pin/42/')
})

test('a business without saves sees that nobody has saved from it yet', async () => {
  const none = overview.saves_by_day.map(({ day }) => ({ day, saves: 0 }))
  open(() => answerWith({ ...overview, saves: 0, savers: 0, saves_by_day: none, top_pins: [] }))
  expect(await screen.findByText('No one saved your Pins in the last 3 days.')).toBeTruthy()
  expect(screen.getByText('No one has saved your Pins yet.')).toBeTruthy()
})

test('S6.17 a business without pins sees a link to create one', async () => {
  const { user, addresses } = open(() => answerWith({ ...overview, pins: 0, top_pins: [] }))
  await user.click(await screen.findByRole('link', { name: 'Create a Pin' }))
  expect(addresses).toEqual(['/pin-builder/?scenario=business_nux'])
})

test('a personal account without ads sees that the overview is for businesses', async () => {
  const { user, addresses, asked } = open(() => answerWith(overview), {
    ...lumen,
    is_partner: false,
  })
  expect(await screen.findByRole('heading', { name: 'For business accounts' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Go to home page' }))
  expect(addresses).toEqual(['/'])
  expect(asked.map(({ call }) => call)).toEqual([advertisers.name])
})

test('an account that is no longer a business sees the same', async () => {
  open(() => answerError('business-needed'))
  expect(await screen.findByRole('heading', { name: 'For business accounts' })).toBeTruthy()
})

test('an overview that fails to load shows an error and can be retried', async () => {
  let answers = 0
  const { user } = open(() => {
    answers += 1
    return answers === 1 ? answerError('unexpected') : answerWith(overview)
  })
  const region = await screen.findByRole('alert')
  expect(region.textContent).toContain('Sorry! Something went wrong on our end.')
  await user.click(within(region).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Studio Lumen' })).toBeTruthy()
})

test('a skeleton that says it is loading shows until the overview has loaded', () => {
  open(() => new Promise(() => {}))
  expect(screen.getByRole('status', { name: 'Loading your overview' })).toBeTruthy()
})

test("an address with another business's id shows nothing of it", async () => {
  const { answer, asked } = answers(
    [advertiserOverview, () => answerWith(overview)],
    [advertisers, () => [account]],
  )
  const host = testShell({ viewer: lumen, answer })
  host.render(<OverviewByIdPage params={{ advertiserId: '8' }} query={new URLSearchParams()} />)
  expect(await screen.findByRole('heading', { name: 'Not your business' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to your overview' }).getAttribute('href')).toBe(
    '/advertiser/',
  )
  expect(asked.map(({ call }) => call)).toEqual([advertisers.name])
})

test('S2.43 the address of an ad account shows its overview to its owner: charts, ranks, payment', async () => {
  const { answer } = reportWorld({
    rows: () => [row('7', { spend_micro: 2_000_000, clicks: 4 }), row('8', { spend_micro: 5_000 })],
    days: [{ day: '2026-11-21', figures: figures({ spend_micro: 2_005_000, clicks: 4 }) }],
  })
  const host = testShell({ viewer: { ...lumen, is_partner: false }, answer })
  host.render(<OverviewByIdPage params={{ advertiserId: '31' }} query={new URLSearchParams()} />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeTruthy()
  expect(await screen.findByText(/^Spend: \$2\.01\sUSD in all, most on Nov 21/)).toBeTruthy()
  const clicks = screen.getByRole('button', { name: /^Clicks\s*4/ })
  expect(clicks.getAttribute('aria-pressed')).toBe('false')
  await userEvent.click(clicks)
  expect(screen.getByText('Clicks: 4 in all, most on Nov 21 with 4.')).toBeTruthy()
  expect(screen.queryByText(/^Spend: /)).toBeNull()
  const named = async (name: string) =>
    within(await screen.findByRole('table', { name })).getByRole('link')
  expect((await named('Lowest cost per click')).getAttribute('href')).toBe(
    '/advertiser/31/campaign-insights/7/',
  )
  expect((await named('Highest cost per click')).textContent).toBe('Campaign 8')
  expect(await screen.findByText('A payment failed, so your ads have stopped.')).toBeTruthy()
})

test("an address with the viewer's own id shows the overview", async () => {
  const { answer } = answers(
    [advertiserOverview, () => answerWith(overview)],
    [advertisers, () => answerWith([])],
  )
  const host = testShell({ viewer: lumen, answer })
  host.render(<OverviewByIdPage params={{ advertiserId: '7' }} query={new URLSearchParams()} />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Studio Lumen' })).toBeTruthy()
})
