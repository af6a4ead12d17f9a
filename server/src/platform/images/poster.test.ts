import sharp from 'sharp'
import { expect, test } from 'vitest'
import { minutesAndSeconds, posterSize, posterSvg } from './poster.ts'
import { sharpImages } from './sharp.ts'

const by = { who: 'somebody' }

test('S9.28 a duration is m:ss', () => {
  expect([83_400, 5_000, 600_000, 3_723_000, 100].map(minutesAndSeconds)).toEqual([
    '1:23',
    '0:05',
    '10:00',
    '62:03',
    '0:01',
  ])
})

test('a poster has its video’s proportions, and is a valid picture', async () => {
  for (const [width, height] of [
    [1_080, 1_920],
    [3_840, 2_160],
    [120, 90],
    [10, 4_000],
  ] as const) {
    const bytes = await sharpImages.poster({ width, height, durationMs: 5_000 })
    const made = await sharp(bytes).metadata()
    expect({ width: made.width, height: made.height }).toEqual(posterSize(width, height))
    expect(await sharpImages.prepare(bytes, by)).toMatchObject({ ok: true })
  }
  const { width, height } = posterSize(1_080, 1_920)
  expect(height / width).toBeCloseTo(1_920 / 1_080, 2)
})

test('two durations make two posters', () => {
  const svg = (durationMs: number) => posterSvg({ width: 300, height: 300, durationMs })
  expect(svg(83_000)).not.toBe(svg(84_000))
})
