import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sharpImages } from './sharp.ts'

const by = { who: 'somebody' }

/** A picture whose four quarters are red, green, blue and white, from the top. */
const quarters = async (width = 400, height = 600) => {
  const part = (x: number, y: number, fill: string) =>
    `<rect x="${(x * width) / 2}" y="${(y * height) / 2}" width="${width / 2}" height="${height / 2}" fill="${fill}"/>`
  const drawn = [part(0, 0, '#f00'), part(1, 0, '#0f0'), part(0, 1, '#00f'), part(1, 1, '#fff')]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn.join('')}</svg>`
  return new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer())
}

/** Names the colors of the quarters of an edited picture, from the top. */
async function edited(edit: Parameters<typeof sharpImages.prepareEdited>[1]) {
  const result = await sharpImages.prepareEdited(await quarters(), edit, by)
  if (!result.ok) return result.fault
  const orig = result.image.renditions.at(-1)
  const { data, info } = await sharp(orig?.webp).raw().toBuffer({ resolveWithObject: true })
  const colorAt = (x: number, y: number) => {
    const at =
      (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
    const bits = [0, 1, 2].map((channel) => ((data[at + channel] ?? 0) > 128 ? 1 : 0)).join('')
    return { '100': 'red', '010': 'green', '001': 'blue', '111': 'white' }[bits] ?? bits
  }
  const colors = [colorAt(0.2, 0.2), colorAt(0.8, 0.2), colorAt(0.2, 0.8), colorAt(0.8, 0.8)]
  return [info.width, info.height, ...colors].join(' ')
}

const asIs = { turns: 0, flipped: false, crop: null }

test('a picture is turned clockwise, mirrored before it, and cropped after it', async () => {
  expect(await edited({ ...asIs, turns: 1 })).toBe('600 400 blue red white green')
  expect(await edited({ ...asIs, turns: 2 })).toBe('400 600 white blue green red')
  expect(await edited({ ...asIs, flipped: true })).toBe('400 600 green red white blue')
  expect(await edited({ ...asIs, flipped: true, turns: 1 })).toBe('600 400 white green blue red')
  const crop = { x: 0, y: 0, width: 0.5, height: 1 }
  expect(await edited({ ...asIs, crop })).toBe('200 600 red red blue blue')
  expect(await edited({ ...asIs, turns: 1, crop })).toBe('300 400 blue blue white white')
})

test('a crop that leaves less than 120 pixels is refused', async () => {
  const crop = { x: 0.5, y: 0.5, width: 0.25, height: 0.25 }
  expect(await edited({ ...asIs, crop })).toBe('image-too-small')
})
