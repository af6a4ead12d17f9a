// @vitest-environment jsdom
import {
  type CatalogSource,
  cancelCatalogRun,
  createCatalogSource,
  deleteCatalogSource,
  runCatalogSource,
  updateCatalogSource,
} from '@tessera/contracts/calls/catalogs'
import { listWebsites } from '@tessera/contracts/calls/websites'
import type { SendOptions } from '@tessera/module/uploads/send-resumably'
import { answerError, answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { testShell } from '@tessera/testing/shell'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { businessWith, catalogRun, catalogSource } from '../../../test/catalogs.ts'
import CatalogsPage from './page.tsx'

/** Stands for the file's way to the service, which needs a browser. */
const sent = vi.hoisted(() => vi.fn())
vi.mock('@tessera/module/uploads/send-resumably', () => ({
  sendResumably: sent,
  endUpload: vi.fn(),
}))
const uploadId = 'a'.repeat(32)
const file = new File(['id,title'], 'lamps.csv')

beforeEach(() => {
  sessionStorage.clear()
  sent.mockReset()
  sent.mockResolvedValue({ ok: true, uploadId })
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
})

const page = <CatalogsPage params={{}} query={new URLSearchParams()} />

const chooseFile = async (name: string) => {
  const input = (await screen.findAllByLabelText(name)).find(
    (each) => each instanceof HTMLInputElement,
  )
  if (input === undefined) throw new Error(`There is no file input ${name}.`)
  await userEvent.upload(input, file)
}

test('a member without a business account reads what catalogs are for, and becomes a business', async () => {
  const { render } = testShell({ viewer: viewer() })
  render(page)
  const way = screen.getByRole('link', { name: 'Convert to a business account' })
  expect(way.getAttribute('href')).toBe(
    '/business/convert/?next=%2Fproduct-catalogs%2Fdata-source%2F',
  )
})

test('a business without sources learns what a feed is, downloads a sample, and adds a file', async () => {
  let sources: CatalogSource[] = []
  const { viewer: business, base } = businessWith(() => sources)
  const { asked, answer } = answers(...base, [
    createCatalogSource,
    () => {
      sources = [catalogSource({ run: catalogRun({ state: 'waiting', ended_at: null }) })]
      return catalogSource({ run: catalogRun({ state: 'waiting', ended_at: null }) })
    },
  ])
  let tell: SendOptions | undefined
  const arrival = Promise.withResolvers<unknown>()
  sent.mockImplementation((_, options: SendOptions) => {
    tell = options
    return arrival.promise
  })
  testShell({ viewer: business, answer }).render(page)
  expect(await screen.findByText(/A feed is a file with one product in each row/)).toBeDefined()
  const sample = screen.getByRole('link', { name: 'Download a sample file' })
  expect(decodeURIComponent(sample.getAttribute('href') ?? '')).toContain('id,title,link')
  await chooseFile('Choose a file')
  act(() => tell?.onSent(0.5))
  expect(screen.getByRole('progressbar', { name: 'Sending the file' })).toHaveProperty('value', 0.5)
  expect(screen.getByRole('button', { name: 'Pause' })).toBeDefined()
  await userEvent.type(screen.getByLabelText('Name'), 'Lamps')
  await userEvent.selectOptions(screen.getByLabelText(/Currency of prices/), 'EUR')
  // Pressed before the file has arrived: the source is added once it has.
  await userEvent.click(screen.getByRole('button', { name: 'Add and read' }))
  arrival.resolve({ ok: true, uploadId })
  const list = await screen.findByRole('list', { name: 'Sources of products' })
  expect(within(list).getByRole('heading', { name: 'Lamps' })).toBe(document.activeElement)
  expect(within(list).getByText('Waiting to be read')).toBeDefined()
  expect(asked).toContainEqual({
    call: createCatalogSource.name,
    input: {
      name: 'Lamps',
      origin: 'upload',
      upload_id: uploadId,
      rhythm: 'never',
      currency: 'EUR',
    },
  })
  expect(sessionStorage.length).toBe(0)
})

test('each fault stands at its field with the focus at the first, and nothing typed is lost by a refusal or a reload', async () => {
  const { viewer: business, base } = businessWith(() => [])
  const service = answers(...base, [createCatalogSource, () => answerError('catalog-unreadable')])
  const first = testShell({ viewer: business, ...service }).render(page)
  await userEvent.click(await screen.findByRole('button', { name: 'Add and read' }))
  expect(screen.getByText('Choose a file with your products.')).toBeDefined()
  expect(screen.getByText('Enter a name for this source.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Choose a file' })).toBe(document.activeElement)
  await chooseFile('Choose a file')
  expect(await screen.findByText('lamps.csv is uploaded.')).toBeDefined()
  await userEvent.type(screen.getByLabelText('Name'), 'Lamps{Enter}')
  expect(await screen.findByText(/We can't read products from this file/)).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Lamps')
  first.unmount()
  testShell({ viewer: business, ...service }).render(page)
  expect(await screen.findByLabelText('Name')).toHaveProperty('value', 'Lamps')
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
  expect(screen.getByLabelText('Name')).toHaveProperty('value', '')
})

test('a source at an address has a rhythm; a website is chosen among the claimed ones, or claimed first', async () => {
  let sites: { domain: string; claimed_at: string; found_in: 'page'; ends_at: null }[] = []
  const { viewer: business, base } = businessWith(() => [])
  const { asked, answer } = answers(
    ...base,
    [listWebsites, () => sites],
    [
      createCatalogSource,
      ({ origin }) =>
        answerError(origin === 'address' ? 'catalog-address-unfit' : 'catalogs-many', { max: 20 }),
    ],
  )
  const { render, shell } = testShell({ viewer: business, answer })
  render(page)
  await userEvent.click(await screen.findByRole('radio', { name: /A website of yours/ }))
  const claim = await screen.findByRole('link', { name: 'Claim a website' })
  expect(claim.getAttribute('href')).toBe('/settings/claim/')
  await userEvent.click(screen.getByRole('radio', { name: /A file at an address/ }))
  await userEvent.type(screen.getByLabelText('Name'), 'Lamps')
  const address = screen.getByLabelText('Address of the file')
  await userEvent.type(address, 'ftp://example.com')
  await userEvent.selectOptions(screen.getByLabelText('How often to read it'), 'Every hour')
  await userEvent.click(screen.getByRole('button', { name: 'Add and read' }))
  await waitFor(() => expect(address.getAttribute('aria-invalid')).toBe('true'))
  sites = [{ domain: 'example.com', claimed_at: '', found_in: 'page', ends_at: null }]
  await act(() => shell.queries.invalidateQueries())
  await userEvent.click(screen.getByRole('radio', { name: /A website of yours/ }))
  await userEvent.selectOptions(await screen.findByLabelText('Website'), 'example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Add and read' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/up to 20 sources/)
  expect(asked).toContainEqual({
    call: createCatalogSource.name,
    input: {
      name: 'Lamps',
      origin: 'website',
      address: 'example.com',
      rhythm: 'hourly',
      currency: null,
    },
  })
})

test('a run is followed with its numbers until it ends, which is announced', async () => {
  const reading = { state: 'reading', ended_at: null, progress: 0.4, rows: 1_200, added: 900 }
  const states = [
    catalogSource({ run: catalogRun(reading) }),
    catalogSource({
      run: catalogRun({ rows: 3_000, added: 2_990, refused: 10 }),
      pictures_waiting: 1_200,
      products: 2_990,
    }),
  ]
  let asks = 0
  const { viewer: business, base } = businessWith(() => {
    const state = states[Math.min(asks, 1)]
    asks += 1
    return state === undefined ? [] : [state]
  })
  testShell({ viewer: business, ...answers(...base) }).render(page)
  const bar = await screen.findByRole('progressbar', { name: 'Reading Lamps' })
  expect(bar).toHaveProperty('value', 0.4)
  expect(screen.getByText(/1,200 rows read/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Choose the new file for Lamps' })).toBeNull()
  expect(
    await screen.findByText(/^Lamps was read\. New: 2,990/, {}, { timeout: 4_000 }),
  ).toBeDefined()
  expect(screen.getByText('Pictures on their way: 1,200 of 2,990')).toBeDefined()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('a run is canceled, and a refusal is said beside it', async () => {
  const reading = catalogRun({ state: 'reading', ended_at: null })
  let refuses = true
  const { viewer: business, base } = businessWith(() => [catalogSource({ run: reading })])
  const cancel = answers(...base, [
    cancelCatalogRun,
    () => {
      if (refuses) return answerError('unexpected')
      return catalogSource({ run: catalogRun({ state: 'cancelled' }) })
    },
  ])
  testShell({ viewer: business, ...cancel }).render(page)
  const button = await screen.findByRole('button', { name: 'Cancel reading Lamps' })
  await userEvent.click(button)
  expect(await screen.findByRole('alert')).toBeDefined()
  refuses = false
  await userEvent.click(button)
  expect(await screen.findByText(/^Canceled on/)).toBeDefined()
  expect(screen.getByText(/nothing was retired/)).toBeDefined()
})

test('an uploaded source is read again from a new file, and one at an address at once', async () => {
  const upload = catalogSource()
  const address = catalogSource({
    id: 's2',
    name: 'Chairs',
    origin: 'address',
    address: 'https://example.com/chairs.csv',
    rhythm: 'daily',
    next_run_at: '2026-11-27T10:00:00Z',
    run: catalogRun({ state: 'failed', why: 'outside-unreachable' }),
  })
  const { viewer: business, base } = businessWith(() => [upload, address])
  const { asked, answer } = answers(...base, [
    runCatalogSource,
    ({ id }) =>
      id === 's2'
        ? answerError('catalog-running')
        : { ...upload, run: catalogRun({ state: 'waiting', ended_at: null }) },
  ])
  testShell({ viewer: business, answer }).render(page)
  expect(await screen.findByText(/Check that its address opens in a browser/)).toBeDefined()
  expect(screen.getByText(/^Next: Nov 27, 2026/)).toBeDefined()
  await chooseFile('Choose the new file for Lamps')
  expect(await screen.findByText('Waiting to be read')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Read Chairs again' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/are being read/)
  expect(asked).toContainEqual({
    call: runCatalogSource.name,
    input: { id: 's1', upload_id: uploadId },
  })
})

test('a source is edited with its fault at the field, and deleted once it is clear what happens', async () => {
  let sources = [
    catalogSource({ origin: 'address', address: 'https://example.com/a.csv', rhythm: 'daily' }),
  ]
  const { viewer: business, base } = businessWith(() => sources)
  const { asked, answer } = answers(
    ...base,
    [
      updateCatalogSource,
      ({ name, address }) => {
        if (address === 'wrong') return answerError('catalog-address-unfit')
        return catalogSource({ name, address, origin: 'address', rhythm: 'daily' })
      },
    ],
    [
      deleteCatalogSource,
      () => {
        sources = []
        return {}
      },
    ],
  )
  const { render, toasts } = testShell({ viewer: business, answer })
  render(page)
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Lamps' }))
  const dialog = screen.getByRole('dialog')
  const address = within(dialog).getByLabelText('Address of the file')
  await userEvent.clear(address)
  await userEvent.type(address, 'wrong{Enter}')
  await waitFor(() => expect(address.getAttribute('aria-invalid')).toBe('true'))
  await userEvent.clear(address)
  await userEvent.type(address, 'https://example.com/b.csv{Enter}')
  expect(await screen.findByText('From https://example.com/b.csv')).toBeDefined()
  expect(asked).toContainEqual({
    call: updateCatalogSource.name,
    input: {
      id: 's1',
      name: 'Lamps',
      rhythm: 'daily',
      address: 'https://example.com/b.csv',
      currency: null,
    },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Delete Lamps' }))
  expect(screen.getByText(/Their Pins stay on your boards/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Delete source' }))
  expect(await screen.findByText(/A feed is a file with one product/)).toBeDefined()
  expect(toasts.at(-1)?.text).toBe('Lamps was deleted')
})
