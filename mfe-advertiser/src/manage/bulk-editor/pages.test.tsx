// @vitest-environment jsdom
import { bulkColumnNames, bulkColumns } from '@tessera/contracts/ads/bulk-template'
import { advertisers } from '@tessera/contracts/calls/access'
import { searchBulkIds } from '@tessera/contracts/calls/bulk-ids'
import {
  type BulkRow,
  type BulkRun,
  createBulkRun,
  getBulkRun,
  listBulkRows,
  listBulkRuns,
  updateBulkRun,
} from '@tessera/contracts/calls/bulk-runs'
import { giveAdsConsent } from '@tessera/contracts/calls/quick-promote'
import { answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import BulkEditorPage from './page.tsx'

/** Stands for the file's way to the service, which needs a browser. */
const sent = vi.hoisted(() => vi.fn())
vi.mock('@tessera/module/uploads/send-resumably', () => ({
  sendResumably: sent,
  endUpload: vi.fn(),
}))
sent.mockResolvedValue({ ok: true, uploadId: 'a'.repeat(32) })

const account = {
  id: '77',
  owner_user_id: '9',
  owner_username: 'lamps',
  name: 'Lamps & Co',
  country: 'US',
  currency: 'USD',
  time_zone: 'UTC',
}
const none = { ready: 0, unchanged: 0, faulty: 0, applied: 0, refused: 0, undone: 0, kept: 0 }
const run = (over: Partial<BulkRun> = {}): BulkRun => ({
  id: '41',
  file_name: 'spring.csv',
  state: 'checked',
  unfit: null,
  progress: 1,
  created_at: '2026-11-26T10:00:00.000Z',
  created_by: 'Mira',
  applied_at: null,
  applied_by: null,
  undone_at: null,
  undone_by: null,
  rows: 3,
  rows_changing: 1,
  rows_faulty: 1,
  campaigns: { ...none, ready: 2, faulty: 1 },
  ...over,
})
const row = (over: Partial<BulkRow>): BulkRow => ({
  row: 2,
  level: 'campaign',
  object_id: '5',
  name: 'Lights',
  is_new: false,
  state: 'ready',
  changes: [],
  faults: [],
  ...over,
})
const changing = row({ changes: [{ column: 'daily_budget', before: '10', after: '12.5' }] })
const faulty = row({
  row: 3,
  level: 'ad-group',
  name: 'Home',
  state: 'faulty',
  faults: [{ column: 'bid', code: 'amount-wrong', message: 'Enter an amount such as 12.50.' }],
})
const id = {
  kind: 'campaign' as const,
  id: 'C5',
  name: 'Lights',
  state: 'active',
  parent: null,
}

function open(part?: string, { runs = [run()], query = '' } = {}) {
  let shown = [...runs]
  let hasConsented = false
  const service = answers(
    [advertisers, () => answerWith([account])],
    [listBulkRuns, () => shown],
    [getBulkRun, () => shown[0] ?? answerError('not-found')],
    [listBulkRows, ({ show }) => (show === 'changing' ? [changing] : [faulty])],
    [createBulkRun, () => run({ state: 'waiting' })],
    [
      updateBulkRun,
      ({ action }) => {
        if (!hasConsented) return answerError('ads-consent-needed')
        const isApply = action === 'apply'
        const counts = isApply ? { ...none, applied: 2 } : { ...none, undone: 2 }
        shown = [run({ state: isApply ? 'applied' : 'undone', campaigns: counts })]
        return run({ state: isApply ? 'applying' : 'undoing', progress: 0 })
      },
    ],
    [
      giveAdsConsent,
      () => {
        hasConsented = true
        return null
      },
    ],
    [searchBulkIds, ({ query: text }) => (text === 'zebra' ? [] : [id])],
  )
  const shell = testShell({ viewer: viewer({ id: '9', is_partner: true }), answer: service.answer })
  const params = part === undefined ? { advertiserId: '77' } : { advertiserId: '77', part }
  const view = shell.render(<BulkEditorPage params={params} query={new URLSearchParams(query)} />)
  const asked = (call: { readonly name: string }) =>
    service.asked.filter((each) => each.call === call.name).map(({ input }) => input)
  return { ...shell, ...view, asked, user: userEvent.setup() }
}

const dataOf = (link: HTMLElement): unknown =>
  JSON.parse(
    new URL(link.getAttribute('href') ?? '', 'https://x').searchParams.get('data') ?? 'null',
  )

test('S2.54 the overview leads through the steps, and shows the latest uploads', async () => {
  const { user, addresses } = open()
  const runs = within(await screen.findByRole('table', { name: 'Uploads' }))
  expect(runs.getByText('spring.csv')).toBeTruthy()
  const pages = within(screen.getByRole('navigation', { name: 'Pages of the bulk editor' }))
  expect(pages.getAllByRole('link')).toHaveLength(6)
  await user.click(screen.getByRole('link', { name: 'See the columns' }))
  await user.click(screen.getByRole('link', { name: 'Open spring.csv' }))
  expect(addresses).toEqual([
    '/advertiser/77/bulk_editor/resources/',
    '/advertiser/77/bulk_editor/history/?run=41',
  ])
})

test('S2.54 a template is downloaded with all campaigns, chosen ones, none, or an example', async () => {
  const { user, asked } = open('download_template')
  const button = () => screen.getByRole('link', { name: 'Download CSV' })
  await screen.findByRole('link', { name: 'Download CSV' })
  expect(dataOf(button())).toMatchObject({ rows: 'all', mark: 'comma', with_archived: false })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Format' }), 'semicolon')
  await user.click(screen.getByRole('checkbox', { name: /With archived/ }))
  expect(dataOf(button())).toMatchObject({ mark: 'semicolon', with_archived: true })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows' }), 'chosen')
  expect(screen.queryByRole('link', { name: 'Download CSV' })).toBeNull()
  await user.click(await screen.findByRole('checkbox', { name: 'Lights' }))
  expect(dataOf(button())).toMatchObject({ rows: 'chosen', campaign_ids: ['5'] })
  expect(asked(searchBulkIds)[0]).toMatchObject({ kind: 'campaign' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows' }), 'example')
  expect(dataOf(button())).toMatchObject({ rows: 'example' })
})

test('S2.54 a file is uploaded and checked, and its rows say what would change or what to mend', async () => {
  const first = open('upload_template')
  await screen.findByRole('button', { name: 'Choose a file' })
  const input = screen.getByLabelText('Choose a file', { selector: 'input' })
  await first.user.upload(input, new File([], 'empty.csv'))
  expect(await screen.findByText('That file is empty. Choose another one.')).toBeTruthy()
  await first.user.upload(input, new File(['level'], 'spring.csv'))
  await waitFor(() =>
    expect(first.addresses).toEqual(['/advertiser/77/bulk_editor/upload_template/?run=41']),
  )
  expect(first.asked(createBulkRun)).toMatchObject([{ file_name: 'spring.csv' }])
  first.unmount()
  const { user } = open('upload_template', { query: 'run=41' })
  expect(await screen.findByText(/^Campaigns with faults are left out/)).toBeTruthy()
  expect(await screen.findByText(/Enter an amount such as 12.50./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Changing' }))
  const rows = within(await screen.findByRole('table', { name: 'Rows of the file' }))
  expect(await rows.findByText('12.5')).toBeTruthy()
  expect(dataOf(screen.getByRole('link', { name: 'Download report' }))).toMatchObject({
    file: 'report',
    run_id: '41',
  })
})

test('S2.54 an upload is applied after consent, and undone, from the history', async () => {
  const { user, asked } = open('history', { query: 'run=41' })
  await user.click(await screen.findByRole('button', { name: 'Apply to 2 campaigns' }))
  await user.click(await screen.findByRole('button', { name: 'Agree and continue' }))
  expect(await screen.findByText('The file is applied.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Undo this upload?' }))
  await user.click(dialog.getByRole('button', { name: 'Undo the upload' }))
  expect(await screen.findByText(/^The changes are taken back/)).toBeTruthy()
  expect(asked(updateBulkRun)).toEqual([
    { advertiser_id: '77', run_id: '41', action: 'apply' },
    { advertiser_id: '77', run_id: '41', action: 'apply' },
    { advertiser_id: '77', run_id: '41', action: 'undo' },
  ])
})

test('S2.54 the history lists uploads with who, when and their state, and names an unreadable file', async () => {
  const unfit = { why: 'column-unknown' as const, columns: ['budgett'] }
  const list = open('history', { runs: [run({ state: 'unreadable', unfit })] })
  const runs = within(await screen.findByRole('table', { name: 'Uploads' }))
  expect(runs.getByText(/by Mira$/)).toBeTruthy()
  expect(runs.getByText("Can't be read")).toBeTruthy()
  list.unmount()
  open('history', { runs: [run({ state: 'unreadable', unfit })], query: 'run=41' })
  expect(await screen.findByText(/columns that we don't know, or twice: budgett/)).toBeTruthy()
})

test('S2.54 ids are found, copied and downloaded', async () => {
  const { user, asked } = open('bulk_id_library')
  const ids = within(await screen.findByRole('table', { name: 'IDs' }))
  await user.click(ids.getByRole('button', { name: 'Copy: C5' }))
  expect(await navigator.clipboard.readText()).toBe('C5')
  expect(dataOf(screen.getByRole('link', { name: 'Download as CSV' }))).toMatchObject({
    file: 'ids',
    kind: 'campaign',
  })
  await user.click(screen.getByRole('button', { name: 'Promoted Pins' }))
  await user.type(screen.getByRole('searchbox', { name: 'Find by name or ID' }), 'zebra')
  expect(await screen.findByText('Nothing found.')).toBeTruthy()
  expect(asked(searchBulkIds).at(-1)).toMatchObject({ kind: 'pin', query: 'zebra' })
})

test('S2.54 the resources explain each column and its values, with the limits and an example', async () => {
  open('resources')
  const columns = within(await screen.findByRole('table', { name: 'Columns' }))
  for (const name of bulkColumnNames) expect(columns.getByText(name)).toBeTruthy()
  expect(columns.getByText(bulkColumns.objective.values.join(', '))).toBeTruthy()
  expect(screen.getByText('home-decor')).toBeTruthy()
  expect(screen.getByText('Germany')).toBeTruthy()
  expect(screen.getByText('100,000')).toBeTruthy()
  expect(dataOf(screen.getByRole('link', { name: 'Download the example' }))).toMatchObject({
    rows: 'example',
  })
})
