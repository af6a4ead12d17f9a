import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureIn } from './picture-size.ts'

const picture = sharp({ create: { width: 310, height: 270, channels: 4, background: '#3f7d6b80' } })
const size = { width: 310, height: 270 }

test('pictureIn recognizes formats by their first bytes and reads the size', async () => {
  const kinds = [
    picture.clone().png(),
    picture.clone().jpeg(),
    picture.clone().jpeg({ progressive: true }),
    picture.clone().gif(),
    picture.clone().webp(),
    picture.clone().flatten().webp(),
    picture.clone().webp({ lossless: true }),
  ]
  for (const kind of kinds) expect(pictureIn(await kind.toBuffer())).toEqual({ size })
  expect(pictureIn(await picture.clone().avif({ effort: 0 }).toBuffer())).toEqual({
    size: undefined,
  })
})

test('pictureIn returns no size for a truncated picture, and undefined for other files', async () => {
  const whole = await picture.clone().jpeg().toBuffer()
  expect(pictureIn(whole.subarray(0, 30))).toEqual({ size: undefined })
  for (const text of ['', 'G', '<svg xmlns="http://www.w3.org/2000/svg"/>', '<html>GIF8'])
    expect(pictureIn(new TextEncoder().encode(text))).toBeUndefined()
})
