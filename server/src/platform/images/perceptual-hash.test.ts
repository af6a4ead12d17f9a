import sharp from 'sharp'
import { expect, test } from 'vitest'
import { hashedSize, perceptualHash } from './perceptual-hash.ts'
import { sharpImages } from './sharp.ts'

const by = { who: 'somebody' }

const scene = (spots: readonly (readonly [number, number, string])[]) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="450">
      <rect width="600" height="450" fill="#89a"/>
      ${spots.map(([x, y, ink]) => `<circle cx="${x}" cy="${y}" r="110" fill="${ink}"/>`).join('')}
    </svg>`),
  )

const first = [
  [120, 100, '#fff'],
  [460, 130, '#210'],
  [300, 360, '#dc3'],
] as const
const second = [
  [500, 380, '#fff'],
  [90, 330, '#210'],
  [320, 80, '#dc3'],
] as const

async function hashOf(bytes: Uint8Array) {
  const result = await sharpImages.prepare(bytes, by)
  return result.ok ? result.image.phash : null
}

function bitsBetween(one: bigint | null, other: bigint | null): number {
  if (one === null || other === null) throw new Error('A picture has no hash.')
  return BigInt.asUintN(64, one ^ other)
    .toString(2)
    .replaceAll('0', '').length
}

test('a picture that is resized, recompressed or converted keeps its hash, and another picture has its own', async () => {
  const one = await hashOf(await scene(first).png().toBuffer())
  const worse = await hashOf(await scene(first).resize(240).jpeg({ quality: 40 }).toBuffer())
  const other = await hashOf(await scene(second).png().toBuffer())
  expect(bitsBetween(one, worse)).toBeLessThanOrEqual(6)
  expect(bitsBetween(one, other)).toBeGreaterThan(12)
})

test('a picture of one color has no hash', async () => {
  expect(await hashOf(await scene([]).png().toBuffer())).toBeNull()
})

test('a hash has a bit for each pair of neighbors, and fits a signed column of 64 bits', () => {
  const { width, height } = hashedSize
  const falling = Uint8Array.from({ length: width * height }, (_, at) => 255 - (at % width) * 20)
  expect(perceptualHash(falling)).toBe(-1n)
  expect(perceptualHash(falling.toReversed())).toBe(0n)
})
