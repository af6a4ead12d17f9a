import { expect, test } from 'vitest'
import { nameFit } from './name-batch.ts'
import { fameOf, nameWordsOf } from './name-words.ts'

test('nameWordsOf returns the words of a name and their prefixes', () => {
  expect(nameWordsOf('Zoë B')).toEqual([
    { word: 'z', whole: false },
    { word: 'zo', whole: false },
    { word: 'zoe', whole: true },
    { word: 'b', whole: true },
  ])
  expect(nameWordsOf('harpsichord').map(({ word }) => word)).toContain('harpsi')
  expect(nameWordsOf('harpsichord').map(({ word }) => word)).not.toContain('harpsic')
})

test('nameFit prefers the whole name, then its start, then its words', () => {
  const fit = (text: string) =>
    nameFit(['mira_okafor', 'Mira Okafor'], { text, words: text.split(' ') })
  const fits = ['mira okafor', 'mira ok', 'okafor', 'okaf'].map(fit)
  expect(fits).toEqual([...fits].toSorted((one, other) => (other ?? 0) - (one ?? 0)))
  expect(fit('mira x')).toBeUndefined()
})

test('fameOf rises by one with each doubling', () => {
  expect([0, 1, 3, 7, 2 ** 40].map(fameOf)).toEqual([0, 1, 2, 3, 20])
})
