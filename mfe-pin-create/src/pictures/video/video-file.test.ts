import { limits } from '@tessera/contracts/limits'
import { expect, test } from 'vitest'
import { isVideoFile, signatureOf, videoFileFault, videoKindOf } from './video-file.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

function box(type: string, size: number, said = size): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  new DataView(bytes.buffer).setUint32(0, said)
  bytes.set(bytesOf(type), 4)
  return bytes
}

const film = (...parts: Uint8Array<ArrayBuffer>[]) =>
  new File(parts, 'film.mp4', { type: 'video/mp4' })

test.each([
  ['an MP4', '\0\0\0\u0018ftypisom', 'mp4'],
  ['an old QuickTime', '\0\0\0\u0008wide', 'mp4'],
  ['a WebM', '\u001aE\u00df\u00a3\u0001', 'webm'],
  ['a PNG', '\u0089PNG\r\n', undefined],
  ['a letter', 'Dear Ann, it snows', undefined],
  ['nothing', '', undefined],
])('the first bytes tell the kind of %s', (_, start, kind) => {
  expect(videoKindOf(bytesOf(start))).toBe(kind)
})

test.each([
  ['film.mp4', 'video/mp4', true],
  ['film.MOV', '', true],
  ['film.mov', 'image/png', false],
  ['picture.png', '', false],
])('%s with the type "%s" is taken for a video or not', (name, type, expected) => {
  expect(isVideoFile({ name, type })).toBe(expected)
})

const start = box('ftyp', 24)

test.each([
  ['a whole file', [start, box('moov', 40), box('mdat', 60)], undefined],
  ['a file whose last box goes to its end', [start, box('mdat', 60, 0)], undefined],
  ['unknown bytes at the end', [start, box('mdat', 60), box('junk', 20, 90)], undefined],
  ['a cut file', [start, box('mdat', 60, 61)], 'The end of this video is missing.'],
  ['a file cut in its index', [start, box('moov', 40, 900)], 'The end of this video is missing.'],
  ['an empty file', [], 'This file is empty.'],
  ['a renamed letter', [bytesOf('Dear Ann, it snows.')], "This file isn't a video."],
])('%s is taken, or refused in a sentence', async (_, parts, fault) => {
  const found = await videoFileFault(film(...parts))
  if (fault === undefined) expect(found).toBeUndefined()
  else expect(found).toContain(fault)
})

test('a video over the limit is refused before any of it is read', async () => {
  const file = film(start)
  Object.defineProperty(file, 'size', { value: limits.uploadMaxBytes + 1 })
  Object.defineProperty(file, 'slice', { value: () => expect.fail('It was read.') })
  expect(await videoFileFault(file)).toBe('This video is too large. Use one of up to 200 MB.')
})

test('files with another name, size or time are other videos', () => {
  const one = { name: 'a.mp4', size: 1, lastModified: 2 }
  expect(signatureOf(one)).toBe(signatureOf({ ...one }))
  for (const other of [{ name: 'b.mp4' }, { size: 2 }, { lastModified: 3 }])
    expect(signatureOf({ ...one, ...other })).not.toBe(signatureOf(one))
})
