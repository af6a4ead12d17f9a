import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import { expect, test } from 'vitest'
import type { CountedVital } from './store.ts'
import { createVitalsBuffer } from './vitals-buffer.ts'

const vital = (more: Partial<CountedVital> = {}): CountedVital => ({
  day: '2026-11-26',
  module: 'save',
  page: 'pin',
  metric: 'LCP',
  device: 'phone',
  build: 'a',
  shell: 's',
  bucket: 7,
  ...more,
})

test('a page view counts once for each metric, whatever else it says later', () => {
  const buffer = createVitalsBuffer()
  buffer.add('one', [vital(), vital({ bucket: 8 })])
  buffer.add('one', [vital(), vital({ metric: 'CLS' })])
  buffer.add('two', [vital()])
  expect(buffer.take()).toEqual([
    { ...vital({ metric: 'CLS' }), count: 1 },
    { ...vital(), count: 2 },
  ])
  expect(buffer.take()).toEqual([])
})

test('navigations in one document count up to a number', () => {
  const buffer = createVitalsBuffer()
  for (let at = 0; at < 2 * limits.vitalNavigations; at += 1)
    buffer.add('one', [vital({ metric: 'NAV' })])
  expect(buffer.take()).toEqual([{ ...vital({ metric: 'NAV' }), count: limits.vitalNavigations }])
})

test('only the most recent documents are remembered', () => {
  const buffer = createVitalsBuffer(2)
  for (const document of ['one', 'two', 'three', 'three', 'one']) buffer.add(document, [vital()])
  expect(buffer.take()).toEqual([{ ...vital(), count: 4 }])
})

test('counts are due once in an interval while any wait, and those that were put back wait again', () => {
  const buffer = createVitalsBuffer()
  expect(buffer.isDue(0)).toBe(false)
  buffer.add('one', [vital()])
  expect([buffer.isDue(0), buffer.isDue(timings.vitalsWritten - 1)]).toEqual([true, false])
  buffer.putBack([...buffer.take(), { ...vital(), count: 2 }])
  expect(buffer.isDue(timings.vitalsWritten)).toBe(true)
  expect(buffer.take()).toEqual([{ ...vital(), count: 3 }])
})
