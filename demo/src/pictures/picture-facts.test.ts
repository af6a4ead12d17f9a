import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoWorld } from '../content/world.ts'
import { lookAt } from './look-at.ts'
import { demoFolder, readFacts, readPicture, sizesOf } from './picture-facts.ts'

const facts = readFacts()
const fix = 'Run `npx node demo/src/write-facts.ts`.'

test('the facts of every kept picture agree with its file', async () => {
  for (const [at, [name, { dominantColor, phash, ...known }]] of [...facts].entries()) {
    const file = await readPicture(name)
    const { width, height } = await sharp(file).metadata()
    const sha = createHash('sha256').update(file).digest('hex')
    expect({ width, height, sha }, fix).toEqual(known)
    // All facts of a file are written with its hash. Decoding one in sixteen finds a change of how facts are found.
    if (at % 16 === 0) expect(await lookAt(file), fix).toEqual({ ...known, dominantColor, phash })
  }
}, 120_000)

test('every print and portrait has facts, and every print is a pin', () => {
  const named = ['portraits', 'prints'].flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, demoFolder))
      .filter((file) => file.endsWith('.webp'))
      .map((file) => `${folder}/${file.replace('.webp', '')}`),
  )
  expect(
    named.filter((name) => !facts.has(name)),
    fix,
  ).toEqual([])
  const shown = new Set(demoWorld.pins.map(({ picture }) => picture))
  const unused = named.filter((name) => name.startsWith('prints/') && !shown.has(name))
  expect(unused).toEqual([])
})

test('pictures are light: 45 kB each on average at most, and 24 MB in all', async () => {
  const sizes = await Promise.all(
    [...facts.keys()].map(async (name) => (await readPicture(name)).length),
  )
  const all = sizes.reduce((sum, size) => sum + size, 0)
  expect(all / sizes.length).toBeLessThan(45_000)
  expect(all).toBeLessThan(24_000_000)
})

test('no size of a picture is wider than the picture, and all have its shape', () => {
  expect(sizesOf({ width: 564, height: 846 })).toEqual({
    '236x': { width: 236, height: 354 },
    '300x': { width: 300, height: 450 },
    '474x': { width: 474, height: 711 },
    '564x': { width: 564, height: 846 },
    '736x': { width: 564, height: 846 },
    orig: { width: 564, height: 846 },
  })
})
