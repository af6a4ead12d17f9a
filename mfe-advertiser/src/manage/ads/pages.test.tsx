// @vitest-environment jsdom
import { findAdvertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { CampaignId } from '@tessera/contracts/ids'
import { viewer } from '@tessera/testing/fixtures'
import { testShell } from '@tessera/testing/shell'
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { adsWorld, faulty, fitting, tree } from '../../../test/ads-world.ts'
import AdsPages from './page.tsx'

// The forms are long: what is hidden is not looked for.
configure({ defaultHidden: true })

beforeEach(() => {
  sessionStorage.clear()
  // jsdom lays nothing out.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(56)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00Z') })
  return () => vi.useRealTimers()
})

function open(address: string, world = adsWorld()) {
  const [path = '', query = ''] = address.split('?')
  const [, automated] = /^\/automated\/ads\/(\w+)\//.exec(path) ?? []
  const [, part] = /^\/ads\/(\w+)\//.exec(path) ?? []
  expect(findAdvertiserUrl(`/advertiser/31${path}`)).toBeDefined()
  const host = testShell({ viewer: viewer(), answer: world.answer })
  const place = automated === undefined ? { part: part ?? '' } : { automated }
  const params = { advertiserId: '31', ...place }
  const view = host.render(<AdsPages params={params} query={new URLSearchParams(query)} />)
  return { ...host, ...world, view, user: userEvent.setup() }
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const valueIn = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value

async function addPin(name: RegExp) {
  await press('Add Pins')
  await press(name)
  await press(/^Done \(/)
}

test('S2.48 S2.49 a whole campaign is created: what is missing is asked for, and all that was typed is sent', async () => {
  const { edits, addresses, toasts } = open('/ads/create/')
  await press('Publish')
  expect(edits).toEqual([])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
  expect(screen.getByText('Add at least one Pin.')).toBeTruthy()
  type('Name', 'Lamps of winter')
  type('Daily budget in USD', '12.50')
  type('Last day (optional)', '2026-12-05')
  expect(screen.getByText(/^At most \$125\.00/)).toBeTruthy()
  await addPin(/A lamp/)
  await press('25-34')
  await press('Set the highest bid')
  type('Most for a click in USD', '0.40')
  await press('Add ad group')
  type('Name of the ad group', 'Others')
  await addPin(/A shade/)
  await press('Publish')
  await waitFor(() => expect(addresses).toEqual(['/advertiser/31/ads/campaign_mode/']))
  expect(toasts[0]?.text).toContain('Lamps of winter')
  expect(edits).toMatchObject([
    {
      made_with: 'ads_manager',
      campaigns: [
        {
          fields: {
            name: 'Lamps of winter',
            objective: 'CONSIDERATION',
            state: 'active',
            daily_budget_micro: 12_500_000,
            total_budget_micro: null,
            is_flexible: false,
            first_day: '2026-11-26',
            last_day: '2026-12-05',
          },
          ad_groups: [
            {
              fields: {
                name: 'Ad group 1',
                bid_micro: 400_000,
                is_automatic: true,
                targeting: { LOCATION: 'US', AGE_BUCKET: ['25-34'] },
              },
              ads: [{ fields: { pin_id: '42', destination_url: 'https://lamps.example/' } }],
            },
            { fields: { name: 'Others', bid_micro: null }, ads: [{ fields: { pin_id: '43' } }] },
          ],
        },
      ],
    },
  ])
})

test('S2.49 a media plan becomes a campaign, with its people, its budget and as many days from today on', async () => {
  const { edits } = open('/ads/create/?plan=4')
  await waitFor(() => expect(valueIn('Name')).toBe('Spring'))
  expect(valueIn('Daily budget in USD')).toBe('12.50')
  await addPin(/A lamp/)
  await press('Publish')
  await waitFor(() => expect(edits).toHaveLength(1))
  expect(edits[0]?.campaigns).toMatchObject([
    {
      fields: { name: 'Spring', first_day: '2026-11-26', last_day: '2026-12-05' },
      ad_groups: [{ fields: { targeting: { LOCATION: 'DE' }, is_automatic: false } }],
    },
  ])
})

test('S2.49 a goal that needs a tag asks for it, and the ads of a catalog campaign show a product', async () => {
  const { edits } = open('/ads/create/')
  await userEvent.click(await screen.findByRole('radio', { name: /More actions/ }))
  type('Name', 'Lamps')
  await addPin(/A lamp/)
  await press('Publish')
  expect(await screen.findByText('Choose a tag.')).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('Tag'), 'Shop')
  await press('Publish')
  await waitFor(() => expect(edits).toHaveLength(1))
  expect(edits[0]?.campaigns[0]?.ad_groups?.[0]?.fields).toMatchObject({
    conversion_tag_id: '261',
    conversion_event: 'CHECKOUT',
  })
  await userEvent.click(screen.getByRole('radio', { name: /Sales of a product/ }))
  await press('Add Pins')
  const lamp = screen.getByText('Choose a Pin that shows a product.').closest('button')
  expect(lamp?.getAttribute('aria-disabled')).toBe('true')
})

test('S2.49 S2.50 a draft outlives the page, is kept on the service, and is published or deleted there', async () => {
  const first = open('/ads/create/')
  await screen.findByLabelText('Name')
  type('Name', 'Later')
  first.view.unmount()
  const again = open('/ads/create/')
  await screen.findByLabelText('Name')
  expect(valueIn('Name')).toBe('Later')
  await press('Save as draft')
  await waitFor(() =>
    expect(again.addresses).toEqual(['/advertiser/31/ads/edit_draft/?campaign_id=9']),
  )
  expect(again.edits[0]?.campaigns[0]?.fields).toMatchObject({ name: 'Later', state: 'draft' })
  again.view.unmount()

  const draft = tree({ state: 'draft', has_begun: false })
  const list = open('/ads/edit_draft/', adsWorld({ trees: [draft, tree({ campaign_id: '8' })] }))
  const table = await screen.findByRole('table', { name: 'Drafts' })
  expect(within(table).getAllByRole('row')).toHaveLength(2)
  expect(within(table).getByText('1 ad in 1 ad group')).toBeTruthy()
  await press('Publish Lamps')
  await waitFor(() => expect(list.edits).toHaveLength(1))
  expect(list.edits[0]?.campaigns).toEqual([
    { campaign_id: '7', fields: { state: 'active' }, expected: { state: 'draft' } },
  ])
  await press('Delete Lamps')
  await press('Delete')
  await waitFor(() => expect(list.edits).toHaveLength(2))
  expect(list.edits[1]?.campaigns[0]?.fields).toEqual({ state: 'archived' })
  list.view.unmount()

  const one = open('/ads/edit_draft/?campaign_id=7', adsWorld({ trees: [draft] }))
  await screen.findByLabelText('Name')
  expect(screen.getByRole('radio', { name: /More visits/ })).toBeTruthy()
  await press('Publish')
  await waitFor(() => expect(one.edits[0]?.campaigns[0]?.fields).toEqual({ state: 'active' }))
})

test('S2.49 S2.50 an automated campaign asks for little, says what the service chooses, and is edited the same way', async () => {
  const { edits, view } = open('/automated/ads/create/')
  expect(await screen.findByText(/just enough to spend your budget/)).toBeTruthy()
  expect(screen.queryByLabelText('Name')).toBeNull()
  type('Daily budget in USD', '3')
  expect(screen.getByText(/We recommend/)).toBeTruthy()
  await press('Use this')
  expect(valueIn('Daily budget in USD')).toBe('7')
  await addPin(/A lamp/)
  await press('Publish')
  await waitFor(() => expect(edits).toHaveLength(1))
  expect(edits[0]).toMatchObject({
    made_with: 'automated',
    campaigns: [
      {
        fields: { name: 'A lamp', daily_budget_micro: 7_000_000 },
        ad_groups: [{ fields: { is_automatic: true, bid_micro: null } }],
      },
    ],
  })
  view.unmount()
  const own = tree({ made_with: 'automated' })
  const second = open('/automated/ads/edit/?campaign_id=7', adsWorld({ trees: [own] }))
  await screen.findByLabelText('Daily budget in USD')
  type('Daily budget in USD', '8')
  await press('Save')
  await waitFor(() => expect(second.edits).toHaveLength(1))
  expect(second.edits[0]?.campaigns).toEqual([
    {
      campaign_id: '7',
      fields: { daily_budget_micro: 8_000_000 },
      expected: { daily_budget_micro: 7_000_000 },
      ad_groups: [],
    },
  ])
  second.view.unmount()
  open('/automated/ads/edit/?campaign_id=7', adsWorld({ trees: [tree()] }))
  expect(await screen.findByRole('link', { name: 'Open the full editor' })).toBeTruthy()
})

test('S2.50 an edit sends what differs alone, with what was there, and says what cannot change and why', async () => {
  const { edits } = open('/ads/edit/?campaign_id=7', adsWorld({ trees: [tree()] }))
  expect(await screen.findByText(/A goal stays once the campaign is published/)).toBeTruthy()
  expect(screen.getByText(/It has begun, so its first day stays/)).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
  type('Name', 'Lights')
  await userEvent.selectOptions(screen.getByLabelText('State of A lamp'), 'Paused')
  await press('Women')
  await addPin(/A shade/)
  await press('Save')
  await waitFor(() => expect(edits).toHaveLength(1))
  expect(edits[0]?.campaigns).toEqual([
    {
      campaign_id: '7',
      fields: { name: 'Lights' },
      expected: { name: 'Lamps' },
      ad_groups: [
        {
          ad_group_id: '71',
          fields: { targeting: { LOCATION: 'US', GENDER: ['female'] } },
          expected: { targeting: { LOCATION: 'US' } },
          ads: [
            { ad_id: '711', fields: { state: 'paused' }, expected: { state: 'active' } },
            {
              fields: {
                pin_id: '43',
                state: 'active',
                destination_url: 'https://lamps.example/shade',
              },
            },
          ],
        },
      ],
    },
  ])
})

test('S2.50 a campaign that has ended is shown as text, and one that is not there leads to the list', async () => {
  const ended = open('/ads/edit/?campaign_id=7', adsWorld({ trees: [tree({ has_ended: true })] }))
  expect(await screen.findByText('This campaign has ended')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  ended.view.unmount()
  open('/ads/edit/?campaign_id=7')
  expect(await screen.findByRole('link', { name: 'See all campaigns' })).toBeTruthy()
})

test('S2.50 a change by a colleague is refused with both values, and nothing typed is lost', async () => {
  const world = adsWorld({
    trees: [tree()],
    edit: (edit) =>
      edit.expected?.daily_budget_micro === 7_000_000
        ? faulty(edit, {
            at: 'daily_budget_micro',
            code: 'campaign-changed',
            message: 'Somebody changed this meanwhile.',
          })
        : fitting(edit),
  })
  const { edits, toasts } = open('/ads/edit/?campaign_id=7', world)
  await screen.findByLabelText('Name')
  type('Name', 'Lights')
  type('Daily budget in USD', '8')
  world.become([tree({ daily_budget_micro: 9_000_000, is_flexible: true })])
  await press('Save')
  const notice = await screen.findByRole('alert', { name: /changed this campaign meanwhile/ })
  expect(notice.textContent).toContain('Yours: 8')
  expect(notice.textContent).toContain('Saved now: 9')
  expect([valueIn('Name'), valueIn('Daily budget in USD')]).toEqual(['Lights', '8'])
  // Fields that weren't touched here follow the colleague.
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Flexible/ }).checked).toBe(true)
  await press('Keep yours: Daily budget')
  await press('Save')
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['Saved.']))
  expect(edits[1]?.campaigns[0]).toMatchObject({
    fields: { name: 'Lights', daily_budget_micro: 8_000_000 },
    expected: { name: 'Lamps', daily_budget_micro: 9_000_000 },
  })
})

test('S2.51 a copy is shown before it is created, without what was left out, as a draft', async () => {
  const world = adsWorld({ trees: [tree()] })
  const { edits, addresses } = open('/ads/duplicate/?campaign_id=7', world)
  await screen.findByLabelText('Name')
  expect([valueIn('Name'), valueIn('First day'), valueIn('Last day (optional)')]).toEqual([
    'Copy of Lamps',
    '2026-11-26',
    '2026-12-15',
  ])
  await userEvent.click(screen.getByRole('checkbox', { name: 'A lamp' }))
  await press('Check the copy')
  expect(await screen.findByText(/Everything fits/)).toBeTruthy()
  expect(addresses).toEqual([])
  await press('Create draft')
  await waitFor(() => expect(addresses).toEqual(['/advertiser/31/ads/edit_draft/?campaign_id=9']))
  expect(edits.map(({ dry_run }) => dry_run)).toEqual([true, undefined])
  expect(edits[1]?.campaigns).toMatchObject([
    {
      fields: { name: 'Copy of Lamps', state: 'draft', first_day: '2026-11-26' },
      keywords_of: '7',
      ad_groups: [
        {
          fields: { name: 'Readers', targeting: { LOCATION: 'US' } },
          ads: [],
          keywords_of: tree().ad_groups[0]?.ad_group_id,
        },
      ],
    },
  ])
})

test('S2.51 campaigns are paused and their budget is changed in its place, one at a time, with a way back', async () => {
  const other = tree({ campaign_id: '8', name: 'Chairs' })
  const { edits, toasts } = open('/ads/campaign_mode/', adsWorld({ trees: [tree(), other] }))
  await userEvent.click(await screen.findByRole('switch', { name: 'Running Lamps' }))
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(edits[0]?.campaigns).toEqual([
    { campaign_id: '7', fields: { state: 'paused' }, expected: { state: 'active' } },
  ])
  toasts[0]?.action?.run()
  await waitFor(() => expect(edits[1]?.campaigns).toMatchObject([{ fields: { state: 'active' } }]))
  await press('Change the daily budget of Lamps')
  await press('Change the last day of Chairs')
  expect(screen.queryByLabelText('New daily budget in USD')).toBeNull()
  await press('Change the daily budget of Lamps')
  type('New daily budget in USD', '9')
  await userEvent.keyboard('{Enter}')
  await waitFor(() =>
    expect(edits[2]?.campaigns).toMatchObject([{ fields: { daily_budget_micro: 9_000_000 } }]),
  )
  const links = screen
    .getAllByRole('link', { name: 'History' })
    .map((link) => link.getAttribute('href'))
  // The first is that of the ad account.
  expect(links[1]).toContain('/advertiser/31/history/?campaign_id=7')
})

test('S2.51 many campaigns are changed together: checked first, a result for each, and one undo for all', async () => {
  const trees = Array.from({ length: 250 }, (_, index) =>
    tree({ campaign_id: String(index + 1), name: `Campaign ${index + 1}` }),
  )
  const ids = trees.map(({ campaign_id }) => campaign_id).join()
  const fault = { at: 'daily_budget_micro', code: 'ad-budget-unfit', message: 'Too much.' }
  const { edits } = open(
    `/ads/bulk_edit/?campaign_ids=${ids}`,
    adsWorld({
      trees,
      edit: (edit, isDry) =>
        edit.campaign_id === '2' ? faulty(edit, fault) : fitting(edit, isDry),
    }),
  )
  expect(await screen.findByText('250 of 250 selected')).toBeTruthy()
  expect(screen.getAllByRole('row').length).toBeLessThan(60)
  await userEvent.selectOptions(screen.getByLabelText('What to change'), 'Daily budget')
  await press('Check')
  expect((await screen.findAllByText('Enter what to change.')).length).toBeGreaterThan(0)
  type('Percent', '12.5')
  expect(screen.getAllByText(/7\.00 → 7\.88/).length).toBeGreaterThan(0)
  await press('Check')
  expect(await screen.findByText('249 fit, 1 don’t. Nothing is changed yet.')).toBeTruthy()
  expect(edits.map(({ campaigns, dry_run }) => [campaigns.length, dry_run])).toEqual([
    [200, true],
    [50, true],
  ])
  expect(screen.getByText('Too much.')).toBeTruthy()
  await press('Apply to 249')
  expect(await screen.findByText('249 saved, 1 not.')).toBeTruthy()
  expect(edits[2]?.campaigns[0]).toEqual({
    campaign_id: '1',
    fields: { daily_budget_micro: 7_880_000 },
    expected: { daily_budget_micro: 7_000_000 },
  })
  await press('Undo all')
  expect(await screen.findByText('249 taken back, 0 not.')).toBeTruthy()
  expect(edits.slice(4).map(({ campaigns }) => campaigns.length)).toEqual([200, 49])
  expect(edits[3]?.campaigns).toHaveLength(49)
  expect(edits[4]?.campaigns[0]).toEqual({
    campaign_id: '250',
    fields: { daily_budget_micro: 7_000_000 },
  })
})

test('of 1,000 campaigns that are edited together those in view are drawn, wherever the table is scrolled', async () => {
  const one = tree()
  const trees = Array.from({ length: 1_000 }, (_, index) => ({
    ...one,
    campaign_id: CampaignId.parse(String(index + 1)),
    name: `Campaign ${index + 1}`,
  }))
  const ids = trees.map(({ campaign_id }) => campaign_id).join()
  open(`/ads/bulk_edit/?campaign_ids=${ids}`, adsWorld({ trees }))
  const table = await screen.findByRole('table', { name: 'Campaigns' })
  const rows = () => within(table).getAllByRole('row').length
  expect([table.ariaRowCount, rows() < 60]).toEqual(['1001', true])
  const scroller = screen.getByRole('region', { name: 'Rows' })
  scroller.scrollTop = 56 * 500
  scroller.dispatchEvent(new Event('scroll'))
  expect(await within(table).findByRole('checkbox', { name: 'Select Campaign 501' })).toBeTruthy()
  expect(rows()).toBeLessThan(60)
})
