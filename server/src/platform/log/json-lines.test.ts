import { expect, test } from 'vitest'
import { jsonLines } from './json-lines.ts'

test('no secret reaches the log, at any depth', () => {
  const lines: string[] = []
  const log = jsonLines({
    level: () => 'info',
    now: () => new Date(0),
    write: (line) => lines.push(line),
  })
  log.info('login', {
    password: 'hunter2',
    request: { headers: { Cookie: 'a=hunter2' } },
    user: 'mira',
    tries: [{ password: 'hunter2' }],
    cause: new Error('out of paper'),
  })
  expect(lines.join('')).not.toContain('hunter2')
  expect(lines.join('')).toContain('mira')
  expect(lines.join('')).toContain('out of paper')
})

test('entries below the level are not written', () => {
  const lines: string[] = []
  const log = jsonLines({
    level: () => 'warn',
    now: () => new Date(0),
    write: (line) => lines.push(line),
  })
  log.info('a')
  log.error('b')
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(['b'])
})

test('an entry names the trace that it belongs to, if one is recorded', () => {
  const lines: string[] = []
  let trace: { readonly traceId: string; readonly spanId: string } | undefined
  const log = jsonLines({
    level: () => 'info',
    now: () => new Date(0),
    write: (line) => lines.push(line),
    trace: () => trace,
  })
  log.info('request')
  trace = { traceId: 'a', spanId: 'b' }
  log.info('request')
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { time: new Date(0).toISOString(), level: 'info', event: 'request' },
    {
      time: new Date(0).toISOString(),
      level: 'info',
      event: 'request',
      trace_id: 'a',
      span_id: 'b',
    },
  ])
})
