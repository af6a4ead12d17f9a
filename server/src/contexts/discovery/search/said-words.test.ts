import { expect, test } from 'vitest'
import type { KnownTerm } from './known-groups.ts'
import {
  fitGroupOf,
  partsWithPhrase,
  saidWords,
  subjectOf,
  termPlaces,
  typedPhrase,
} from './said-words.ts'

const term = (stems: readonly (string | null)[], weight = 1): KnownTerm => ({
  stems,
  weight,
  pinCount: 1,
})
const group = (...terms: readonly KnownTerm[]) => ({
  typed: [],
  isColor: false,
  terms,
})

test('saidWords reads words with their places, and quotes inside of them', () => {
  const said = saidWords("'lamp':2A,7B 'o''clock':1A 'oak':3")
  expect(said.get('lamp')).toEqual([
    { part: 'A', at: 2 },
    { part: 'B', at: 7 },
  ])
  expect(said.get("o'clock")).toEqual([{ part: 'A', at: 1 }])
  expect(said.get('oak')).toEqual([{ part: 'D', at: 3 }])
})

test('few wanted words are found as all are, and not at the end of another word', () => {
  const text = "'lamp':2A,7B,12 'o''clock':1A 'x''oak':9 'oak':3C"
  const all = saidWords(text)
  for (const wanted of [['lamp'], ['oak', 'desk'], ["o'clock", 'lamp'], [...'abcdefghi', 'oak']])
    expect(saidWords(text, new Set(wanted))).toEqual(
      new Map([...all].filter(([word]) => wanted.includes(word))),
    )
})

test('subjectOf counts the words of a title before it says what for', () => {
  expect(subjectOf('Clay table lamp for a small bedroom').words).toBe(3)
  expect(subjectOf('Oak desk, by the window').words).toBe(2)
  expect(subjectOf('Two-person tent in moss green').words).toBe(4)
})

test('a phrase has to stand together, with its gaps', () => {
  const places = (words: readonly (string | null)[], said: string) => {
    const [prepared] = fitGroupOf(group(term(words)))
    return prepared === undefined ? [] : termPlaces(prepared, saidWords(said))
  }
  const lounge = ['loung', 'chair']
  expect(places(lounge, "'loung':1B 'chair':2B")).toHaveLength(1)
  expect(places(lounge, "'loung':1B 'chair':3B")).toEqual([])
  expect(places(lounge, "'loung':1A 'chair':2B")).toEqual([])
  expect(places(['bunch', null, 'flower'], "'bunch':4B 'flower':6B")).toHaveLength(1)
})

test('words that may stand apart count where the last one is, when all of them are there', () => {
  const [apart] = fitGroupOf(group({ ...term(['birthday', 'cake']), isApart: true }))
  if (apart === undefined) throw new Error('The term is gone.')
  expect(termPlaces(apart, saidWords("'birthday':9B 'cake':2A"))).toEqual([{ part: 'A', at: 2 }])
  expect(termPlaces(apart, saidWords("'cake':2A"))).toEqual([])
})

test('partsWithPhrase finds all groups side by side as typed', () => {
  const both = typedPhrase([group(term(['oak'])), group(term(['desk']))])
  expect([...partsWithPhrase(both, saidWords("'desk':2A 'oak':1A"))]).toEqual(['A'])
  expect([...partsWithPhrase(both, saidWords("'desk':1A 'oak':2A"))]).toEqual([])
  const single = typedPhrase([group(term(['oak']))])
  expect([...partsWithPhrase(single, saidWords("'oak':1A"))]).toEqual([])
})
