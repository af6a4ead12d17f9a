import { measures } from '@tessera/contracts/limits'
import type { LayoutSize } from '@tessera/module'
import { expect, test } from 'vitest'
import { panesOf } from './panes.ts'

const high = { width: 1000, height: 1500 }
const wide = { width: 1600, height: 900 }
const square = { width: 900, height: 900 }

test('a closeup is 508 of 1016 wide, 488 of 992 on a medium page, 672 of 1176 for a wide or square picture', () => {
  const table: readonly (readonly [LayoutSize, typeof high | undefined, unknown])[] = [
    ['wide', high, { picture: 508, whole: 1016 }],
    ['wide', square, { picture: 672, whole: 1176 }],
    ['wide', undefined, { picture: 508, whole: 1016 }],
    ['wide', wide, { picture: 672, whole: 1176 }],
    ['medium', high, { picture: 488, whole: 992 }],
    ['medium', wide, { picture: 488, whole: 992 }],
    ['narrow', high, undefined],
    ['narrow', wide, undefined],
  ]
  for (const [size, shape, panes] of table) expect(panesOf(size, shape)).toEqual(panes)
})

test('each width leaves room for the page’s margins where it applies', () => {
  const [, usual, , , , broad] = measures.closeupPanes
  for (const whole of [usual, broad]) expect(whole + 2 * 24).toBeLessThan(measures.layoutWide)
})
