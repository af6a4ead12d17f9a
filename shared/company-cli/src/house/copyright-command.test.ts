import type { ToolClient } from '@tessera/module-cli/tool-client'
import { expect, test, vi } from 'vitest'
import { copyrightCommand } from './copyright-command.ts'

async function ran(args: readonly string[], answer: unknown) {
  const send = vi.fn<ToolClient['send']>(async () => answer)
  const client: ToolClient = { send, state: vi.fn(), change: vi.fn() }
  const { lines } = await copyrightCommand(args, {}, async () => client)
  return { lines, sent: JSON.parse(String(send.mock.calls[0]?.[2])) }
}

const why = ['--reason', 'Letter 7']

test('decisions on notices and letters are sent with their reason', async () => {
  const done = { done: null }
  expect(await ran(['uphold', '41', ...why], done)).toEqual({
    lines: ['Done.'],
    sent: { do: 'copyright', asked: { do: 'uphold', case_id: '41', reason: 'Letter 7' } },
  })
  const letter = ['--name', 'Oto Berg', '--address', 'Main Square 2', '--words', 'I took it.']
  const counter = ['counter', '51', ...letter, '--has-statements', ...why]
  expect((await ran(counter, done)).sent.asked).toEqual({
    do: 'counter',
    decision_id: '51',
    name: 'Oto Berg',
    address: 'Main Square 2',
    words: 'I took it.',
    has_statements: true,
    reason: 'Letter 7',
  })
})

test('the clocks of notices are told in sentences', async () => {
  const set = ['set-rules', '--days', '10', '--upheld', '2', ...why]
  const { lines, sent } = await ran(set, { rules: { days: 10, upheld: 2 } })
  expect(sent.asked).toEqual({ do: 'set-rules', days: 10, upheld: 2, reason: 'Letter 7' })
  expect(lines[0]).toBe('A post comes back 10 working days after a counter-notice.')
  expect((await ran(['list'], { reports: [] })).lines).toEqual(['No notice waits.'])
})

test.each([
  [['nonsense'], 'is no command'],
  [['list', '41'], 'is no command'],
  [['uphold', '41'], 'uphold takes CASE'],
  [['counter', '51', '--name', 'A', '--address', 'B', '--words', 'C', ...why], 'counter takes'],
  [['set-rules', '--days', '9', '--upheld', '3', ...why], 'set-rules takes'],
])('%s is refused with the fix', async (args, message) => {
  await expect(ran(args, {})).rejects.toThrow(message)
})
