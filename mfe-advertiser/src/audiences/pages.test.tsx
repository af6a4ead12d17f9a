// @vitest-environment jsdom
import { createHash, webcrypto } from 'node:crypto'
import type { Targeting } from '@tessera/contracts/ads/targeting'
import { advertisers } from '@tessera/contracts/calls/access'
import {
  createAudience,
  debugAudiences,
  deleteAudience,
  listAudiences,
  updateAudience,
  updateAudienceList,
} from '@tessera/contracts/calls/audiences'
import type { Audience } from '@tessera/contracts/entities/audience'
import { AdGroupId, AdvertiserId, AudienceId, CampaignId } from '@tessera/contracts/ids'
import { answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import AudiencePicker from './audience-picker/audience-picker.tsx'
import AudiencesPage from './page.tsx'

const at = '2026-11-26T10:00:00.000Z'
const hashOf = (address: string) => createHash('sha256').update(address).digest('hex')
const account = {
  id: '77',
  owner_user_id: '9',
  owner_username: 'lamps',
  name: 'Lamps & Co',
  country: 'DE',
  currency: 'EUR',
  time_zone: 'UTC',
}
const audience = (id: string, name: string, more: Partial<Audience> = {}): Audience => ({
  id: AudienceId.parse(id),
  name,
  rule: { kind: 'list' },
  state: 'ready',
  size: 1_200,
  lines: 3_000,
  created_at: at,
  refreshed_at: at,
  used_by: [],
  ...more,
})
const buyers = audience('1', 'Buyers', {
  rule: { kind: 'visitors', events: ['checkout', 'lead'], days: 30 },
  lines: null,
  used_by: [
    {
      kind: 'ad-group',
      name: 'Autumn',
      campaign_id: CampaignId.parse('5'),
      ad_group_id: AdGroupId.parse('6'),
    },
  ],
})
const letter = audience('2', 'Newsletter', { state: 'too-small', size: null })
const fresh = audience('3', 'Like buyers', {
  rule: { kind: 'lookalike', seed_id: buyers.id, country: 'DE', percent: 5 },
  state: 'building',
  size: null,
  lines: null,
  refreshed_at: null,
})

function serviceOf(all: readonly Audience[], isDown: () => boolean = () => false) {
  return answers(
    [advertisers, () => answerWith([account])],
    [listAudiences, () => [...all]],
    [createAudience, ({ name, rule }) => ({ ...fresh, id: AudienceId.parse('9'), name, rule })],
    [updateAudience, ({ name }) => ({ ...buyers, name })],
    [deleteAudience, () => answerError('audience-used', { names: 'Autumn' })],
    [
      updateAudienceList,
      ({ hashes }) =>
        isDown() ? answerError('unexpected') : { changed: hashes.length, lines: hashes.length },
    ],
    [
      debugAudiences,
      ({ hash }) => ({
        audiences: all.map(({ id, rule }) => ({
          audience_id: id,
          refreshed_at: at,
          own: 'of-account' as const,
          has_hash: hash === undefined || rule.kind !== 'list' ? null : hash === hashOf('a@b.test'),
        })),
        events: {
          is_enough: true,
          with_click_id: 20,
          with_email: 70,
          with_external_id: 0,
          without_key: 10,
          last_event_at: at,
        },
      }),
    ],
  )
}

function open(
  part: string,
  all: readonly Audience[] = [buyers, letter, fresh],
  isDown?: () => boolean,
) {
  vi.stubGlobal('crypto', webcrypto)
  const service = serviceOf(all, isDown)
  const shell = testShell({ viewer: viewer({ id: '9', is_partner: true }), answer: service.answer })
  const params = { advertiserId: '77', part }
  shell.render(<AudiencesPage params={params} query={new URLSearchParams()} />)
  const sent = (call: { readonly name: string }) =>
    service.asked.filter((each) => each.call === call.name).map(({ input }) => input)
  return { ...shell, sent, asked: service.asked, user: userEvent.setup() }
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })

test('S2.52 audiences are listed with rounded sizes, what uses them, and created with a rule of each kind', async () => {
  const { user, sent } = open('audiences')
  const table = within(await screen.findByRole('table', { name: 'Audiences' }))
  expect(table.getByText('At least 1,200')).toBeDefined()
  expect(table.getByText('Visitors: Checkout and Lead, last 30 days')).toBeDefined()
  expect(table.getByText('Like Buyers: 5% in Germany')).toBeDefined()
  expect(table.getByText('Ads use it from 100 people on.')).toBeDefined()
  expect(table.getByText('Being counted')).toBeDefined()
  expect(table.getByRole('link', { name: 'Ad group Autumn' }).getAttribute('href')).toBe(
    '/advertiser/77/reporting/adgroups/?campaign_id=5',
  )
  const create = await button('Create audience')
  await user.click(create)
  expect(screen.getByText('Enter a name.')).toBeDefined()
  const name = screen.getByRole('textbox', { name: 'Name' })
  await user.type(name, 'Leads')
  await user.click(screen.getByRole('button', { name: 'Page visit' }))
  await user.click(create)
  expect(screen.getByText('Choose one at least.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Lead' }))
  await user.click(create)
  await user.click(screen.getByRole('button', { name: 'Look-alike' }))
  await user.type(name, 'More buyers')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Like the people of' }), 'Buyers')
  await user.click(screen.getByRole('button', { name: '1% of the members' }))
  await user.click(create)
  await vi.waitFor(() => expect(sent(createAudience)).toHaveLength(2))
  const of = { advertiser_id: '77' }
  expect(sent(createAudience)).toEqual([
    { ...of, name: 'Leads', rule: { kind: 'visitors', events: ['lead'], days: 30 } },
    {
      ...of,
      name: 'More buyers',
      rule: { kind: 'lookalike', seed_id: '1', country: 'DE', percent: 1 },
    },
  ])
})

test('S2.52 a list is hashed in the browser, goes on after a failure, and no address leaves it', async () => {
  let isDown = true
  const { user, sent, asked } = open('audiences', [letter], () => isDown)
  await user.click(await button('Change the list of Newsletter'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Add to list' }))
  expect(dialog.getByRole('alert').textContent).toBe('There is no address to send yet.')
  await user.click(dialog.getByRole('textbox', { name: 'Email addresses' }))
  await user.paste('Email\nAna@Mail.test\nana@mail.test\nnobody\nbo@mail.test')
  const report = within(dialog.getByRole('region', { name: 'What was read' }))
  expect(report.getByText("Lines that can't be read: 4")).toBeDefined()
  expect(report.getByText('Duplicates').nextSibling?.textContent).toBe('1')
  await user.click(dialog.getByRole('button', { name: 'Add to list' }))
  expect(await dialog.findByText(/0 of 2 are sent. Continue from there/)).toBeDefined()
  isDown = false
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  expect(await dialog.findByText('Done. 2 were new, the list holds 2.')).toBeDefined()
  expect(sent(updateAudienceList).at(-1)).toEqual({
    advertiser_id: '77',
    audience_id: '2',
    change: 'add',
    hashes: ['ana@mail.test', 'bo@mail.test'].map(hashOf),
  })
  expect(JSON.stringify(asked)).not.toContain('@')
})

test('S2.52 an audience is renamed, and one in use is not deleted but says what uses it', async () => {
  const { user, sent, toasts } = open('audiences', [buyers])
  await user.click(await button('Rename Buyers'))
  const name = within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Name' })
  await user.clear(name)
  await user.type(name, 'Customers{Enter}')
  await vi.waitFor(() => expect(sent(updateAudience)).toMatchObject([{ name: 'Customers' }]))
  await vi.waitFor(() => expect(toasts.map(({ text }) => text)).toContain('Renamed to Customers'))
  await user.click(await button('Delete Buyers'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('Autumn')
})

test('S2.52 the check says which lists hold an address and how audiences do, and nothing about others', async () => {
  const { user, sent, asked } = open('audience_debug')
  const health = within(await screen.findByRole('table', { name: 'Your audiences' }))
  expect(health.getAllByText('Left out: you work on this ad account')).toHaveLength(3)
  expect(screen.getByText('Hashed email').nextSibling?.textContent).toBe('About 70%')
  expect(screen.getByRole('link', { name: 'Test events' }).getAttribute('href')).toBe(
    '/advertiser/77/conversions/test-events/',
  )
  const email = screen.getByRole('textbox', { name: 'Email address' })
  await user.type(email, 'nobody{Enter}')
  expect(
    await screen.findByText("That isn't an email address, so a list would skip it."),
  ).toBeDefined()
  await user.clear(email)
  await user.type(email, ' A@b.test{Enter}')
  expect(await screen.findByText(hashOf('a@b.test'))).toBeDefined()
  expect(await screen.findByText('It is in these lists:')).toBeDefined()
  expect(screen.getByText(/We don't say whether it belongs to a member/)).toBeDefined()
  await user.clear(email)
  await user.type(email, 'c@d.test{Enter}')
  expect(await screen.findByText('It is in none of your lists.')).toBeDefined()
  expect(sent(debugAudiences).at(-1)).toEqual({ advertiser_id: '77', hash: hashOf('c@d.test') })
  expect(JSON.stringify(asked)).not.toContain('@')
})

test('S2.52 audiences are chosen to reach or to leave out, each in one way, beside the rest of a targeting', async () => {
  const changes: Targeting[] = []
  function Form() {
    const [targeting, setTargeting] = useState<Targeting>({ LOCATION: 'DE' })
    const change = (next: Targeting) => {
      changes.push(next)
      setTargeting(next)
    }
    const of = { id: AdvertiserId.parse('77') }
    return <AudiencePicker account={of} targeting={targeting} onChange={change} />
  }
  const service = serviceOf([buyers, letter])
  testShell({ viewer: viewer({ id: '9' }), answer: service.answer }).render(<Form />)
  const user = userEvent.setup()
  const reach = () => screen.findByRole('combobox', { name: 'Add an audience to reach' })
  await user.selectOptions(await reach(), 'Buyers · At least 1,200')
  await user.selectOptions(await reach(), 'Newsletter · Too small')
  expect(screen.getByText('Newsletter: not used before it has 100 people.')).toBeDefined()
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Add an audience to leave out' }),
    'Buyers · At least 1,200',
  )
  await user.click(screen.getByRole('button', { name: 'Remove Newsletter' }))
  expect(changes).toEqual([
    { LOCATION: 'DE', AUDIENCE_INCLUDE: ['1'] },
    { LOCATION: 'DE', AUDIENCE_INCLUDE: ['1', '2'] },
    { LOCATION: 'DE', AUDIENCE_INCLUDE: ['2'], AUDIENCE_EXCLUDE: ['1'] },
    { LOCATION: 'DE', AUDIENCE_EXCLUDE: ['1'] },
  ])
})
