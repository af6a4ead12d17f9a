import { expect, test } from 'vitest'
import { isSuspect } from './fetch-lists.ts'
import { readTerms } from './term-lines.ts'

const usual = { act: 'queue', match: 'word', language: null, places: ['pin'] } as const

test('terms stand one to a line, or in CSV with named columns', () => {
  const plain = readTerms({ ...usual, lines: 'Blorple\n\n  zor gle \nblörple\n***\n' })
  expect(plain.terms.map(([key]) => key)).toEqual(['blorple', 'zor gle'])
  expect(plain).toMatchObject({ repeated: 1, faulty: 1, faults: [{ line: 5, fault: 'no-term' }] })
  const lines = `term,act,match,language,places
blorple,refuse,part,de,pin comment
"zor, gle",hide,,,
'=1+1,allow,,,
plugh,burn,,,`
  const { terms, faults } = readTerms({ ...usual, lines })
  expect(terms.map(([, term]) => term)).toEqual([
    { text: 'blorple', act: 'refuse', match: 'part', language: 'de', places: ['pin', 'comment'] },
    { text: 'zor, gle', act: 'hide', match: 'word', language: null, places: ['pin'] },
    { text: '=1+1', act: 'allow', match: 'word', language: null, places: ['pin'] },
  ])
  expect(faults).toEqual([{ line: 5, fault: 'status-unknown' }])
})

test('the filters of Mastodon say whether whole words are meant', () => {
  const { terms } = readTerms({ ...usual, lines: 'keyword,whole_word\nblorple,true\nzorgle,false' })
  expect(terms.map(([, { match }]) => match)).toEqual(['word', 'part'])
})

test('a list that shrinks or grows by more than half is suspect, and a first one is not', () => {
  expect(
    [
      [0, 900_000],
      [100, 50],
      [100, 150],
      [100, 49],
      [100, 151],
    ].map(([before = 0, after = 0]) => isSuspect(before, after)),
  ).toEqual([false, false, false, true, true])
})
