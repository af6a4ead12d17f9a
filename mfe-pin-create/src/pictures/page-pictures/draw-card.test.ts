import { expect, test } from 'vitest'
import { groundOf, linesOf } from './draw-card.ts'

const fits = (line: string) => line.length <= 10

test.each([
  ['Tomato soup with basil', ['Tomato', 'soup with', 'basil']],
  ['  Soup  ', ['Soup']],
  ['Donaudampfschiff', ['Donaudampf', 'schiff']],
  ['a Donaudampfschiff b', ['a', 'Donaudampf', 'schiff b']],
  ['', []],
])('%j is broken where a line is full', (text, lines) => {
  expect(linesOf(text, fits)).toEqual(lines)
})

test('a host always has the same colors', () => {
  expect(groundOf('soup.example')).toBe(groundOf('soup.example'))
  expect(groundOf('')).toHaveLength(2)
})
