import { expect, test } from 'vitest'
import { beyondAll, isNear, positionOn, sentPosition, timelineOf } from './positions.ts'

test('positions of a later timeline are beyond those of an earlier one', () => {
  expect(positionOn(2n, 5n)).toBeGreaterThan(positionOn(1n, 900n))
  expect(timelineOf({ file: '0000001A0000000000000003' })).toBe(26n)
})

test('a position that was sent is a number of few digits, and otherwise one that every server has', () => {
  const own = positionOn(3n, 12_345n)
  expect(sentPosition(String(own))).toBe(own)
  expect(sentPosition(String(beyondAll))).toBe(beyondAll)
  for (const text of [null, '', '-1', '1e9', '0x10', '9'.repeat(30), "1' or '1"])
    expect(sentPosition(text)).toBe(0n)
})

test('a position far ahead, or of another timeline, is not near', () => {
  const known = positionOn(2n, 1_000n)
  expect(isNear(positionOn(2n, 5_000_000n), known)).toBe(true)
  expect(isNear(positionOn(2n, 1n << 40n), known)).toBe(false)
  expect(isNear(positionOn(3n, 1_000n), known)).toBe(false)
  expect(isNear(beyondAll, known)).toBe(false)
})
