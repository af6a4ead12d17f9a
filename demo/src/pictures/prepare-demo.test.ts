import sharp from 'sharp'
import { expect, test } from 'vitest'
import { campfire } from '../content/campfire.ts'
import type { PictureSpec } from './picture-spec.ts'
import { drawSize, prepareDemo } from './prepare-demo.ts'

const tent: PictureSpec = {
  seed: 1,
  pair: 'forest',
  ratio: 1.5,
  scene: { kind: 'single', ground: 'horizon', subject: 'tent' },
}

test('a picture is drawn in one size, and the dimensions of the others are known', async () => {
  const { webp, sizes, ...drawn } = await prepareDemo(tent, '474x')
  expect(drawn).toMatchObject({ width: 736, height: 1104 })
  expect(sizes['236x']).toEqual({ width: 236, height: 354 })
  const { format, width, height } = await sharp(webp).metadata()
  expect({ format, width, height }).toEqual({ format: 'webp', ...sizes['474x'] })
  expect(webp.length).toBeLessThan(40_000)
})

test('a size that is drawn later has the announced dimensions', async () => {
  const { sizes } = await prepareDemo(campfire.picture, '236x')
  for (const [name, ending] of [
    ['736x', 'webp'],
    ['orig', 'webp'],
    ['474x', 'jpg'],
  ] as const) {
    const { format, width, height } = await sharp(
      await drawSize(campfire.picture, name, ending),
    ).metadata()
    expect({ format, width, height }).toEqual({
      format: ending === 'jpg' ? 'jpeg' : 'webp',
      ...sizes[name],
    })
  }
})

test('a picture’s color is its most common one, and two pictures look different', async () => {
  const scene = { kind: 'card', lettering: ['a'], subject: 'pen' } as const
  const one = await prepareDemo({ ...tent, pair: 'lemon', scene }, '474x')
  const other = await prepareDemo(tent, '474x')
  expect(one.dominantColor).toMatch(/^#[0-9a-f]{6}$/)
  expect(one.dominantColor).not.toBe(other.dominantColor)
  expect(one.phash).not.toBe(other.phash)
})

test('no drawing is one flat color', async () => {
  const scene = { kind: 'single', ground: 'disc', subject: 'avocado' } as const
  const { webp } = await prepareDemo({ seed: 1, pair: 'sand', ratio: 1, scene }, '236x')
  const { channels } = await sharp(webp).stats()
  expect(channels.every(({ min, max }) => max - min > 60)).toBe(true)
})
