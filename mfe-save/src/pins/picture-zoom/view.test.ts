import { expect, test } from 'vitest'
import {
  fittingSize,
  keyed,
  maxScale,
  panned,
  type Sizes,
  toggled,
  type View,
  wholeView,
  zoomed,
} from './view.ts'

const sizes: Sizes = {
  frame: { width: 400, height: 400 },
  picture: { width: 1600, height: 800 },
}
const middle = { x: 0, y: 0 }

test('the whole picture fits the frame, and a small one is not blown up', () => {
  expect(fittingSize(sizes)).toEqual({ width: 400, height: 200 })
  expect(fittingSize({ ...sizes, picture: { width: 100, height: 50 } })).toEqual({
    width: 100,
    height: 50,
  })
})

test('one may go in to the picture’s own size, and to twice its fitting one at least', () => {
  expect(maxScale(sizes)).toBe(4)
  expect(maxScale({ ...sizes, picture: { width: 100, height: 50 } })).toBe(2)
  expect(maxScale({ ...sizes, picture: { width: 40_000, height: 50 } })).toBe(8)
})

test('a press goes in, a second one comes out', () => {
  const near = toggled(wholeView, middle, sizes)
  expect(near.scale).toBe(4)
  expect(toggled(near, middle, sizes)).toEqual(wholeView)
})

test('what is under the finger stays under it', () => {
  const at = { x: 100, y: 40 }
  expect(zoomed(wholeView, 2, at, sizes)).toEqual({ scale: 2, x: -100, y: 0 })
  expect(zoomed(wholeView, 4, at, sizes)).toEqual({ scale: 4, x: -300, y: -120 })
})

test('the arrow keys move the picture to its edge and no further', () => {
  const near: View = { scale: 2, x: 0, y: 0 }
  expect(keyed(near, 'ArrowRight', sizes)).toEqual({ scale: 2, x: -80, y: 0 })
  expect(keyed(near, 'ArrowLeft', sizes)).toEqual({ scale: 2, x: 80, y: 0 })
  expect(panned(near, { x: 900, y: 900 }, sizes)).toEqual({ scale: 2, x: 200, y: 0 })
  expect(keyed(wholeView, 'ArrowDown', sizes)).toEqual(wholeView)
})

test('plus goes in, minus comes out, nought shows the whole; other keys do nothing', () => {
  expect(keyed(wholeView, '+', sizes)?.scale).toBe(1.5)
  expect(keyed({ scale: 3, x: 0, y: 0 }, '-', sizes)?.scale).toBe(2)
  expect(keyed({ scale: 3, x: 9, y: 9 }, '0', sizes)).toEqual(wholeView)
  expect(keyed(wholeView, 'a', sizes)).toBeUndefined()
})

test('however one moves, no side of the frame is empty that the picture could fill', () => {
  const steps = [
    [900, -900, 3],
    [-4_000, 30, 0.5],
    [7, 5_000, 90],
    [-5_000, -5_000, 0.9],
    [1, 2, 0.01],
    [60, 0, 1.7],
  ] as const
  let view = wholeView
  for (const [x, y, by] of steps) {
    view = zoomed(panned(view, { x, y }, sizes), by, { x: y, y: x }, sizes)
    const { width, height } = fittingSize(sizes)
    expect(view.scale).toBeGreaterThanOrEqual(1)
    expect(view.scale).toBeLessThanOrEqual(4)
    expect(Math.abs(view.x)).toBeLessThanOrEqual(Math.max(0, (width * view.scale - 400) / 2))
    expect(Math.abs(view.y)).toBeLessThanOrEqual(Math.max(0, (height * view.scale - 400) / 2))
  }
})
