import { expect, test } from 'vitest'
import { charactersLeft, spokenLeft } from './characters-left.ts'

test('the countdown starts at 100 characters left and goes below zero', () => {
  expect(charactersLeft('x'.repeat(399), 500)).toBeUndefined()
  expect(charactersLeft('x'.repeat(400), 500)).toBe(100)
  expect(charactersLeft('x'.repeat(503), 500)).toBe(-3)
})

test('the spoken countdown has few steps', () => {
  expect([100, 51, 50, 49, 20, 7, 3, 0].map(spokenLeft)).toEqual([100, 100, 50, 50, 20, 10, 5, 0])
})
