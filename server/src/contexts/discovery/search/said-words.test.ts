import { expect, test } from 'vitest'
import { fitGroupOf, groupFit, hasPhrase, saidWords, subjectOf, typedPhrase } from './said-words.ts'

const term = (stems: readonly (string | null)[], weight = 1) => ({ stems, weight, pinCount: 1 })
const group = (...terms: readonly ReturnType<typeof term>[]) => ({
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

test('a word that names the subject of a title fits better than one that describes it', () => {
  const lamp = fitGroupOf(group(term(['lamp'])))
  const title = 'Clay lamp for a bedroom'
  const fit = (said: string) => groupFit(lamp, saidWords(said), subjectOf(title))
  const [named, before, after, below] = ["'lamp':2A", "'lamp':1A", "'lamp':5A", "'lamp':9B"].map(
    fit,
  )
  expect([named, before, after, below]).toEqual(
    [named, before, after, below].toSorted((one = 0, other = 0) => other - one),
  )
  expect(new Set([named, before, after, below]).size).toBe(4)
})

test('a phrase has to stand together, with its gaps', () => {
  const loungeChair = fitGroupOf(group(term(['loung', 'chair'])))
  const subject = { words: 0 }
  expect(groupFit(loungeChair, saidWords("'loung':1B 'chair':2B"), subject)).toBeGreaterThan(0)
  expect(groupFit(loungeChair, saidWords("'loung':1B 'chair':3B"), subject)).toBe(0)
  expect(groupFit(loungeChair, saidWords("'loung':1A 'chair':2B"), subject)).toBe(0)
  const bunch = fitGroupOf(group(term(['bunch', null, 'flower'])))
  expect(groupFit(bunch, saidWords("'bunch':4B 'flower':6B"), subject)).toBeGreaterThan(0)
})

test('hasPhrase is true when all groups stand side by side as typed', () => {
  const both = typedPhrase([group(term(['oak'])), group(term(['desk']))])
  expect(hasPhrase(both, saidWords("'desk':2A 'oak':1A"))).toBe(true)
  expect(hasPhrase(both, saidWords("'desk':1A 'oak':2A"))).toBe(false)
  expect(hasPhrase(typedPhrase([group(term(['oak']))]), saidWords("'oak':1A"))).toBe(false)
})
