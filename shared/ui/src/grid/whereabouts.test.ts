import { expect, test } from 'vitest'
import { growLayout } from './grow.ts'
import { gridShape } from './layout.ts'
import type { PinTileData } from './pin-tile-data.ts'
import { createWhereabouts } from './whereabouts.ts'

const pins = Array.from({ length: 200 }, (_, index): PinTileData => {
  const image = { width: 236, height: 200 + (index % 7) * 50, color: '#ccc', src: '', srcset: '' }
  return { id: `p${index}`, title: `Pin ${index}`, who: 'Mira', href: `/pin/p${index}`, image }
})
const wide = growLayout(null, gridShape(1244), pins)
const narrow = growLayout(null, gridShape(390), pins)

test('the view is kept when tiles are laid out again', () => {
  const here = createWhereabouts()
  here.notice(wide, 3000)
  const seen = here.seen()
  here.hold()
  expect(here.wanted()).toEqual(seen)
  here.placed(8000)
  expect(here.wanted()).toBeNull()
  expect(here.seen()).toEqual(seen)
})

test('after the grid’s own scroll the kept pin stays the same, though another is as high', () => {
  const here = createWhereabouts()
  here.notice(wide, 3000)
  const seen = here.seen()
  here.hold()
  here.placed(8000)
  here.notice(narrow, 8000)
  expect(here.seen()).toEqual(seen)
  here.notice(narrow, 8300)
  expect(here.seen()?.pinId).not.toBe(seen?.pinId)
})

test('a wanted position is not replaced by the present view', () => {
  const here = createWhereabouts()
  const place = { pinId: 'p90', offset: 0, top: 5000 }
  here.notice(wide, 300)
  here.want(place)
  here.hold()
  expect(here.wanted()).toBe(place)
})

test('a pin opened from the top of the grid is the position to return to', () => {
  const here = createWhereabouts()
  here.notice(wide, -100)
  expect(here.opening(wide, 2, -100)).toEqual({ pinId: 'p2', offset: 100, top: -100, opened: 'p2' })
  here.notice(wide, 3000)
  expect(here.opening(wide, 60, 3000)).toEqual({ ...here.seen(), opened: 'p60' })
})
