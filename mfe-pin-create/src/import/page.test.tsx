// @vitest-environment jsdom
import {
  cancelImport,
  getImport,
  type Import,
  listImport,
  planFeedImport,
  planImport,
  retryImport,
  startImport,
  undoImport,
} from '@tessera/contracts/calls/imports'
import {
  getRestore,
  getRestoreLeftOut,
  planRestore,
  type Restore,
  startRestore,
} from '@tessera/contracts/calls/restores'
import type { SendOptions } from '@tessera/module/uploads/send-resumably'
import { answerError, answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { testShell } from '@tessera/testing/shell'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import ImportPage from './page.tsx'

/** Stands for the file's way to the service, which needs a browser. */
const sent = vi.hoisted(() => vi.fn())
vi.mock('@tessera/module/uploads/send-resumably', () => ({
  sendResumably: sent,
  endUpload: vi.fn(),
}))
const uploadId = 'a'.repeat(32)
const aborted = { code: 'aborted', message: '', httpStatus: 0, apiErrorCode: 0 }
sent.mockResolvedValue({ ok: true, uploadId })

const found = (over: Partial<Import> = {}): Import => ({
  id: 'a',
  source: 'bookmarks',
  state: 'planned',
  boards: [{ name: 'Kitchen', is_new: true, pins: 2, sections: 0 }],
  total: 2,
  made: 0,
  duplicates: 1,
  failed: 0,
  cards: 0,
  undated: 0,
  failures: [],
  left_out: [{ name: 'Script', why: 'no-address' }],
  left_out_count: 1,
  undo_until: null,
  ...over,
})
const file = new File(['<!DOCTYPE NETSCAPE-Bookmark-file-1>'], 'bookmarks.html')

test('a file is planned, imported with its choice, and undone', async () => {
  let now: Import | null = null
  const done = found({ state: 'done', made: 2, undo_until: '2026-12-25T12:00:00Z' })
  const { asked, answer } = answers(
    [getImport, () => now],
    [getRestore, () => null],
    [planImport, () => found()],
    [
      listImport,
      () => ({
        entries: [{ at: 2, line: 4, name: 'Script', link: null, why: 'no-address' }],
        bookmark: null,
      }),
    ],
    [
      startImport,
      () => {
        now = done
        return found({ state: 'running' })
      },
    ],
    [undoImport, () => found({ state: 'undone' })],
  )
  const { render } = testShell({ viewer: viewer(), answer })
  const { container } = render(<ImportPage />)
  await screen.findByRole('button', { name: 'Choose a file' })
  const input = container.querySelector<HTMLInputElement>('input[accept]')
  if (input === null) throw new Error('There is no file input.')
  await userEvent.upload(input, file)
  expect(await screen.findByText('Kitchen')).toBeDefined()
  expect(screen.getByText('2 Pins · New board')).toBeDefined()
  expect(screen.getByText(/have them already: 1/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Show what is left out' }))
  expect(await screen.findByText('Line 4: Script: no address of a web page')).toBeDefined()
  await userEvent.click(screen.getByRole('switch', { name: /Make new boards public/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 Pins' }))
  expect(await screen.findByRole('progressbar', { name: 'Importing' })).toBeDefined()
  expect(await screen.findByText('Imported: 2 Pins', {}, { timeout: 5_000 })).toBeDefined()
  expect(screen.getByRole('link', { name: 'See your boards' }).getAttribute('href')).toBe('/mira/')
  await userEvent.click(screen.getByRole('button', { name: 'Undo the import' }))
  expect(await screen.findByText(/The import was undone/)).toBeDefined()
  expect(asked).toContainEqual({ call: startImport.name, input: { id: 'a', make_public: true } })
})

test('a feed that is none says so at its field, and a plan is cancelled', async () => {
  const { render } = testShell({
    viewer: viewer(),
    ...answers(
      [getImport, () => null],
      [getRestore, () => null],
      [
        planFeedImport,
        (asked) => (asked.url === 'wrong.example' ? answerError('feed-unreadable') : found()),
      ],
      [cancelImport, () => found({ state: 'cancelled' })],
    ),
  })
  render(<ImportPage />)
  const field = await screen.findByLabelText('Address of the feed')
  await userEvent.type(field, 'wrong.example{Enter}')
  expect(await screen.findByText(/isn't an RSS or Atom feed/)).toBeDefined()
  await userEvent.clear(field)
  await userEvent.type(field, 'right.example{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('The import was cancelled.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Choose a folder' })).toBeDefined()
})

test('a file that is too large is not sent, and failed Pins are named a page at a time, and cards are tried again', async () => {
  const failed = found({ state: 'done', made: 3, failed: 120, cards: 1, left_out_count: 0 })
  const entry = (at: number, name: string, why: string) => ({ at, line: at, name, link: null, why })
  const pages = [
    { entries: [entry(3, 'Lamp', 'outside-unreachable')], bookmark: '3' },
    { entries: [entry(9, 'Chair', 'image-unreadable')], bookmark: null },
  ]
  let asks = 0
  const { asked, answer } = answers(
    [getImport, () => failed],
    [getRestore, () => null],
    [
      listImport,
      () =>
        asks++ === 1 ? answerError('import-gone') : (pages.shift() ?? answerError('import-gone')),
    ],
    [retryImport, () => found({ state: 'running' })],
  )
  const { render } = testShell({ viewer: viewer(), answer })
  const { container } = render(<ImportPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Show what failed' }))
  expect(
    await screen.findByText("Line 3: Lamp: its page or picture couldn't be loaded"),
  ).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect((await screen.findByRole('alert')).textContent).toContain("couldn't load this list")
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText("Line 9: Chair: can't be read")).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  const ask = { id: 'a', list: 'failed' as const }
  expect(asked.filter(({ call }) => call === listImport.name)).toEqual([
    { call: listImport.name, input: ask },
    { call: listImport.name, input: { ...ask, bookmark: '3' } },
    { call: listImport.name, input: { ...ask, bookmark: '3' } },
  ])
  const input = container.querySelector<HTMLInputElement>('input[accept]')
  if (input === null) throw new Error('There is no file input.')
  const large = new File(['x'], 'large.html')
  Object.defineProperty(large, 'size', { value: 201 * 1_048_576 })
  await userEvent.upload(input, large)
  expect(await screen.findByText(/more than 200 MB/)).toBeDefined()
  const download = new File(['x'], 'large.zip')
  Object.defineProperty(download, 'size', { value: 2_300_000_000 })
  await userEvent.upload(input, download)
  expect(await screen.findByText(/more than 2.2 GB/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Look for their pictures again' }))
  expect(asked).toContainEqual({ call: retryImport.name, input: { id: 'a' } })
})

test('a file on its way shows what has arrived, waits without a network, and can be called off', async () => {
  let tell: SendOptions | undefined
  sent.mockImplementation((_, options: SendOptions) => {
    tell = options
    return new Promise((resolve) => {
      options.signal.addEventListener('abort', () => resolve({ ok: false, error: aborted }))
    })
  })
  const { render } = testShell({
    viewer: viewer(),
    ...answers([getImport, () => null], [getRestore, () => null]),
  })
  const { container } = render(<ImportPage />)
  await screen.findByRole('button', { name: 'Choose a file' })
  const input = container.querySelector<HTMLInputElement>('input[accept]')
  if (input === null) throw new Error('There is no file input.')
  await userEvent.upload(input, file)
  act(() => tell?.onSent(0.4))
  expect(screen.getByRole('progressbar', { name: 'Sending the file' })).toHaveProperty('value', 0.4)
  expect(screen.getByText(/Keep this page open/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel upload' }))
  expect(await screen.findAllByText(/Up to 200 MB/)).toHaveLength(2)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a plan whose answer is lost is asked for again, and another fault is said', async () => {
  sent.mockResolvedValue({ ok: true, uploadId })
  let asks = 0
  const { render } = testShell({
    viewer: viewer(),
    ...answers(
      [getImport, () => null],
      [getRestore, () => null],
      [
        planImport,
        ({ upload_id: id }) => {
          asks += 1
          expect(id).toBe(uploadId)
          return asks === 1 ? Response.error() : answerError('import-empty')
        },
      ],
    ),
  })
  const { container } = render(<ImportPage />)
  await screen.findByRole('button', { name: 'Choose a file' })
  const input = container.querySelector<HTMLInputElement>('input[accept]')
  if (input === null) throw new Error('There is no file input.')
  await userEvent.upload(input, file)
  expect(await screen.findByText('Waiting for a connection…')).toBeDefined()
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', expect.any(String))
  expect(asks).toBe(2)
})

const restore = (over: Partial<Restore> = {}): Restore => ({
  id: 'r',
  state: 'planned',
  made_at: '2026-11-01T00:00:00Z',
  counts: [{ kind: 'pins', count: 20_067 }],
  expected: [{ why: 'person', count: 3 }],
  public_boards: 2,
  past_schedules: 1,
  done: 0,
  total: 20_100,
  made: [],
  already_here: 0,
  left_out: [],
  upload_id: uploadId,
  undo_until: null,
  ...over,
})

test("the person's own download offers its restore, which says by name what was left out", async () => {
  let now: Restore | null = null
  const done = restore({
    state: 'done',
    made: [{ kind: 'pins', count: 20_066 }],
    left_out: [{ why: 'file-altered', count: 1 }],
    undo_until: '2026-12-25T12:00:00Z',
  })
  const { asked, answer } = answers(
    [getImport, () => null],
    [getRestore, () => now],
    [planRestore, () => restore()],
    [
      startRestore,
      () => {
        now = done
        return restore({ state: 'running', done: 25 })
      },
    ],
    [
      getRestoreLeftOut,
      () => ({
        items: [{ kind: 'pins' as const, name: 'Oak', why: 'file-altered' as const }],
        next: null,
      }),
    ],
  )
  const { render } = testShell({ viewer: viewer(), answer })
  const { container } = render(<ImportPage />)
  await screen.findByRole('button', { name: 'Choose a file' })
  const input = container.querySelector<HTMLInputElement>('input[accept]')
  if (input === null) throw new Error('There is no file input.')
  await userEvent.upload(input, new File(['PK'], 'data.zip'))
  expect(await screen.findByText('Pins: 20,067')).toBeDefined()
  expect(screen.getByText('Belongs to another person: 3')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Import as new Pins instead' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Restore your library' }))
  expect(await screen.findByRole('progressbar', { name: 'Restoring your library' })).toBeDefined()
  expect(asked).toContainEqual({ call: startRestore.name, input: { id: 'r', keep_public: true } })
  expect(await screen.findByText('Pins: 20,066', {}, { timeout: 5_000 })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Show what was not restored' }))
  expect(await screen.findByText('Oak: its file was changed')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Undo the restore' })).toBeDefined()
})
