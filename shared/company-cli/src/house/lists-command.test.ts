import type { ToolClient } from '@tessera/module-cli/tool-client'
import { expect, test, vi } from 'vitest'
import { listsCommand } from './lists-command.ts'

const plan = {
  added: 2,
  changed: 1,
  same: 0,
  repeated: 0,
  faulty: 1,
  examples: { added: ['evil.example', 'worse.example'], changed: ['old.example'] },
  faults: [{ line: 3, fault: 'not-a-domain' }],
}

async function ran(args: readonly string[], answer: unknown) {
  const send = vi.fn<ToolClient['send']>(async () => answer)
  const client: ToolClient = { send, state: vi.fn(), change: vi.fn() }
  const read = async (file: string) => {
    if (file === 'gone.txt') throw new Error('ENOENT')
    return 'evil.example'
  }
  const { lines } = await listsCommand(args, {}, { connect: async () => client, read })
  return { said: lines, sent: JSON.parse(String(send.mock.calls[0]?.[2])) }
}

test('a plan names the faulty lines, and an import sends the file', async () => {
  expect((await ran(['plan', 'domains', 'list.csv'], { plan })).said).toEqual([
    'New: 2, changed: 1, there already: 0, named again: 0, faulty lines: 1.',
    '  line 3: not-a-domain',
  ])
  const args = ['add', 'domains', 'list.csv', '--status', 'suspicious', '--reason', 'Spam']
  const { said, sent } = await ran(args, { version: null })
  expect(said).toEqual(['Nothing changed.'])
  expect(sent.asked).toEqual({
    do: 'add-domains',
    text: 'evil.example',
    status: 'suspicious',
    reason: 'Spam',
  })
})

test('terms wait for a look unless another act is named', async () => {
  const { sent } = await ran(['add', 'terms', 'words.txt', '--reason', 'Slurs'], { version: null })
  expect(sent.asked).toMatchObject({ do: 'add-terms', act: 'queue', match: 'word', language: null })
})

test.each([
  [['add', 'domains', 'list.csv'], 'add takes terms|domains FILE --reason TEXT'],
  [['add', 'domains'], 'add takes'],
  [['plan', 'domains', 'gone.txt'], 'gone.txt cannot be read'],
  [['add', 'terms', 'w.txt', '--act', 'burn', '--reason', 'x'], "'burn' is none of"],
  [['nonsense'], 'is no command'],
])('%s is refused with the fix', async (args, message) => {
  await expect(ran(args, {})).rejects.toThrow(message)
})
