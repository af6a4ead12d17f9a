import { expect, test } from 'vitest'
import { queryWords } from '../../base/words/query-words.ts'
import { type PinEvidence, pinFitOf } from './pin-fit.ts'

const plain: PinEvidence = {
  title: 'Something else',
  said: "'chair':3B 'els':2A 'someth':1A",
  pictureColor: '#808080',
  productColor: null,
  saveCount: 0,
  createdAt: 1_700_000_000_000,
}

const group = (word: string, isColor = false, weight = 1) => ({
  typed: [word],
  isColor,
  terms: [{ stems: [word], weight, pinCount: 1 }],
})

const fit = (evidence: Partial<PinEvidence>, groups = [group('chair'), group('green', true)]) =>
  pinFitOf({ query: queryWords('green chair'), groups, colors: ['green'] })({
    ...plain,
    ...evidence,
  })

const greenChair = { title: 'Green chair', said: "'chair':2A 'green':1A" }

test('each matching property raises a pin', () => {
  for (const better of [
    { said: "'chair':1A" },
    { said: "'chair':3B 'green':4B" },
    greenChair,
    { title: 'Green chair by the window' },
    { pictureColor: '#2e8b3d' },
    { productColor: 'Green' },
    { saveCount: 3 },
    { createdAt: plain.createdAt + 86_400_000 },
  ])
    expect(fit(better), JSON.stringify(better)).toBeGreaterThan(fit({}))
})

test('an exact title ranks above a title that starts with the query', () => {
  expect(fit({ title: 'GREEN chair' })).toBeGreaterThan(fit({ title: 'Green chairs' }))
})

test('saves do not outweigh a matching text', () => {
  expect(fit({ saveCount: 1_000 })).toBeLessThan(fit(greenChair))
})

test('a single save does not change the rank, so that pages do not repeat pins', () => {
  expect(fit({ saveCount: 4 })).toBe(fit({ saveCount: 5 }))
})

test('a pin with the typed word ranks above one with another word for it', () => {
  const both = [
    { ...group('chair'), terms: [...group('chair').terms, ...group('seat', false, 0.9).terms] },
  ]
  expect(fit({ said: "'chair':3B" }, both)).toBeGreaterThan(fit({ said: "'seat':3B" }, both))
  expect(fit({ said: "'seat':3B" }, both)).toBeGreaterThan(fit({ said: "'oak':3B" }, both))
})

test('the last word of a query counts more than those that describe it', () => {
  const both = [group('oak'), group('desk')]
  expect(fit({ said: "'desk':3B" }, both)).toBeGreaterThan(fit({ said: "'oak':3B" }, both))
})
