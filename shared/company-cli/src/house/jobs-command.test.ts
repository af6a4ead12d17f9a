import type { ToolClient } from '@tessera/module-cli/tool-client'
import { expect, test, vi } from 'vitest'
import { jobsCommand } from './jobs-command.ts'

async function ran(args: readonly string[], answer: unknown) {
  const send = vi.fn<ToolClient['send']>(async () => answer)
  const client: ToolClient = { send, state: vi.fn(), change: vi.fn() }
  const { lines } = await jobsCommand(args, {}, async () => client)
  return { lines, sent: JSON.parse(String(send.mock.calls[0]?.[2])).asked }
}

const job = {
  id: '0a1b2c3d-0000-4000-8000-00000000000f',
  job: 'draw-renditions',
  state: 'failed',
  since: '2026-11-26T10:00:00.000Z',
  attempts: 5,
  next_at: null,
  error: 'Error: The file is no picture.\n    at draw',
}

test('queues and failed jobs are told in lines, with the first line of the error', async () => {
  const queue = { job: job.job, waiting: 2, running: 1, failed: 3, overdue_seconds: 40 }
  expect((await ran(['queues'], { queues: [queue] })).lines).toEqual([
    'draw-renditions  2 waiting, the oldest due for 40 s, 1 running, 3 failed',
  ])
  const { lines, sent } = await ran(['list', '--kind', job.job], { jobs: [job], next: 'WzFd' })
  expect(sent).toEqual({ do: 'list', state: 'failed', job: job.job })
  expect(lines).toEqual([
    `${job.id}  draw-renditions  failed since 2026-11-26 10:00 UTC  5 attempts`,
    '  Error: The file is no picture.',
    'More: --after WzFd',
  ])
})

test('jobs run again and are deleted by their ids, with a reason', async () => {
  const { lines, sent } = await ran(['retry', job.id, 'other', '--reason', 'Repaired'], {
    changed: [job.id],
  })
  expect(sent).toEqual({ do: 'retry', ids: [job.id, 'other'], reason: 'Repaired' })
  expect(lines).toEqual(['1 job to run now.', 'Not found: other.'])
})

test.each([
  [['nonsense'], 'is no command'],
  [['list', 'x'], 'is no command'],
  [['list', '--state', 'gone'], 'list takes'],
  [['retry', job.id], 'retry takes ID…'],
  [['drop', '--reason', 'x'], 'drop takes ID…'],
])('%s is refused with the fix', async (args, message) => {
  await expect(ran(args, {})).rejects.toThrow(message)
})
