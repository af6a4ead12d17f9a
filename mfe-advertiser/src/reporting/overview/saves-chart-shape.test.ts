import { expect, test } from 'vitest'
import { savesChartShape } from './saves-chart-shape.ts'

const days = (...saves: readonly number[]) =>
  saves.map((count, index) => ({
    day: `2026-11-${String(index + 1).padStart(2, '0')}`,
    saves: count,
  }))

test('the line runs to yesterday, and on to today as a line of its own', () => {
  const chart = savesChartShape(days(0, 4, 2), 7)
  expect([chart?.shape.line, chart?.shape.open]).toEqual(['M0 100L50 0', 'M50 0L100 50'])
})

test('only the days of the period count, and the days before are compared', () => {
  const chart = savesChartShape(days(2, 0, 0, 8, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0), 7)
  expect(chart).toMatchObject({ total: 5, totalBefore: 10, shape: { best: { value: 1 } } })
  expect(chart?.shape.marks).toHaveLength(7)
  expect(chart?.shape.marks[3]?.before).toEqual({ day: '2026-11-04', value: 8 })
  expect(chart?.shape.ticks).toEqual([8, 4, 0])
})

test('a period before that is not whole, or has no saves, is not compared', () => {
  const short = savesChartShape(days(3, 0, 0, 0, 0, 0, 0, 1), 7)
  expect([short?.shape.before, short?.totalBefore]).toEqual(['', undefined])
})

test('without saves there is no chart', () => {
  expect(savesChartShape([], 7)).toBeUndefined()
  expect(savesChartShape(days(0, 0, 0), 7)).toBeUndefined()
})
