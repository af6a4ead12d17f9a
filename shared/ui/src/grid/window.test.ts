import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appendTiles, emptyLayout, gridShape } from './layout.ts'
import { isNearEnd, mountedStretch, tilesToMount, tilesWithin } from './window.ts'

function layoutOf(ratios: readonly number[], width = 1000) {
  const items = ratios.map((ratio, index) => ({ id: `${index}`, ratio, title: '' }))
  return appendTiles(emptyLayout(gridShape(width)), items)
}

test('the tiles in a range are those that a scan of all tiles finds', () => {
  const ratios = fc.array(fc.double({ min: 0.4, max: 3, noNaN: true }), { maxLength: 150 })
  fc.assert(
    fc.property(ratios, fc.integer({ min: -500, max: 9000 }), fc.nat(3000), (all, from, size) => {
      const layout = layoutOf(all)
      const stretch = { from, to: from + size }
      const found = layout.places.flatMap((place, index) =>
        place.top + place.height > from && place.top < stretch.to ? [index] : [],
      )
      expect(tilesWithin(layout, stretch)).toEqual(found)
    }),
  )
})

test('the mounted range covers the screen and one more in each direction, in steps of half a screen', () => {
  expect(mountedStretch(1200, 800)).toEqual({ from: 400, to: 2800 })
  expect(mountedStretch(1201, 800)).toEqual({ from: 400, to: 3200 })
  expect(mountedStretch(1599, 800)).toEqual({ from: 400, to: 3200 })
  const anywhere = fc.integer({ min: -2000, max: 90_000 })
  fc.assert(
    fc.property(anywhere, fc.integer({ min: 200, max: 2400 }), (top, height) => {
      const { from, to } = mountedStretch(top, height)
      expect(top - from).toBeGreaterThanOrEqual(height)
      expect(to - (top + height)).toBeGreaterThanOrEqual(height)
    }),
  )
})

test('the focused tile and its neighbors stay mounted far from the screen', () => {
  const layout = layoutOf(Array.from({ length: 200 }, () => 1.5))
  const far = { from: 9000, to: 9900 }
  const mounted = tilesToMount(layout, far, 5)
  expect(mounted.slice(0, 3)).toEqual([4, 5, 6])
  expect(mounted.slice(3)).toEqual(tilesWithin(layout, far))
})

test('the end is near within two screens', () => {
  expect(isNearEnd(5000, 2399, 900)).toBe(true)
  expect(isNearEnd(5000, 2300, 900)).toBe(false)
})
