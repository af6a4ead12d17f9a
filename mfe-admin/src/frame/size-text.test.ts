import { expect, test } from 'vitest'
import { sizeText } from './size-text.ts'

test('a size is written in the largest unit that fits', () => {
  expect([0, 999, 1_000, 1_530_000, 2_000_000_000].map((size) => sizeText(size, 'en'))).toEqual([
    '0 bytes',
    '999 bytes',
    '1 kB',
    '1.5 MB',
    '2 GB',
  ])
})
