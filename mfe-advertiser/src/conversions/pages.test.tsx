// @vitest-environment jsdom
import { webcrypto } from 'node:crypto'
import { advertisers } from '@tessera/contracts/calls/access'
import { createApiToken, deleteApiToken, listApiTokens } from '@tessera/contracts/calls/api-tokens'
import {
  getConversionTest,
  listConversionEvents,
  startConversionTest,
} from '@tessera/contracts/calls/conversion-events'
import { getConversionHealth } from '@tessera/contracts/calls/conversion-health'
import {
  createConversionTag,
  deleteConversionTag,
  listConversionTags,
  updateConversionTag,
} from '@tessera/contracts/calls/conversion-tags'
import {
  listConversionUploads,
  uploadConversions,
} from '@tessera/contracts/calls/conversion-uploads'
import { listWebhooks } from '@tessera/contracts/calls/webhooks'
import type { ConversionEvent } from '@tessera/contracts/entities/conversion'
import { answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import ConversionsPage from './page.tsx'

const at = '2026-11-26T10:00:00.000Z'
const account = {
  id: '77',
  owner_user_id: '9',
  owner_username: 'lamps',
  name: 'Lamps & Co',
  country: 'US',
  currency: 'USD',
  time_zone: 'UTC',
}
const tag = { id: '261', name: 'Shop', created_at: at, last_seen_at: null, is_used: false }
const token = {
  id: '4',
  name: 'Server',
  scopes: ['conversions:write' as const],
  ending: 'x9f2',
  created_at: at,
  created_by: 'Mira',
  last_used_at: null,
}
const event = {
  id: '1',
  event: 'checkout' as const,
  source: 'api' as const,
  action_source: 'web' as const,
  tag: null,
  event_at: at,
  received_at: at,
  event_id: 'order-1',
  order_id: null,
  value_micro: 24_500_000,
  currency: 'USD',
  quantity: 1,
  match_keys: ['em' as const],
  status: 'counted' as const,
  counted_by: 'api' as const,
  has_known_click: false,
  warnings: [],
  faults: [],
}
const duplicate = { ...event, id: '2', status: 'duplicate' as const, counted_by: 'tag' as const }
const fault = { code: 'email-plain', field: 'user_data.em', message: '' }
const health = {
  source: 'tag' as const,
  tag: { id: '261', name: 'Shop' },
  last_event_at: at,
  received: 40,
  counted: 36,
  duplicates: 4,
  with_event_id: 30,
  with_match_keys: 20,
  with_click_id: 10,
  with_email: 10,
  with_external_id: 0,
  with_known_click: 8,
  credited: 9,
  other_currency: 0,
  days: [{ day: '2026-11-25', event: 'checkout' as const, count: 36, value_micro: 90_000_000 }],
  faults: [{ code: 'email-plain', count: 3, last_at: at, field: 'user_data.em' }],
  advice: ['event-ids-missing' as const],
}
const api = {
  ...health,
  source: 'api' as const,
  tag: null,
  days: [],
  faults: [],
  advice: [],
  received: 10,
  with_event_id: 10,
  duplicates: 0,
}
const upload = {
  id: null,
  kind: 'conversions' as const,
  file_name: 'shop.csv',
  uploaded_at: at,
  uploaded_by: 'Mira',
  state: 'checked' as const,
  rows: 2,
  counted: 2,
  duplicates: 0,
  refused: 0,
  faults: [],
  matched: null,
}

interface Facts {
  readonly tags?: readonly (typeof tag)[]
  readonly tokens?: readonly (typeof token)[]
  readonly sources?: readonly (typeof health | typeof api)[]
  readonly events?: readonly ConversionEvent[]
}

function open(section?: string, facts: Facts = {}, query = '') {
  const { tags = [tag], tokens = [token], sources = [health, api], events = [event] } = facts
  const service = answers(
    [advertisers, () => answerWith([account])],
    [listConversionTags, () => [...tags]],
    [createConversionTag, ({ name }) => ({ ...tag, name })],
    [updateConversionTag, ({ name }) => ({ ...tag, name })],
    [deleteConversionTag, () => answerError('conversion-tag-used')],
    [listApiTokens, () => [...tokens]],
    [listWebhooks, () => []],
    [createApiToken, ({ name }) => ({ token: { ...token, name }, secret: 'tsr_secret' })],
    [deleteApiToken, () => null],
    [
      getConversionHealth,
      ({ source }) => ({
        from: '2026-11-24',
        to: '2026-11-26',
        currency: 'USD',
        time_zone: 'UTC',
        advice: [],
        sources: sources.filter((each) => source === undefined || each.source === source),
      }),
    ],
    [listConversionEvents, () => [...events]],
    [startConversionTest, () => ({ code: 'TESTAB12CD', ends_at: at })],
    [getConversionTest, ({ code }) => ({ code, ends_at: at, events: [...events] })],
    [
      uploadConversions,
      ({ is_dry_run: isDry, kind, csv }) => ({
        ...upload,
        kind,
        state: isDry ? ('checked' as const) : ('imported' as const),
        ...(csv.includes('bad')
          ? {
              rows: 3,
              refused: csv.includes('good') ? 1 : 3,
              faults: [{ row: 2, ...fault, field: 'em' }],
            }
          : {}),
      }),
    ],
    [
      listConversionUploads,
      ({ kind }) => [{ ...upload, id: '8', kind, state: 'imported', matched: 300 }],
    ],
  )
  const shell = testShell({ viewer: viewer({ id: '9', is_partner: true }), answer: service.answer })
  const params = section === undefined ? { advertiserId: '77' } : { advertiserId: '77', section }
  const view = shell.render(<ConversionsPage params={params} query={new URLSearchParams(query)} />)
  const sent = (call: { readonly name: string }) =>
    service.asked.filter((each) => each.call === call.name).map(({ input }) => input)
  return { ...shell, ...view, sent, user: userEvent.setup() }
}

const codeOf = async (label: string) =>
  (await screen.findByRole('button', { name: `Copy: ${label}` }))
    .closest('figure')
    ?.querySelector('code')?.textContent

test('S2.57 the overview leads to set-up, and says the next step and the last events', async () => {
  const first = open(undefined, { tags: [], tokens: [], sources: [] })
  await first.user.click(await screen.findByRole('link', { name: 'Set up a tag' }))
  expect(first.addresses).toEqual(['/advertiser/77/conversions/tag_manual_setup/'])
  first.unmount()
  open()
  expect(await screen.findByText(/missing something or are refused/)).toBeTruthy()
  expect(await screen.findByRole('table', { name: 'Latest events' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Events' }).getAttribute('href')).toBe(
    '/advertiser/77/conversions/events-overview/',
  )
})

test('an event says whether it was credited to an ad, or why not', async () => {
  const of = (id: string, more: Partial<ConversionEvent>) => ({
    ...event,
    id,
    event_id: id,
    ...more,
  })
  open('event-history', {
    events: [
      of('clicked', { match_keys: ['click_id', 'em'], has_known_click: true }),
      of('mailed', {}),
      of('late', { match_keys: ['click_id'] }),
      of('foreign', { match_keys: ['click_id'], warnings: ['click-id-unknown'] }),
      of('own', { match_keys: ['external_id'] }),
      of('bare', { match_keys: [], warnings: ['no-match-keys'] }),
      { ...of('twice', { match_keys: ['click_id'], has_known_click: true }), status: 'duplicate' },
    ],
  })
  const table = within(await screen.findByRole('table', { name: 'Events' }))
  const said = table
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.lastElementChild?.textContent)
  expect(said).toEqual([
    'CountedCredited to an ad',
    'CountedIf the email finds an ad, only reports show it.',
    'CountedNot credited: the click was more than 30 days before.',
    "CountedIts click ID isn't one of your ads.",
    'CountedNot credited: no click came with this ID of yours before.',
    'CountedNothing connects it with an ad: send a click ID or a hashed email.',
    'Duplicate, counted by API',
  ])
})

test('S2.57 events are shown by day and kind, found by filters, and told apart from duplicates', async () => {
  const overview = open('events-overview')
  const kinds = within(await screen.findByRole('table', { name: 'Events by kind' }))
  expect(kinds.getByText('Checkout')).toBeTruthy()
  expect(kinds.getByText('36')).toBeTruthy()
  await overview.user.click(screen.getByRole('button', { name: 'API' }))
  expect(screen.getByText('No events in these days.')).toBeTruthy()
  overview.unmount()
  const history = open('event-history', { events: [duplicate] }, 'status=duplicate&event=nothing')
  expect(await screen.findByText('Duplicate, counted by Tag')).toBeTruthy()
  expect(history.sent(listConversionEvents)).toMatchObject([{ status: 'duplicate' }])
  await history.user.type(screen.getByLabelText('Event ID or order ID'), 'order-1{Enter}')
  expect(history.addresses).toEqual([
    '/advertiser/77/conversions/event-history/?status=duplicate&search=order-1',
  ])
  history.unmount()
  open('deduplication')
  expect(await screen.findByText(/some have no event ID. Those count twice/)).toBeTruthy()
  expect(screen.getByText('4 (8%)')).toBeTruthy()
})

test('S2.57 a test is started, and shows the events that its code brings', async () => {
  const begun = open('test-events')
  await begun.user.dblClick(await screen.findByRole('button', { name: 'Start a test' }))
  await waitFor(() =>
    expect(begun.addresses).toEqual(['/advertiser/77/conversions/test-events/?code=TESTAB12CD']),
  )
  begun.unmount()
  open('test-events', {}, 'code=TESTAB12CD')
  expect(await screen.findByRole('table', { name: 'Events of this test' })).toBeTruthy()
  expect(screen.getByText('"test_code": "TESTAB12CD"')).toBeTruthy()
})

test('S2.57 health says what to mend and where, of all sources and of each tag', async () => {
  const all = open('health')
  expect(await screen.findByText('Some events have no event ID')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See deduplication' })).toBeTruthy()
  expect(screen.getByText(/Send the SHA-256 hash of the address/)).toBeTruthy()
  all.unmount()
  const tags = open('tag-health')
  expect(await screen.findByRole('heading', { name: 'Shop' })).toBeTruthy()
  expect(tags.sent(getConversionHealth)).toMatchObject([{ source: 'tag' }])
})

test('S2.57 tags are created, renamed with an undo, and kept while a campaign uses them', async () => {
  const { user, sent, toasts } = open('tag')
  await user.type(await screen.findByLabelText('Name'), 'Blog{Enter}{Enter}')
  await waitFor(() => expect(toasts).toMatchObject([{ text: 'Tag created: Blog' }]))
  expect(sent(createConversionTag)).toEqual([{ advertiser_id: '77', name: 'Blog' }])
  await user.click(screen.getByRole('button', { name: 'Rename Shop' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.clear(dialog.getByLabelText('Name'))
  await user.click(dialog.getByRole('button', { name: 'Rename' }))
  expect(dialog.getByText('Enter a name.')).toBeTruthy()
  await user.type(dialog.getByLabelText('Name'), 'Store{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toasts.at(-1)).toMatchObject({ text: 'Renamed to Store', action: { label: 'Undo' } })
  await user.click(screen.getByRole('button', { name: 'Delete Shop' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('A campaign uses this tag. End the campaign first.')).toBeTruthy()
})

test('S2.57 the code of a tag carries its id and consent, and suits the event', async () => {
  const { user } = open('tag_manual_setup')
  expect(await codeOf('Code for each page')).toContain(
    "tessera('load', '261', { consent: 'required' })",
  )
  await user.click(screen.getByRole('switch', { name: 'Ask before measuring' }))
  expect(await codeOf('Code for each page')).toContain("consent: 'granted'")
  await user.selectOptions(screen.getByLabelText('Event'), 'Lead')
  expect(await codeOf('Code for this event')).toBe(
    "tessera('track', 'lead', {\n  event_id: 'lead-77',\n})",
  )
  expect(screen.getByText(/hasn't sent an event yet/)).toBeTruthy()
})

test('S2.57 the API is set up by oneself, by a partner or by a platform, each with a token', async () => {
  const ways = open('setup-api')
  expect(await screen.findByRole('link', { name: 'Hand it over' })).toBeTruthy()
  ways.unmount()
  const own = open('api_manual_setup')
  expect(await codeOf('Example in curl')).toContain('/v3/ads/conversions/77/events/')
  own.unmount()
  const partner = open('api_partner_setup')
  await partner.user.type(await screen.findByLabelText('Name of the partner'), 'Agency{Enter}')
  const text = await codeOf('Instructions for Agency')
  expect(text).toContain('Authorization: Bearer tsr_secret')
  expect(text).toContain('Tag ID: 261')
  partner.unmount()
  const platform = open('pinterest_capi_connect')
  await platform.user.type(await screen.findByLabelText('Name of the platform'), 'Shop{Enter}')
  expect(await codeOf('Token of Shop')).toBe('tsr_secret')
  expect(await codeOf('Tag ID')).toBe('261')
  expect(platform.container.textContent).not.toMatch(/pinterest/i)
})

test('S2.57 a token is for what is chosen, is shown once, and revoked after a question', async () => {
  const { user, sent } = open('access_token')
  const may = within(await screen.findByRole('group', { name: 'Allowed to' }))
  const events = may.getByRole('checkbox', { name: /Send conversions/ })
  expect(events).toHaveProperty('disabled', true)
  await user.click(may.getByRole('checkbox', { name: /Read/ }))
  await user.click(events)
  await user.type(await screen.findByLabelText('Name'), 'Queue{Enter}{Enter}')
  expect(await codeOf('Token of Queue')).toBe('tsr_secret')
  expect(sent(createApiToken)).toEqual([
    { advertiser_id: '77', name: 'Queue', scopes: ['ads:read'] },
  ])
  await user.click(screen.getByRole('button', { name: 'I have copied it' }))
  expect(screen.queryByText('tsr_secret')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Revoke Server' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(sent(deleteApiToken)).toEqual([{ advertiser_id: '77', id: '4' }]))
})

test('S2.57 the payload helper says each line to mend, and composes events', async () => {
  const { user, unmount } = open('payload-helper')
  const area = await screen.findByLabelText('Payload in JSON')
  expect(await screen.findByText(/The API would take this: 1 event/)).toBeTruthy()
  await user.clear(area)
  await user.click(area)
  await user.paste('{\n"events": [{\n"event_name": "buy" }] }')
  expect(screen.getByText(/Line 3, event 1/)).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'Go to line 3' })[0] ?? area)
  expect(area).toHaveProperty('selectionStart', 15)
  await user.type(screen.getByLabelText('Value'), '12.5{Enter}')
  await waitFor(() => expect(area.textContent).toContain('"value": 12.5'))
  unmount()
  open('payload-helper')
  expect((await screen.findByLabelText('Payload in JSON')).textContent).toContain('"buy"')
})

test('S2.57 a file is checked row by row with its addresses hashed, then imported whole', async () => {
  vi.stubGlobal('crypto', webcrypto)
  const { user, sent, container, unmount } = open('upload')
  await screen.findByRole('button', { name: 'Choose a file' })
  const input = container.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('No file field')
  const file = (text: string) => new File([text], 'shop.csv')
  await user.upload(input, file('event_name,em\nbad,\n'))
  const faults = within(await screen.findByRole('table', { name: 'Rows to mend' }))
  expect(faults.getByText('em')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
  await user.upload(input, file('event_name,em\nbad,\ngood,\n'))
  expect(await screen.findByText(/Rows with faults are left out/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Import the good rows' })).toBeTruthy()
  await user.upload(input, file('event_name,em\ncheckout,person@example.com\n'))
  expect(await screen.findByText(/1 address was hashed in this browser/)).toBeTruthy()
  await user.dblClick(screen.getByRole('button', { name: 'Import all rows' }))
  expect(await screen.findByRole('heading', { name: 'Imported: shop.csv' })).toBeTruthy()
  const uploads = sent(uploadConversions)
  expect(uploads.map((sent) => Object(sent).is_dry_run)).toEqual([true, true, true, false])
  expect(JSON.stringify(uploads)).not.toContain('@')
  unmount()
  const analysis = open('pca_upload')
  expect(await screen.findByText(/to learn how many of them met your ads/)).toBeTruthy()
  analysis.unmount()
  const history = open('history')
  expect(await screen.findByRole('table', { name: 'Uploads' })).toBeTruthy()
  history.unmount()
  open('pca_history')
  expect(await screen.findByText('About 300')).toBeTruthy()
})
