import { expect, test } from 'vitest'
import { savesChartShape } from './saves-chart-shape.ts'

const days = (...saves: readonly number[]) =>
  saves.map((count, index) => ({ day: `2026-11-0${index + 1}`, saves: count }))

test('the line runs from the first day to the last, with the best day at the top', () => {
  expect(savesChartShape(days(0, 4, 2))?.line).toBe('M0 100L50 0L100 50')
})

test('the last day and the best one have labels', () => {
  const shape = savesChartShape(days(0, 4, 2))
  expect(shape?.last).toEqual({ day: '2026-11-03', saves: 2, x: 100, y: 50 })
  expect(shape?.peak).toEqual({ day: '2026-11-02', saves: 4, x: 50, y: 0 })
})

test('a last day that equals the best has one label', () => {
  expect(savesChartShape(days(0, 1, 4))?.peak).toBeNull()
  expect(savesChartShape(days(4, 1, 4))?.peak).toBeNull()
})

test('the total adds up all days', () => {
  expect(savesChartShape(days(3, 0, 5, 1))).toMatchObject({ total: 9, best: { saves: 5 } })
})

test('a single day is a point at the end', () => {
  expect(savesChartShape(days(3))).toMatchObject({ line: 'M100 0', last: { x: 100, y: 0 } })
})

test('without saves there is no chart', () => {
  expect(savesChartShape([])).toBeUndefined()
  expect(savesChartShape(days(0, 0, 0))).toBeUndefined()
})
