import { expect, test } from 'vitest'
import { nextPicture, openPicture, type Picture, type PictureEvent } from './picture-flow.ts'

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
  const events = [...chosen, { type: 'uploaded', mediaId: '7' } as const]
  const kinds = events.map((_, at) => after(events.slice(0, at + 1)).kind)
  expect(kinds).toEqual(['reading', 'uploading', 'ready'])
})

test('a failed upload keeps the picture and can be retried', () => {
  const failed = after([...chosen, { type: 'not-uploaded', fault: 'offline' }])
  expect(failed).toEqual({ kind: 'failed', source: file, preview: 'blob:1', fault: 'offline' })
  const retried = nextPicture(failed, { type: 'retry-pressed' })
  expect(retried).toEqual({ kind: 'uploading', source: file, preview: 'blob:1' })
})

test('a kept draft asks for the picture again', () => {
  expect(openPicture({ isMissing: true })).toMatchObject({
    fault: expect.stringContaining('again'),
  })
})

test('an upload that ends after the picture was removed changes nothing', () => {
  const removed = after([...chosen, { type: 'remove-pressed' }])
  expect(removed).toEqual({ kind: 'none' })
  expect(nextPicture(removed, { type: 'uploaded', mediaId: '7' })).toBe(removed)
})
