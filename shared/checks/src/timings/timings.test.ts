import { expect, test } from 'vitest'
import { createStopwatch } from './stopwatch.ts'
import { timeTable } from './time-table.ts'

test('a stopwatch tells how long a step took and how much of it the processors idled', async () => {
  let now = 0
  let idle = 0
  const gauges = { now: () => now, processors: () => ({ idle, total: now * 2 }) }
  const watch = createStopwatch(gauges)
  const result = await watch.time(
    'types',
    async () => {
      now += 1_000
      idle += 500
      return 'done'
    },
    (text) => [{ name: text, milliseconds: 1 }],
  )
  expect(result).toBe('done')
  expect(watch.spans()).toEqual([
    { name: 'types', milliseconds: 1_000, idle: 0.25, within: [{ name: 'done', milliseconds: 1 }] },
  ])
})

test('the table lists each step, its longest steps first, the waits and the total', () => {
  const within = [
    { name: 'b.test.ts', milliseconds: 1_000 },
    { name: 'a.test.ts', milliseconds: 9_000 },
    { name: 'c.test.ts', milliseconds: 10 },
  ]
  const table = timeTable([
    { name: 'build', milliseconds: 2_000 },
    { name: 'unit tests', milliseconds: 10_000, idle: 0.5, within },
  ])
  expect(table.split('\n').map((line) => line.replaceAll(/ {2,}/g, ' | ').trim())).toEqual([
    'Where the time went | idle',
    'build | 2.0 s',
    'unit tests | 10.0 s | 50%',
    '| a.test.ts | 9.0 s',
    '| b.test.ts | 1.0 s',
    'waits (all processors idle) | 5.0 s',
    'in all | 12.0 s',
  ])
})

test('steps side by side stand within one, each with its own longest steps', () => {
  const types = { name: 'types', milliseconds: 3_000 }
  const file = { name: 'a.test.ts', milliseconds: 5_000 }
  const table = timeTable([
    {
      name: 'side by side',
      milliseconds: 8_000,
      idle: 0.25,
      within: [
        { name: 'checks', milliseconds: 4_000, idle: 0.5, within: [types] },
        { name: 'unit tests', milliseconds: 8_000, idle: 0.5, within: [file] },
      ],
    },
  ])
  expect(table.split('\n').slice(1)).toEqual([
    'side by side                 8.0 s   25%',
    '  unit tests                 8.0 s',
    '    a.test.ts                5.0 s',
    '  checks                     4.0 s',
    '    types                    3.0 s',
    'waits (all processors idle)  2.0 s',
    'in all                       8.0 s',
  ])
})

test('a step that has hundreds of others in it names the eight longest', () => {
  const within = Array.from({ length: 300 }, (_, at) => ({
    name: `${at}.test.ts`,
    milliseconds: 1_000 + at,
  }))
  const lines = timeTable([{ name: 'unit tests', milliseconds: 1, within }]).split('\n')
  expect(lines.filter((line) => line.includes('.test.ts'))).toHaveLength(8)
})
