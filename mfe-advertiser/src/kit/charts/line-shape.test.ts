import { expect, test } from 'vitest'
import { changeOf } from './change-of.ts'
import { lineShape, topOf } from './line-shape.ts'

const days = (...values: readonly (number | null)[]) =>
  values.map((value, index) => ({ day: `2026-11-${String(index + 1).padStart(2, '0')}`, value }))

test('the line runs over the days that stay, and a line of its own over those that can change', () => {
  const shape = lineShape(days(0, 4, 2), { openFrom: 2 })
  expect([shape?.line, shape?.open]).toEqual(['M0 100L50 0', 'M50 0L100 50'])
  expect(shape?.ticks).toEqual([4, 2, 0])
  expect(lineShape(days(0, 4, 2))).toMatchObject({ line: 'M0 100L50 0L100 50', open: '' })
})

test('the chart knows the last day, the first of the best, and the compared days', () => {
  const shape = lineShape(days(0, 4, 4), { before: days(8, 0, 0) })
  expect(shape?.last).toMatchObject({ day: '2026-11-03', value: 4, x: 100, y: 50 })
  expect(shape?.best).toMatchObject({ day: '2026-11-02', value: 4, x: 50, y: 50 })
  expect(shape?.marks[0]?.before).toEqual({ day: '2026-11-01', value: 8 })
  expect(shape?.before).toBe('M0 0L50 100L100 100')
})

test('a day without a value breaks the line', () => {
  expect(lineShape(days(1, 2, null, 2, 1))?.line).toBe('M0 50L25 0M75 0L100 50')
})

test('the axis ends at a round number of steps that has a half', () => {
  expect([0, 2, 3, 5, 10, 11, 41, 1_034].map((highest) => topOf(highest))).toEqual([
    2, 2, 4, 6, 10, 12, 60, 1_200,
  ])
  expect(topOf(0.013, 0.0001)).toBeCloseTo(0.016)
})

test('a single day is a point at the end', () => {
  expect(lineShape(days(3))).toMatchObject({ line: '', open: '', last: { x: 100, y: 25 } })
})

test('without values there is no chart', () => {
  expect(lineShape([])).toBeUndefined()
  expect(lineShape(days(0, null, 0))).toBeUndefined()
})

test('a change is told in percent where that tells something', () => {
  expect([changeOf(5, 10), changeOf(3, 0), changeOf(30, 3), changeOf(29, 3)]).toEqual([
    -50,
    null,
    null,
    867,
  ])
})
