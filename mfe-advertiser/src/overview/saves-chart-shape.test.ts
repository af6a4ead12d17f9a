import { expect, test } from 'vitest'
import { changeOf, savesChartShape, topOf } from './saves-chart-shape.ts'

const days = (...saves: readonly number[]) =>
  saves.map((count, index) => ({
    day: `2026-11-${String(index + 1).padStart(2, '0')}`,
    saves: count,
  }))

test('the line runs to yesterday, and on to today as a line of its own', () => {
  const shape = savesChartShape(days(0, 4, 2), 7)
  expect([shape?.line, shape?.today]).toEqual(['M0 100L50 0', 'M50 0L100 50'])
  expect(shape?.ticks).toEqual([4, 2, 0])
})

test('the last day and the best one have labels', () => {
  const shape = savesChartShape(days(0, 4, 2), 7)
  expect(shape?.last).toMatchObject({ day: '2026-11-03', saves: 2, x: 100, y: 50 })
  expect(shape?.peak).toMatchObject({ day: '2026-11-02', saves: 4, x: 50, y: 0 })
})

test('a last day that equals the best has one label', () => {
  expect(savesChartShape(days(0, 1, 4), 7)?.peak).toBeNull()
  expect(savesChartShape(days(4, 1, 4), 7)?.peak).toBeNull()
})

test('only the days of the period count, and the days before are compared', () => {
  const shape = savesChartShape(days(2, 0, 0, 8, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0), 7)
  expect(shape).toMatchObject({ total: 5, totalBefore: 10, best: { saves: 1 } })
  expect(shape?.marks).toHaveLength(7)
  expect(shape?.marks[3]?.before).toEqual({ day: '2026-11-04', saves: 8 })
  expect(shape?.ticks).toEqual([10, 5, 0])
  expect(shape && changeOf(shape)).toBe(-50)
})

test('a period before that is not whole, or has no saves, is not compared', () => {
  const short = savesChartShape(days(3, 0, 0, 0, 0, 0, 0, 1), 7)
  expect([short?.before, short?.totalBefore]).toEqual(['', undefined])
  expect(short && changeOf(short)).toBeNull()
  expect(changeOf({ total: 3, totalBefore: 0 })).toBeNull()
  expect(changeOf({ total: 30, totalBefore: 3 })).toBeNull()
})

test('the axis ends at a round number that has a whole half', () => {
  expect([0, 2, 3, 5, 10, 11, 41].map(topOf)).toEqual([2, 2, 4, 10, 10, 20, 100])
})

test('a single day is a point at the end', () => {
  expect(savesChartShape(days(3), 7)).toMatchObject({ line: '', last: { x: 100, y: 25 } })
})

test('without saves there is no chart', () => {
  expect(savesChartShape([], 7)).toBeUndefined()
  expect(savesChartShape(days(0, 0, 0), 7)).toBeUndefined()
})
