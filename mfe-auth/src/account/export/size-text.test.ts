import { expect, test } from 'vitest'
import { sizeText } from './size-text.ts'

test.each([
  [0, '0 kB'],
  [999, '1 kB'],
  [12_345, '12 kB'],
  [1_240_000, '1.2 MB'],
  [2_000_000_000, '2 GB'],
  [3_500_000_000_000, '3,500 GB'],
])('%s bytes are %s', (bytes, text) => {
  expect(sizeText(bytes, 'en')).toBe(text)
})
