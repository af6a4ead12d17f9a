import { timings } from '@tessera/contracts/timings'
import { expect, test } from 'vitest'
import { createReportCounts } from './report-counts.ts'

const report = { code: 'module-timeout', from: 'save', who: '10.0.0.1', now: 0 }

test('the same report by the same person counts once an hour', () => {
  const counts = createReportCounts()
  expect([1, 2, 3].map(() => counts.add(report))).toEqual([true, false, false])
  expect(counts.add({ ...report, now: timings.sameReportAgain })).toBe(true)
  expect(counts.add({ ...report, who: '10.0.0.2' })).toBe(true)
  expect(counts.add({ ...report, from: 'shell' })).toBe(true)
  expect(counts.all()).toEqual({ 'module-timeout': 4 })
})

test('the same report of the next build counts again', () => {
  const counts = createReportCounts()
  const of = (build: string) => counts.add({ ...report, build })
  expect([of('a'), of('b'), of('a')]).toEqual([true, true, false])
})

test('unknown report codes count as "other"', () => {
  const counts = createReportCounts()
  for (const code of ['buy at evil.example', '__proto__', '<script>'])
    counts.add({ ...report, code })
  expect(counts.all()).toEqual({ other: 1 })
})

test('only the most recent reports are remembered', () => {
  const counts = createReportCounts(2)
  for (const who of ['a', 'b', 'c']) counts.add({ ...report, who })
  expect(counts.add({ ...report, who: 'c' })).toBe(false)
  expect(counts.add({ ...report, who: 'a' })).toBe(true)
})
