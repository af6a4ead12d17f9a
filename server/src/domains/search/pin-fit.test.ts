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

test('each thing that speaks for a pin puts it further up', () => {
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

test('the very title counts more than one that begins with it', () => {
  expect(fit({ title: 'GREEN chair' })).toBeGreaterThan(fit({ title: 'Green chairs' }))
})

test('how many saved a pin does not outweigh what it says', () => {
  expect(fit({ saveCount: 1_000 })).toBeLessThan(fit({ title: 'Green chair', textRank: 0.6 }))
})

test('one save more does not move a pin, so that pages of a list do not repeat it', () => {
  expect(fit({ saveCount: 4 })).toBe(fit({ saveCount: 5 }))
})
