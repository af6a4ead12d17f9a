import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoWorld } from '../content/world.ts'
import { lookAt } from './look-at.ts'
import { demoFolder, readFacts, readPicture, sizesOf } from './picture-facts.ts'

const facts = readFacts()
const fix = 'Run `npx node demo/src/write-facts.ts`.'

test('the facts of every kept picture agree with its file', async () => {
  // A line is written as a whole, so its hash tells a changed file; opening one in eight tells other reading.
  const opened = 8
  for (const [at, [name, fact]] of [...facts].entries()) {
    const file = await readPicture(name)
    expect(createHash('sha256').update(file).digest('hex'), `${name}. ${fix}`).toBe(fact.sha)
    if (at % opened === 0) expect(await lookAt(file), `${name}. ${fix}`).toEqual(fact)
  }
}, 60_000)

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
