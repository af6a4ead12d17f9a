import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoWorld } from '../content/world.ts'
import { lookAt } from './look-at.ts'
import { demoFolder, readFacts, readPicture, sizesOf } from './picture-facts.ts'

const facts = readFacts()
const fix = 'Run `npx node demo/src/write-facts.ts`.'

test('the facts of every kept picture agree with its file', async () => {
  for (const [name, fact] of facts) expect(await lookAt(await readPicture(name)), fix).toEqual(fact)
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

test('pictures are light: 45 kB each on average at most, and 23 MB in all', async () => {
  const sizes = await Promise.all(
    [...facts.keys()].map(async (name) => (await readPicture(name)).length),
  )
  const all = sizes.reduce((sum, size) => sum + size, 0)
  expect(all / sizes.length).toBeLessThan(45_000)
  expect(all).toBeLessThan(23_000_000)
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
