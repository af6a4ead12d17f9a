import { expect, test } from 'vitest'
import { decodedBytes, type Header, pixelsMost } from './decoded-size.ts'
import { spending } from './spending.ts'

test('decoded bytes and seconds count per asker, and reset with a new window', () => {
  let now = 0
  const budget = spending({ windowMilliseconds: 100, decodedBytes: 10, milliseconds: 5 }, () => now)
  expect([budget.take('a', 6), budget.take('a', 6), budget.take('a', 4)]).toEqual([
    true,
    false,
    true,
  ])
  expect(budget.take('b', 6)).toBe(true)
  budget.spent('b', 5)
  expect(budget.take('b', 1)).toBe(false)
  now = 100
  expect([budget.take('a', 10), budget.take('b', 10)]).toEqual([true, true])
})

const header = (changes: Partial<Header>): Header => ({
  width: 1_000,
  height: 1_000,
  channels: 3,
  depth: 'uchar',
  isProgressive: false,
  format: 'png',
  ...changes,
})

test.each([
  [{}, 3_000_000, 60_000_000],
  [{ channels: 4, depth: 'ushort' }, 8_000_000, 16_000_000],
  [{ isProgressive: true }, 3_000_000, 16_000_000],
  [{ isProgressive: true, depth: 'ushort' }, 6_000_000, 8_000_000],
  [{ isProgressive: true, format: 'jpeg' }, 3_000_000, 32_000_000],
] as const)(
  'a picture that is %o weighs %d bytes, and has %d pixels at most',
  (changes, weighs, most) => {
    expect(decodedBytes(header(changes))).toBe(weighs)
    expect(pixelsMost(header(changes))).toBe(most)
  },
)
