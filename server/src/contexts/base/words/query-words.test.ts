import { expect, test } from 'vitest'
import { comparedText, comparedWords, queryWords } from './query-words.ts'

test('queryWords splits a query into distinct words and hashtags without accents', () => {
  expect(queryWords('  Grüne  Stühle #Balkon grüne ')).toEqual({
    text: 'grune stuhle grune',
    words: ['grune', 'stuhle'],
    tags: ['balkon'],
  })
  expect(queryWords('한국어 สวน сад')).toMatchObject({ words: ['한국어', 'สวน', 'сад'] })
})

test('queryWords returns no words for a query without letters', () => {
  for (const query of ['', '  ', ':* & | ! <->', '💥'.repeat(200), '\0', '%_'])
    expect(queryWords(query).words, query).toEqual([])
})

test('queryWords limits the number and length of words', () => {
  const many = Array.from({ length: 40 }, (_, at) => `word${at}`).join(' ')
  expect(queryWords(many).words).toHaveLength(8)
  expect(queryWords('x'.repeat(200)).words).toEqual([])
})

test('a long term is compared by its first eight words, and long words by their start', () => {
  expect(comparedWords('word '.repeat(40))).toHaveLength(8)
  expect(comparedWords('x'.repeat(200))).toEqual(['x'.repeat(60)])
  expect(comparedText(`two-person ${'word '.repeat(40)}`)).toBe(`two-person${' word'.repeat(7)}`)
  expect(comparedText('x'.repeat(200))).toBe('x'.repeat(60))
})
