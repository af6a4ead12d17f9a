import { limits } from '@tessera/contracts/limits'
import { expect, test } from 'vitest'
import { shorten } from './shorten.ts'

test('a name keeps its characters up to the limit, and ends in an ellipsis above it', () => {
  const max = limits.creatorNameMax
  expect(max).toBe(70)
  expect(shorten('x'.repeat(max), max)).toBe('x'.repeat(max))
  expect(shorten('x'.repeat(max + 1), max)).toBe(`${'x'.repeat(max - 1)}…`)
  expect([...shorten('🌵'.repeat(100), max)]).toHaveLength(max)
})

test('without a limit a text is cut at 80 characters', () => {
  expect(shorten('x'.repeat(80))).toBe('x'.repeat(80))
  expect(shorten('x'.repeat(81))).toBe(`${'x'.repeat(79)}…`)
})
