import { expect, test } from 'vitest'
import { grownText } from './grown-text.ts'

test('growth has a sign, and what shrank a minus', () => {
  expect(grownText(1_500_000, 'en')).toMatch(/^\+1\.5/)
  expect(grownText(-1_500_000, 'en')).toMatch(/^−1\.5/)
  expect(grownText(0, 'en')).toMatch(/^\+0/)
})
