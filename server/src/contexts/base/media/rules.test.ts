import { MediaId } from '@tessera/contracts/ids'
import { expect, test } from 'vitest'
import { blobKey, blobKeyOfPath, imagesOf, type ShownMedia, videoOf } from './rules.ts'

const key = '0123456789abcdef0123456789abcdef'
const sizes = {
  '236x': { width: 236, height: 300 },
  '474x': { width: 474, height: 600 },
  '736x': { width: 736, height: 900 },
  orig: { width: 1_000, height: 1_200 },
}
const video: ShownMedia = {
  id: MediaId.parse('1'),
  kind: 'video',
  key,
  sizes,
  dominantColor: '#000000',
  clearKey: null,
  sensitiveBy: null,
  durationMs: 0,
  videoKey: 'film',
  videoMime: 'video/quicktime',
  videoBytes: 0,
  captionsKey: null,
  captionsLanguage: null,
}

test('imagesOf returns the URL and dimensions of every size', () => {
  expect(imagesOf({ key, sizes })).toEqual({
    '236x': { url: `/media/${key}/236x.webp`, width: 236, height: 300 },
    '474x': { url: `/media/${key}/474x.webp`, width: 474, height: 600 },
    '736x': { url: `/media/${key}/736x.webp`, width: 736, height: 900 },
    orig: { url: `/media/${key}/orig.webp`, width: 1_000, height: 1_200 },
  })
  expect(blobKey(key, 'orig', 'jpg')).toBe(`media/${key}/orig.jpg`)
})

test('imagesOf says whether a picture has the sizes for tiles', () => {
  const [small, large] = [
    { width: 300, height: 381 },
    { width: 564, height: 717 },
  ]
  expect(imagesOf({ key, sizes }).has_tiles).toBeUndefined()
  expect(imagesOf({ key, sizes: { ...sizes, '300x': small, '564x': large } }).has_tiles).toBe(true)
  for (const name of ['300x', '564x'])
    expect(blobKeyOfPath(`/media/${key}/${name}.webp`)).toBe(`media/${key}/${name}.webp`)
})

test('videoOf returns a video when all its fields are set', () => {
  expect(videoOf(video)).toEqual({
    url: '/media/film/video.mov',
    mime_type: 'video/quicktime',
    bytes: 0,
    duration_ms: 0,
  })
})

test.each(['videoKey', 'videoMime', 'videoBytes', 'durationMs'])(
  'videoOf returns null without %s',
  (name) => {
    expect(videoOf({ ...video, [name]: null })).toBeNull()
  },
)

test('blobKeyOfPath accepts only paths of pictures and videos', () => {
  expect(blobKeyOfPath(`/media/${key}/236x.webp`)).toBe(`media/${key}/236x.webp`)
  expect(blobKeyOfPath(`/media/${key}/video.webm`)).toBe(`media/${key}/video.webm`)
  expect(blobKeyOfPath(`/media/${key}/captions.vtt`)).toBe(`media/${key}/captions.vtt`)
  for (const path of [
    '/media/../etc/passwd',
    `/media/${key}/240x.webp`,
    `/x/media/${key}/orig.jpg`,
  ])
    expect(blobKeyOfPath(path), path).toBeUndefined()
})
