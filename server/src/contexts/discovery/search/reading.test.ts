import { expect, test } from 'vitest'
import type { KnownGroup } from './known-groups.ts'
import { looseness, readingOf } from './reading.ts'
import { weights } from '../kinds/word-groups.ts'

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
    "(('armchair' | ('loung' <1> 'chair') | 'chair'))",
    undefined,
    "(('armchair' | ('loung' <1> 'chair') | 'chair' | 'stool'))",
  ])
  expect(readingOf(told([chair]), 1)?.found).toBe(readingOf(told([chair]), 0)?.needed)
})

test('a word less comes before any of the words; a step that asks the same is left out', () => {
  const beech = group('beech', [['beech', 1]])
  const desk = group('desk', [['desk', 1]])
  const [all, wider, most, alike] = needed([oak, beech, desk])
  expect(all).toBe("(('oak') & ('beech') & ('desk'))")
  expect(wider).toBeUndefined()
  expect(most?.split('|')).toHaveLength(3)
  expect(alike).toBe("(('oak') | ('beech') | ('desk'))")
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
