// @vitest-environment jsdom
import { uploadImage } from '@tessera/contracts/calls/media'
import { createPin } from '@tessera/contracts/calls/pins'
import { answers } from '@tessera/testing/answers'
import { pin, viewer } from '@tessera/testing/fixtures'
import { answerError, testShell } from '@tessera/testing/shell'
import { beforeEach, expect, test, vi } from 'vitest'
import type { DraftShelf, KeptDraft } from '../draft/draft-shelf.ts'
import { createDesk } from './desk.ts'
import type { PublishRun } from './publish-run.ts'

const files = (count: number) =>
  Array.from({ length: count }, (_, at) => new File([`${at}`], `${at}.png`, { type: 'image/png' }))
const board = { id: '10', name: 'Soups' }

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 600, close() {} }))
  URL.createObjectURL = () => 'blob:a'
  URL.revokeObjectURL = () => {}
})

/** A shelf that only remembers. */
function shelfInMemory() {
  const kept = new Map<string, KeptDraft>()
  const shelf: DraftShelf = {
    open: () => ({ drafts: [], elsewhere: 0 }),
    keep: async (draft) => {
      kept.set(draft.id, draft)
      return 'kept'
    },
    keepFile: async () => 'full',
    drop: async (id) => void kept.delete(id),
    dropFile: async () => {},
    close: () => {},
  }
  return { kept, shelf }
}

/** A desk; the service refuses pins of the refused titles. */
function opened(refused: ReadonlySet<string> = new Set()) {
  const created: { title?: string | undefined; draft_key?: string | undefined }[] = []
  const runs: PublishRun[] = []
  let uploads = 0
  const { shell, toasts } = testShell({
    viewer: viewer(),
    ...answers(
      [
        uploadImage,
        () => {
          uploads += 1
          return { id: String(uploads), images: pin().images, dominant_color: '#abcdef' }
        },
      ],
      [
        createPin,
        (input) => {
          created.push(input)
          return refused.has(input.title ?? '') ? answerError('not-allowed') : pin()
        },
      ],
    ),
  })
  const { kept, shelf } = shelfInMemory()
  const onRunEnd = (run: PublishRun) => void runs.push(run)
  const desk = createDesk({
    shell,
    shelf,
    hasVideo: () => false,
    onPublished() {},
    onLeft() {},
    onRunEnd,
  })
  desk.start([], 0)
  const ids = () => desk.get().list.ids
  const name = (id: string, value: string) =>
    desk.draft(id)?.get().send({ type: 'typed', field: 'title', value })
  const added = async (count: number) => {
    desk.add(files(count))
    desk.remove(ids().slice(0, 1))
    await vi.waitFor(() => expect(ids()).toHaveLength(count))
    desk.chooseBoard(board)
    for (const [at, id] of ids().entries()) name(id, String(at))
  }
  return { desk, ids, name, added, created, runs, toasts, kept }
}

test('what failed stays with its reason, and only that is published again, with the same key', async () => {
  const refused = new Set(['1'])
  const { desk, ids, added, created, runs, kept } = opened(refused)
  await added(7)
  const keys = ids()
  desk.publish(keys)
  await vi.waitFor(() => expect(runs).toHaveLength(1))
  expect(created.map(({ draft_key }) => draft_key)).toEqual(keys)
  expect(ids()).toEqual([keys[1]])
  expect(desk.draft(keys[1] ?? '')?.get().state.faults.form).toContain('permission')
  expect(desk.draft(keys[1] ?? '')?.phase()).toBe('attempted')
  await vi.waitFor(() => expect([...kept.keys()]).toEqual([keys[1]]))
  refused.clear()
  desk.publish(ids())
  await vi.waitFor(() => expect(runs).toHaveLength(2))
  expect(created.slice(7).map(({ draft_key }) => draft_key)).toEqual([keys[1]])
  desk.stop()
})

test('publishing waits for uploads, in the order of the list', async () => {
  const { desk, ids, added, created, runs } = opened()
  await added(6)
  desk.publish(ids())
  await vi.waitFor(() => expect(runs).toHaveLength(1))
  expect(created.map(({ title }) => title)).toEqual(['0', '1', '2', '3', '4', '5'])
  desk.stop()
})

test('a copy has the text and the uploaded picture, and a key of its own', async () => {
  const { desk, ids, added } = opened()
  await added(1)
  const [one = ''] = ids()
  await vi.waitFor(() => expect(desk.draft(one)?.get().picture.kind).toBe('ready'))
  desk.duplicate([one])
  await vi.waitFor(() => expect(ids()).toHaveLength(2))
  const copy = desk.draft(ids()[1] ?? '')
  await vi.waitFor(() => expect(copy?.get().picture.kind).toBe('ready'))
  expect(copy?.get().state.draft).toMatchObject({ title: '0', boardName: 'Soups' })
  expect(copy?.get().picture).toMatchObject({ mediaId: '1' })
  desk.stop()
})

test('many drafts are edited together, and the others stay', async () => {
  const { desk, ids, added } = opened()
  await added(3)
  desk.edit(ids().slice(0, 2), { link: 'a.example', tags: 'soup' })
  expect(ids().map((id) => desk.draft(id)?.get().state.draft.link)).toEqual([
    'a.example',
    'a.example',
    '',
  ])
  desk.stop()
})

test('a browser without room for the files says so once', async () => {
  const { desk, added, toasts } = opened()
  await added(3)
  await vi.waitFor(() => expect(toasts).toHaveLength(1))
  expect(JSON.stringify(toasts)).toContain('no room to keep your images')
  desk.stop()
})
