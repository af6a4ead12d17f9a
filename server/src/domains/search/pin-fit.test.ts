import { expect, test } from 'vitest'
import { type PinEvidence, pinFit } from './pin-fit.ts'
import { queryWords } from './query-words.ts'

const plain: PinEvidence = {
  title: 'Something else',
  textRank: 0.2,
  hasPhrase: false,
  pictureColor: '#808080',
  productColor: null,
  saveCount: 0,
  createdAt: 1_700_000_000_000,
}

const fit = (evidence: Partial<PinEvidence>, text = 'green chair', colors = ['green']) =>
  pinFit({ ...plain, ...evidence }, queryWords(text), colors)

test('each matching property raises a pin', () => {
  for (const better of [
    { textRank: 0.6 },
    { hasPhrase: true },
    { title: 'Green chair' },
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
  expect(fit({ saveCount: 1_000 })).toBeLessThan(fit({ title: 'Green chair', textRank: 0.6 }))
})

test('a single save does not change the rank, so that pages do not repeat pins', () => {
  expect(fit({ saveCount: 4 })).toBe(fit({ saveCount: 5 }))
})
