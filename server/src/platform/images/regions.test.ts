import sharp from 'sharp'
import { expect, test } from 'vitest'
import { regionsOf } from './regions.ts'
import { sharpImages } from './sharp.ts'

const by = { who: 'somebody' }

/** A product on its own ground, drawn without chance: like a photo, it has no even areas. */
const product = (size: number) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}">
      <linearGradient id="a" x2="1" y2="1"><stop stop-color="#fff4e0"/>
        <stop offset="1" stop-color="#705030"/></linearGradient>
      <radialGradient id="b" cx=".3" cy=".3"><stop stop-color="#e07050"/>
        <stop offset="1" stop-color="#401008"/></radialGradient>
      <rect width="100" height="100" fill="url(#a)"/>
      <circle cx="38" cy="58" r="34" fill="url(#b)"/></svg>`),
  )
    .png()
    .toBuffer()

/** A scene of one color with the product's picture in one of its ninths. */
async function scene(column: number, row: number) {
  const ground = { width: 600, height: 600, channels: 3 as const, background: '#446644' }
  const over = { input: await product(200), left: column * 200, top: row * 200 }
  return sharp({ create: ground }).composite([over]).webp().toBuffer()
}

async function hashOf(bytes: Uint8Array) {
  const prepared = await sharpImages.prepare(bytes, by)
  if (!prepared.ok || prepared.image.phash === null) throw new Error()
  return prepared.image.phash
}

const bits = (one: bigint, other: bigint) =>
  BigInt.asUintN(64, one ^ other)
    .toString(2)
    .replaceAll('0', '').length

test.each([
  [0, 0],
  [2, 1],
  [1, 2],
])(
  'a picture within another is nearest to the region at column %i, row %i',
  async (column, row) => {
    const hash = await hashOf(await product(300))
    const read = await sharpImages.regions(await scene(column, row), by)
    if (!read.ok) throw new Error(read.fault)
    const away = ({ phash }: { readonly phash: bigint | null }) =>
      phash === null ? 64 : bits(phash, hash)
    const [nearest] = read.image.toSorted((one, other) => away(one) - away(other))
    expect(nearest).toMatchObject({ width: 1 / 3 })
    expect(nearest?.x).toBeCloseTo(column / 3)
    expect(nearest?.y).toBeCloseTo(row / 3)
    expect(nearest && away(nearest)).toBeLessThanOrEqual(7)
  },
)

test('the regions of one color have that color and no hash', () => {
  const [width, height] = [96, 64]
  const data = Uint8Array.from(
    { length: width * height * 3 },
    (_, at) => [64, 100, 64][at % 3] ?? 0,
  )
  const regions = regionsOf({ width, height, data })
  expect(regions).toHaveLength(19)
  expect(new Set(regions.map(({ color }) => color))).toEqual(new Set(['#486848']))
  expect(regions.every(({ phash }) => phash === null)).toBe(true)
})

test('a file that is no picture has no regions', async () => {
  expect(await sharpImages.regions(new TextEncoder().encode('nothing'), by)).toEqual({
    ok: false,
    fault: 'image-type-refused',
  })
})
