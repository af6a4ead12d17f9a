import { expect, test } from 'vitest'
import { queryIn } from './query-in.ts'

const asked = (search: string) => queryIn(new URLSearchParams(search), 10)

test('what is searched for is trimmed and its spaces made one', () => {
  expect(asked('q=%20%20a%20%0A%20b%20')).toBe('a b')
  expect(asked('')).toBe('')
})

test('what is longer than the service takes is cut between characters', () => {
  expect(asked(`q=${'🍋'.repeat(20)}`)).toBe('🍋'.repeat(10))
})
