import { expect, test } from 'vitest'
import { isHeld } from './retire-gone.ts'

test.each([
  // listed, gone, asked, held, is held
  [40, 20, false, null, false],
  [40, 21, false, null, true],
  [40, 40, true, null, true],
  [40, 21, true, 'same', false],
  [40, 21, false, 'same', true],
  [40, 21, true, 'other', true],
  [20, 19, false, null, false],
  [20, 20, false, null, true],
  [20, 20, true, 'same', false],
  [1, 1, false, null, true],
  [0, 0, false, null, false],
] as const)(
  'a run that finds %i products, %i of them gone, asked %s, held %s: %s',
  (listed, gone, isAsked, heldPrint, held) => {
    expect(isHeld({ listed, gone, print: 'same' }, { isAsked, heldPrint })).toBe(held)
  },
)
