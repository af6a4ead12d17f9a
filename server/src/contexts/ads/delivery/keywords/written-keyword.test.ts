import { expect, test } from 'vitest'
import { judgedKeywords } from './written-keyword.ts'

test('each keyword of a list is judged by its match and stems, and the first of two alike stays', () => {
  const judged = judgedKeywords(
    [
      { text: ' Green   lamps ', match: 'broad', stems: 'green lamp' },
      { text: 'lamp green', match: 'broad', stems: 'lamp green' },
      { text: 'lamp green', match: 'phrase', stems: 'lamp green' },
      { text: 'vases', match: 'exact', stems: 'vase' },
      { text: 'the', match: 'exact', stems: '' },
      { text: 'a b c d e f g h i', match: 'broad', stems: 'b c' },
      { text: 'x'.repeat(61), match: 'broad', stems: 'x' },
    ],
    new Set(['exact vase']),
  )
  expect(judged.map(({ fault }) => fault)).toEqual([
    null,
    'repeated',
    null,
    'there',
    'wordless',
    'long',
    'long',
  ])
  expect(judged[0]).toMatchObject({ text: 'Green lamps', stems: 'green lamp' })
})
