import { searchPins } from '@tessera/contracts/calls/search'
import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { weights } from '../kinds/word-groups.ts'
import type { KnownGroup } from './known-groups.ts'
import { type PinFilters, pinFiltersOf } from './pin-filters.ts'
import { canMeet } from './pins-with-all.ts'
import { byShade, entriesMost, readingOf } from './reading.ts'

const group = (word: string, pinCount: number, isColor = false): KnownGroup => ({
  typed: [word],
  isColor,
  terms: [{ stems: [word], weight: weights.typed, pinCount }],
})

const noFilters = pinFiltersOf(z.parse(searchPins.input, { query: 'vase' }))
const many = entriesMost + 1
const vase = group('vase', many)
const oak = group('oak', many)
const blue = group('blue', many, true)

function meets(
  groups: readonly KnownGroup[],
  {
    tags = [],
    filters = noFilters,
  }: { readonly tags?: string[]; readonly filters?: PinFilters } = {},
): boolean | undefined {
  const reading = readingOf({ query: { text: '', words: [], tags }, groups }, 0)
  const asked = reading === undefined ? undefined : (byShade(reading)?.[0] ?? reading)
  return asked && canMeet({ reading: asked, filters })
}

test('three words are looked up where they meet, when all of their lists are long', () => {
  expect(meets([blue, oak, vase])).toBe(true)
  expect(meets([group('kitchen', many), oak, vase])).toBe(true)
  expect(meets([blue, group('oak', entriesMost), vase])).toBe(false)
})

test('fewer words, hashtags and filters are read in batches of the shortest list', () => {
  expect(meets([oak, vase])).toBe(false)
  expect(meets([blue, vase])).toBe(false)
  expect(meets([blue, oak, vase], { tags: ['home'] })).toBe(false)
  expect(meets([blue, oak, vase], { filters: { ...noFilters, inStock: true } })).toBe(false)
})

test('where words have long lists, the names of a color alone part the pins', () => {
  const shadeOf = (groups: readonly KnownGroup[]) => {
    const reading = readingOf({ query: { text: '', words: [], tags: [] }, groups }, 0)
    return reading && byShade(reading)?.[0].shade
  }
  expect(shadeOf([blue, oak, vase])).toMatchObject({ plain: ['blue'], isNamed: true })
  expect(shadeOf([blue, group('oak', 10), vase])).toMatchObject({ isNamed: false })
  expect(shadeOf([blue, vase])).toMatchObject({ isNamed: false })
})
