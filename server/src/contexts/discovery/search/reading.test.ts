import { expect, test } from 'vitest'
import { weights } from '../kinds/word-groups.ts'
import type { KnownGroup } from './known-groups.ts'
import { byShade, looseness, readingOf } from './reading.ts'

const group = (
  typed: string,
  terms: readonly (readonly [string, number])[],
  isColor = false,
): KnownGroup => ({
  typed: typed.split(' '),
  isColor,
  terms: terms.map(([text, weight]) => ({ stems: text.split(' '), weight, pinCount: 10 })),
})

const chair = group('armchair', [
  ['armchair', weights.typed],
  ['loung chair', weights.synonym],
  ['chair', weights.wider],
  ['stool', weights.sibling],
])
const oak = group('oak', [['oak', weights.typed]])
const green = group('green', [['green', weights.typed]], true)
const told = (groups: readonly KnownGroup[], tags: readonly string[] = []) => ({
  query: { text: '', words: [], tags },
  groups,
})
const needed = (groups: readonly KnownGroup[]) =>
  looseness.map((_, step) => readingOf(told(groups), step)?.needed)

test('each step asks for less than the one before, and leaves out what that found', () => {
  expect(needed([chair])).toEqual([
    "(('armchair' | ('loung' <1> 'chair')))",
    undefined,
    undefined,
    "(('armchair' | ('loung' <1> 'chair') | 'chair'))",
    "(('armchair' | ('loung' <1> 'chair') | 'chair' | 'stool'))",
  ])
  expect(readingOf(told([chair]), 3)?.found).toBe(readingOf(told([chair]), 0)?.needed)
})

test('the thing stays the longest: what narrows it is dropped first', () => {
  const desk = group('desk', [['desk', weights.typed]])
  const beech = group('beech', [['beech', weights.typed]])
  expect(needed([oak, beech, desk])).toEqual([
    "(('desk') & ('oak') & ('beech'))",
    "(('desk') & (('oak') | ('beech')))",
    "(('desk'))",
    undefined,
    "(('desk') | ('oak') | ('beech'))",
  ])
  const steps = looseness.map((_, step) => readingOf(told([oak, beech, desk]), step))
  expect(steps.map((step) => step?.hasThing)).toEqual([true, true, true, undefined, false])
  expect(steps.map((step) => step?.isTogether)).toEqual([false, true, true, undefined, false])
})

test('adjectives are never looked for without the thing', () => {
  const small = group('small', [['small', weights.typed]])
  const kitchen = group('kitchen', [['kitchen', weights.typed]])
  expect(needed([small, kitchen])).toEqual([
    "(('kitchen') & ('small'))",
    undefined,
    "(('kitchen'))",
    undefined,
    undefined,
  ])
  expect(needed([small])[0]).toBe("(('small'))")
})

test('words such as ideas are not required beside a thing', () => {
  const kitchen = group('kitchen', [['kitchen', weights.typed]])
  const ideas = group('ideas', [['idea', weights.typed]])
  expect(needed([kitchen, ideas])[0]).toBe("(('kitchen'))")
})

test('without a known thing all words count alike, and a word less comes before any of them', () => {
  const unknown = ['ocarina', 'zither', 'theremin'].map((word) => group(word, [[word, 1]]))
  const [all, some, thing, wider, alike] = needed(unknown)
  expect(all).toBe("(('ocarina') & ('zither') & ('theremin'))")
  expect(some).toBeUndefined()
  expect(thing?.split('|')).toHaveLength(3)
  expect(wider).toBeUndefined()
  expect(alike).toBe("(('ocarina') | ('zither') | ('theremin'))")
  expect(readingOf(told(unknown), 0)?.hasThing).toBe(true)
  expect(readingOf(told(unknown), 4)?.hasThing).toBe(false)
})

test('the words of a name may stand apart', () => {
  const split: KnownGroup = {
    typed: ['floor', 'lamp'],
    isColor: false,
    terms: [
      { stems: ['floor', 'lamp'], weight: weights.typed, pinCount: 1 },
      { stems: ['floor', 'lamp'], weight: weights.kind, pinCount: 1, isApart: true },
    ],
  }
  expect(needed([split])[0]).toBe("((('floor' <1> 'lamp') | ('floor' & 'lamp')))")
})

test('colors are not required beside other words, but alone they are', () => {
  expect(readingOf(told([green, chair]), 0)).toMatchObject({ colors: ['green'], isByColor: false })
  expect(readingOf(told([green, chair]), 0)?.needed).not.toContain('green')
  expect(readingOf(told([green]), 0)).toMatchObject({ isByColor: true, lead: ['green'] })
})

test('a hashtag is required at every step', () => {
  expect(readingOf(told([oak], ['desk']), 0)).toMatchObject({ lead: ['#desk'], others: [['oak']] })
  expect(readingOf(told([], ['desk']), 0)).toMatchObject({ lead: ['#desk'], needed: undefined })
})

test('quotes in a word cannot leave it', () => {
  const odd = group("o'clock", [["o'clock\\", 1]])
  expect(readingOf(told([odd]), 0)?.needed).toBe("(('o''clock\\\\'))")
})

test('there is no reading of stop words alone', () => {
  expect(readingOf(told([group('the', [])]), 0)).toBeUndefined()
})

test('a color beside other words parts a reading in pins that have it and pins that lack it', () => {
  const split = (...groups: readonly KnownGroup[]) => {
    const reading = readingOf(told(groups), 0)
    return reading === undefined ? undefined : byShade(reading)
  }
  const [had, lacked] = split(green, chair) ?? []
  const shade = { named: "('green')", plain: ['green'], isNamed: false }
  expect(had?.shade).toEqual({ ...shade, isHad: true })
  expect(lacked?.shade).toEqual({ ...shade, isHad: false })
  expect([had?.isTogether, lacked?.isTogether]).toEqual([false, true])
  const navy = group('navy', [['navi', weights.typed]], true)
  expect(split(navy, chair)?.[0].shade?.plain).toEqual(['blue'])
  expect([split(chair), split(green), split(green, navy, chair)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
