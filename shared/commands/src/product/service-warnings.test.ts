import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { expect, test } from 'vitest'
import { tellWarnings, warningIn } from './service-warnings.ts'

const line = (level: string, fields: object) =>
  JSON.stringify({ time: '2026-01-01T00:00:00.000Z', level, event: 'document.refused', ...fields })

test('a warning of the service is printed with its text; other lines are not', () => {
  expect(warningIn(line('warn', { name: 'registry.json', cause: 'It is not there.' }))).toBe(
    'document.refused · name: registry.json · cause: It is not there.',
  )
  for (const other of [line('info', {}), line('error', {}), 'text', '7', '{"event":"listening"}'])
    expect(warningIn(other)).toBeUndefined()
})

test('text from strangers in a warning cannot control the terminal', () => {
  const told = warningIn(line('warn', { detail: 'a\u001b]0;b\u0007\u009b2J\u202Ec\nd' })) ?? ''
  expect(told).toBe('document.refused · detail: a ]0;b  2J c d')
})

test('a repeated warning is printed once', async () => {
  const told: string[] = []
  const [one, other] = [line('warn', { name: 'a' }), line('warn', { name: 'b' })]
  const output = Readable.from(`${[one, one, other, one].join('\n')}\n`)
  tellWarnings(output, (text) => told.push(text))
  await finished(output)
  expect(told.map((text) => text.at(-1))).toEqual(['a', 'b', 'a'])
})
