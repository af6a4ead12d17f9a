import { expect, test } from 'vitest'
import { slideAfter, slideShown } from './slide-shown.ts'

test('the slide that fills most of the track is shown, in both reading directions', () => {
  const track = (scrollLeft: number) => ({ scrollLeft, clientWidth: 400 })
  expect([0, 190, 210, 810, -410].map((left) => slideShown(track(left), 3))).toEqual([
    0, 0, 1, 2, 1,
  ])
  expect(slideShown({ scrollLeft: 10, clientWidth: 0 }, 3)).toBe(0)
})

test.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, undefined],
  ['ArrowLeft', 0, false, undefined],
  ['ArrowLeft', 0, true, 1],
  ['Home', 2, false, 0],
  ['End', 0, false, 2],
  ['Enter', 0, false, undefined],
])('%s from slide %d (right to left: %s) leads to %s', (key, shown, isRtl, after) => {
  expect(slideAfter(shown, { key, count: 3, isRtl })).toBe(after)
})
