import type { ToolClient } from '@tessera/module-cli/tool-client'
import { expect, test, vi } from 'vitest'
import { storageCommand } from './storage-command.ts'

async function ran(args: readonly string[], answer: unknown) {
  const send = vi.fn<ToolClient['send']>(async () => answer)
  const client: ToolClient = { send, state: vi.fn(), change: vi.fn() }
  const { lines } = await storageCommand(args, {}, async () => client)
  return { lines, sent: JSON.parse(String(send.mock.calls[0]?.[2])) }
}

const kind = { kind: 'media', files: 14, bytes: 1_520_000_000, week: 20_000_000, month: null }

test('what is stored is told by kind, with its growth and what a sweep frees', async () => {
  const storage = {
    day: '2026-11-30',
    kinds: [kind, { kind: 'database', files: 0, bytes: 900, week: -1_000, month: 0 }],
    unused: { ...kind, kind: 'unused', bytes: 3_000_000 },
  }
  expect((await ran([], { storage })).lines).toEqual([
    'Measured on 2026-11-30.',
    'media  1.5 GB in 14 files, +20 MB in 7 days',
    'database  900 B, -1 kB in 7 days, +0 B in 30 days',
    'A sweep frees up to 3 MB.',
  ])
  const none = { storage: { day: null, kinds: [], unused: null } }
  expect((await ran(['show'], none)).lines[0]).toContain('Nothing was measured yet')
})

test('people are listed after the last one of the page before', async () => {
  expect((await ran(['people', '--after', '900,7'], { people: [] })).sent).toEqual({
    do: 'storage-people',
    after: [900, '7'],
  })
})

test.each([
  [['nonsense'], 'is no command'],
  [['people', 'x'], 'is no command'],
  [['show', '--after', '900,7'], 'show takes'],
  [['people', '--after', 'x'], 'people takes'],
])('%s is refused with the fix', async (args, message) => {
  await expect(ran(args, {})).rejects.toThrow(message)
})
