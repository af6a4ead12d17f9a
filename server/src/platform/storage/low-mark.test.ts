import { expect, test } from 'vitest'
import { isBelow, isLowMark, lowMarkOf } from './low-mark.ts'

test.each([
  ['10%', { free: 9, size: 100 }, true],
  ['10%', { free: 10, size: 100 }, false],
  ['2GB', { free: 1.9e9, size: 1e12 }, true],
  ['2 gb', { free: 2e9, size: 1e12 }, false],
  ['0%', { free: 0, size: 100 }, false],
])('below a mark of %s with the room %o: %s', (text, room, isLow) => {
  expect(isBelow(lowMarkOf(text), room)).toBe(isLow)
})

test.each(['banana', '10', '-1%', '100%', '10 %%', '2PB', ''])('%s is no mark', (text) => {
  expect(isLowMark(text)).toBe(false)
})
