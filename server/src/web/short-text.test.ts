import { expect, test } from 'vitest'
import { shortText } from './short-text.ts'

test('a description is one line, and a long one is cut after a word', () => {
  expect(shortText(' One\n two\t three ')).toBe('One two three')
  const long = shortText('A lamp by the window. '.repeat(20))
  expect(long.length).toBeLessThanOrEqual(201)
  expect(long).toMatch(/(lamp|by|the|window\.|A)…$/)
})

test('a long word is cut, but never inside a character', () => {
  const cut = shortText(`${'a'.repeat(198)}🌵🌵🌵`)
  expect(cut).toBe(`${'a'.repeat(198)}…`)
  expect(shortText('🌵'.repeat(150)).isWellFormed()).toBe(true)
})
