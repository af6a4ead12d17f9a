import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropSquare, fitted, moved, sideOf, wholeCrop, zoomed, zoomLimit } from './crop.ts'

const wide = { width: 1_000, height: 500 }

test('the first crop is the largest square in the middle of the picture', () => {
  expect(cropSquare(wide, wholeCrop)).toEqual({ left: 250, top: 0, side: 500 })
})

test('a picture that is moved to the right shows what was left of the circle, up to its edge', () => {
  expect(cropSquare(wide, moved(wide, wholeCrop, { x: 0.2, y: 0.3 }))).toMatchObject({
    left: 150,
    top: 0,
  })
  expect(cropSquare(wide, moved(wide, wholeCrop, { x: 9, y: 0 })).left).toBeCloseTo(0)
})

test('zoom ends where a portrait would have too few pixels', () => {
  expect(zoomLimit({ width: 240, height: 600 })).toBe(2)
  expect(zoomLimit({ width: 100, height: 100 })).toBe(1)
  expect(zoomLimit({ width: 9_000, height: 9_000 })).toBe(5)
  const closest = zoomed({ width: 240, height: 600 }, wholeCrop, 100)
  expect(sideOf({ width: 240, height: 600 }, closest)).toBe(120)
})

const side = fc.integer({ min: 120, max: 12_000 })
const any = fc.double({ min: -1e6, max: 1e6, noNaN: true })

test('no movement and no zoom leaves the picture', () => {
  fc.assert(
    fc.property(side, side, any, any, any, (width, height, x, y, zoom) => {
      const size = { width, height }
      const square = cropSquare(size, fitted(size, { x, y, zoom }))
      const near = 1e-6 * Math.max(width, height)
      expect(square.left).toBeGreaterThanOrEqual(-near)
      expect(square.top).toBeGreaterThanOrEqual(-near)
      expect(square.left + square.side).toBeLessThanOrEqual(width + near)
      expect(square.top + square.side).toBeLessThanOrEqual(height + near)
    }),
  )
})
