import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPicture } from './draw.ts'
import { renderPicture } from './render.ts'

test('a picture becomes a small WebP of 736 pixels across', async () => {
  const svg = drawPicture({
    seed: 1,
    pair: 'forest',
    ratio: 1.5,
    scene: { kind: 'single', ground: 'horizon', subject: 'tent' },
  })
  const picture = await renderPicture(svg)
  const { format, width, height } = await sharp(picture).metadata()
  expect({ format, width, height }).toEqual({ format: 'webp', width: 736, height: 1104 })
  expect(picture.length).toBeLessThan(80_000)
})

test('what is drawn is not one flat colour', async () => {
  const svg = drawPicture({
    seed: 1,
    pair: 'sand',
    ratio: 1,
    scene: { kind: 'single', ground: 'disc', subject: 'avocado' },
  })
  const { channels } = await sharp(await renderPicture(svg)).stats()
  expect(channels.every(({ min, max }) => max - min > 60)).toBe(true)
})
