import type { ToolClient } from '@tessera/module-cli/tool-client'
import { expect, test, vi } from 'vitest'
import { reportCommand } from './report-commands.ts'

async function ran(args: readonly string[], answer: unknown) {
  const send = vi.fn<ToolClient['send']>(async () => answer)
  const client: ToolClient = { send, state: vi.fn(), change: vi.fn() }
  const { lines } = await reportCommand(args, {}, async () => client)
  return { lines, sent: JSON.parse(String(send.mock.calls[0]?.[2])) }
}

test('decisions, answers to appeals and undoing are sent with their reason', async () => {
  const done = { done: null }
  expect(await ran(['decide', '41', 'remove', '--reason', 'Fakes'], done)).toEqual({
    lines: ['Done.'],
    sent: { do: 'decide', case_id: '41', decision: 'remove', reason: 'Fakes', until: null },
  })
  const appeal = ['appeal', '41', 'reversed', '--reason', 'Theirs']
  expect((await ran(appeal, done)).sent).toEqual({
    do: 'answer-appeal',
    case_id: '41',
    outcome: 'reversed',
    reason: 'Theirs',
  })
  expect((await ran(['undo', '51', '--reason', 'Slip'], done)).sent).toEqual({
    do: 'undo',
    decision_id: '51',
    reason: 'Slip',
  })
})

test('small counts are told as fewer than 5', async () => {
  const month = {
    month: '2026-11',
    reports: 12,
    decisions: 7,
    kinds: [],
    outcomes: [],
    median_hours: 3,
    appeals: null,
    reversals: 0,
    notices: 0,
    counter_notices: 0,
  }
  expect((await ran(['numbers'], { months: [month] })).lines).toEqual([
    '2026-11  12 reports, 7 decisions, median 3 h, fewer than 5 appeals, 0 reversed',
  ])
  expect((await ran(['list'], { reports: [] })).lines).toEqual(['Nothing waits.'])
})

test.each([
  [['nonsense'], 'is no command'],
  [['decide', '41', 'burn', '--reason', 'x'], 'decide takes CASE'],
  [['undo', 'latest', '--reason', 'x'], 'undo takes DECISION'],
  [['hand-on', '41'], 'hand-on takes CASE'],
])('%s is refused with the fix', async (args, message) => {
  await expect(ran(args, {})).rejects.toThrow(message)
})
