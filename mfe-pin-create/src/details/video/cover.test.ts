import { expect, test } from 'vitest'
import { frameSize } from '../../pictures/video/frame.ts'
import { coverFor, frameClock, lastFrame } from './cover.ts'

test.each([
  [0, '0:00.0'],
  [2.5, '0:02.5'],
  [59.96, '1:00.0'],
  [65.34, '1:05.3'],
  [600, '10:00.0'],
  [-1, '0:00.0'],
])('%s seconds read %s', (seconds, text) => {
  expect(frameClock(seconds)).toBe(text)
})

test.each([
  [5_000, 4.9],
  [4_950, 4.9],
  [100, 0],
  [40, 0],
  [0, 0],
])('the last frame of %s ms is at %s s', (durationMs, seconds) => {
  expect(lastFrame(durationMs)).toBe(seconds)
})

test('a cover belongs to its video alone', () => {
  const cover = { of: 'a.mp4:1:2', mediaId: '7', preview: '/c.webp', at: 1 }
  expect(coverFor(cover, 'a.mp4:1:2')).toBe(cover)
  expect(coverFor(cover, 'b.mp4:1:2')).toBeNull()
  expect(coverFor(null, 'a.mp4:1:2')).toBeNull()
})

test.each([
  ['a usual video stays', { width: 540, height: 960 }, { width: 540, height: 960 }],
  ['a large one shrinks', { width: 3_840, height: 2_160 }, { width: 1_080, height: 608 }],
  [
    'a tiny one grows to what pictures need',
    { width: 64, height: 32 },
    { width: 240, height: 120 },
  ],
])('a frame of %s', (_, video, picture) => {
  expect(frameSize(video)).toEqual(picture)
})
