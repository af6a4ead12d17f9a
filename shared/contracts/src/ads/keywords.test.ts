import { expect, test } from 'vitest'
import { typedKeywords } from './keywords.ts'

test('keywords are read one a line, and brackets and quotation marks say how they match', () => {
  const text = ' lamps \n\n[table lamp]\r\n"green lamp"\n„rote Lampe“\n[]'
  expect(typedKeywords(text, 'broad')).toEqual([
    { text: 'lamps', match: 'broad' },
    { text: 'table lamp', match: 'exact' },
    { text: 'green lamp', match: 'phrase' },
    { text: 'rote Lampe', match: 'phrase' },
    { text: '[]', match: 'broad' },
  ])
})
