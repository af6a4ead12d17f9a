import { expect, test } from 'vitest'
import { queryWords } from './query-words.ts'

test('a query falls into words and hashtags, without accents and each once', () => {
  expect(queryWords('  Grüne  Stühle #Balkon grüne ')).toEqual({
    text: 'grune stuhle grune',
    words: ['grune', 'stuhle'],
    tags: ['balkon'],
  })
  expect(queryWords('한국어 สวน сад')).toMatchObject({ words: ['한국어', 'สวน', 'сад'] })
})

test('what holds no words is an empty query', () => {
  for (const query of ['', '  ', ':* & | ! <->', '💥'.repeat(200), '\0', '%_'])
    expect(queryWords(query).words, query).toEqual([])
})

test('a query has no more words than are looked for', () => {
  const many = Array.from({ length: 40 }, (_, at) => `word${at}`).join(' ')
  expect(queryWords(many).words).toHaveLength(8)
  expect(queryWords('x'.repeat(200)).words).toEqual([])
})
