import { expect, test } from 'vitest'
import { proofsIn } from './spec-coverage.ts'

test('every row that a title names is one proof, and a comment names none', () => {
  const text = [
    "test('V5.4 V5.5 a typo gets a hint', () => {})",
    '// V9.9 is only talked about',
    "it.each(rows)('S2.1 a title', () => {})",
  ].join('\n')
  expect(proofsIn('a.test.ts', text).map(({ id, title }) => [id, title])).toEqual([
    ['V5.4', 'a typo gets a hint'],
    ['V5.5', 'a typo gets a hint'],
    ['S2.1', 'a title'],
  ])
})
