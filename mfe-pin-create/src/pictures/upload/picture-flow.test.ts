import { expect, test } from 'vitest'
import {
  faultOf,
  nextPicture,
  openPicture,
  type Picture,
  type PictureEvent,
  previewOf,
  videoOf,
} from './picture-flow.ts'

const file = new File(['bytes'], 'soup.png')
const chosen: readonly PictureEvent[] = [
  { type: 'file-chosen', file },
  { type: 'read', preview: 'blob:1' },
]
const after = (
  events: readonly PictureEvent[],
  from: Picture = openPicture({ isMissing: false }),
) => events.reduce(nextPicture, from)

test('a picture is read, uploaded, ready', () => {
  const events = [...chosen, { type: 'uploaded', mediaId: '7', at: 1 } as const]
  const kinds = events.map((_, at) => after(events.slice(0, at + 1)).kind)
  expect(kinds).toEqual(['reading', 'uploading', 'ready'])
})

test('a failed upload keeps the picture and can be retried', () => {
  const failed = after([...chosen, { type: 'not-uploaded', fault: 'offline' }])
  const shown = { source: file, preview: 'blob:1', sent: 0 }
  expect(failed).toEqual({ ...shown, kind: 'failed', fault: 'offline' })
  const retried = nextPicture(failed, { type: 'retry-pressed' })
  expect(retried).toEqual({ ...shown, kind: 'uploading' })
})

test('a kept draft asks for the picture again', () => {
  expect(openPicture({ isMissing: true })).toMatchObject({
    fault: expect.stringContaining('again'),
  })
})

test('an upload that ends after the picture was removed changes nothing', () => {
  const removed = after([...chosen, { type: 'remove-pressed' }])
  expect(removed).toEqual({ kind: 'none' })
  expect(nextPicture(removed, { type: 'uploaded', mediaId: '7', at: 1 })).toBe(removed)
})

const begun: readonly PictureEvent[] = [
  ...chosen,
  { type: 'upload-begun', url: '/up/1' },
  { type: 'progress', sent: 0.5 },
]

test('an upload is paused and goes on at the same address', () => {
  const paused = after([...begun, { type: 'pause-pressed' }])
  expect(paused).toMatchObject({ kind: 'paused', url: '/up/1', sent: 0.5 })
  expect(nextPicture(paused, { type: 'progress', sent: 0.6 })).toBe(paused)
  const gone = nextPicture(paused, { type: 'continue-pressed' })
  expect(gone).toMatchObject({ kind: 'uploading', url: '/up/1', sent: 0.5 })
})

test('an upload that is held up says why, until bytes arrive again', () => {
  const held = after([...begun, { type: 'held-up', reason: 'offline' }])
  expect(held).toMatchObject({ kind: 'uploading', heldUp: 'offline' })
  expect(nextPicture(held, { type: 'progress', sent: 0.6 })).not.toHaveProperty('heldUp', 'offline')
})

test('a kept file goes on where its upload stopped, or is ready when it was uploaded', () => {
  const read = { type: 'read', preview: 'blob:2' } as const
  expect(nextPicture(openPicture({ file, url: '/up/1' }), read)).toMatchObject({
    kind: 'uploading',
    url: '/up/1',
  })
  const uploaded = nextPicture(openPicture({ file, mediaId: '7', uploadedAt: 1 }), read)
  expect(uploaded).toMatchObject({ kind: 'ready', mediaId: '7', isFromWeb: false })
  expect(nextPicture(uploaded, { type: 'upload-lost' })).toMatchObject({ kind: 'uploading' })
})

test('what is known of a video stays through pause, failure and a lost upload', () => {
  const video = new File(['bytes'], 'snow.mp4', { type: 'video/mp4' })
  const film = { durationMs: 5_000, frame: undefined }
  const read = after([
    { type: 'file-chosen', file: video },
    { type: 'read', preview: 'blob:1', film },
  ])
  const steps: readonly PictureEvent[] = [
    { type: 'pause-pressed' },
    { type: 'continue-pressed' },
    { type: 'not-uploaded', fault: 'offline' },
    { type: 'retry-pressed' },
    { type: 'uploaded', mediaId: '7', at: 1 },
    { type: 'upload-lost' },
  ]
  for (const at of steps.keys()) {
    const state = after(steps.slice(0, at + 1), read)
    expect(state, state.kind).toMatchObject({ film })
    expect(videoOf(state)).toBe(video)
  }
  expect(videoOf(after(chosen))).toBeUndefined()
  expect(videoOf(openPicture({}))).toBeUndefined()
})

test.each(['uploading', 'paused', 'failed', 'ready'] as const)(
  'a refused file leaves a picture that is %s as it was, with the reason',
  (kind) => {
    const last: Readonly<Record<typeof kind, readonly PictureEvent[]>> = {
      uploading: [],
      paused: [{ type: 'pause-pressed' }],
      failed: [{ type: 'not-uploaded', fault: 'offline' }],
      ready: [{ type: 'uploaded', mediaId: '7', at: 1 }],
    }
    const before = after([...chosen, { type: 'upload-begun', url: '/up/1' }, ...last[kind]])
    const events: readonly PictureEvent[] = [
      { type: 'file-chosen', file: new File([], 'a.mp4') },
      { type: 'file-chosen', file: new File([], 'b.mp4') },
      { type: 'refused', fault: 'No video' },
    ]
    expect(previewOf(after(events.slice(0, 2), before))).toBe('blob:1')
    const state = after(events, before)
    expect(faultOf(state)).toBe('No video')
    expect(state).toMatchObject({ ...before, ...(kind === 'failed' ? { fault: 'No video' } : {}) })
  },
)
