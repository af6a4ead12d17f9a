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
