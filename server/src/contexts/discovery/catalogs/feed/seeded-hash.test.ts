import { expect, test } from 'vitest'
import { newSeed, type Seed, seededHash } from './seeded-hash.ts'

const texts = Array.from({ length: 3_000 }, (_, at) => `lamp-${at}`)
const placeBy = (seed: Seed) => (text: string) => seededHash(text, seed)[1] & 15

test('texts that share a place by one seed are spread by another', () => {
  const chosen = texts.filter((text) => placeBy([1, 2])(text) === 3)
  expect(chosen.length).toBeGreaterThan(50)
  expect(new Set(chosen.map(placeBy([1, 3]))).size).toBeGreaterThan(8)
})

test('texts of any length, and with a zero at the end, have different hashes', () => {
  const seed = newSeed()
  const all = [...texts, '', '\0', '\0\0', '\0\0\0', 'l', 'la', 'la\0']
  expect(new Set(all.map((text) => seededHash(text, seed).join())).size).toBe(all.length)
  expect(newSeed()).not.toEqual(seed)
})
