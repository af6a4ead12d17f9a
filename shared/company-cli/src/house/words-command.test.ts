import type { ToolClient } from '@tessera/module-cli/tool-client'
import { expect, test, vi } from 'vitest'
import { wordsCommand } from './words-command.ts'

async function ran(args: readonly string[], answer: unknown) {
  const send = vi.fn<ToolClient['send']>(async () => answer)
  const client: ToolClient = { send, state: vi.fn(), change: vi.fn() }
  const { lines } = await wordsCommand(
    args,
    {},
    {
      connect: async () => client,
      read: async (file) => `# ${file}`,
    },
  )
  return { lines, sent: JSON.parse(String(send.mock.calls[0]?.[2])) }
}

test('a text is published from files, and the days of rows are set', async () => {
  const args = ['text', 'rules', '--en', 'a.md', '--de', 'b.md', '--reason', 'First rules']
  const version = {
    kind: 'rules',
    version: 1,
    en: '# a.md',
    de: '# b.md',
    is_material: false,
    later_days: 30,
    changes_en: '',
    changes_de: '',
    changed_at: '2026-11-02T10:00:00.000Z',
  }
  const { lines, sent } = await ran(args, { text: version })
  expect(lines).toEqual(['rules has version 1.'])
  const { version: _, changed_at: __, ...fields } = version
  expect(sent).toEqual({
    do: 'words',
    asked: { do: 'text', ...fields, after: null, reason: 'First rules' },
  })
  const kept = { name: 'outbox', days: 3, least: 1, usual: 7, most: 90 }
  const keep = ['keep', 'outbox', '--days', '3', '--reason', 'Less']
  expect((await ran(keep, { retention: [kept] })).lines).toEqual(['outbox  3 days (1 to 90)'])
})

test.each([
  [['text', 'rules', '--reason', 'x'], 'text takes KIND'],
  [['text', 'poem', '--en', 'a', '--reason', 'x'], 'text takes KIND'],
  [['notice', 'Hi', '--reason', 'x'], 'notice takes TEXT'],
  [
    ['notice', 'Hi', '--until', '2027-01-01T00:00:00Z', '--kind', 'ad', '--reason', 'x'],
    "--kind takes news, maintenance, not 'ad'.",
  ],
  [['keep', 'outbox', '--days', 'many', '--reason', 'x'], "--days takes a number, not 'many'."],
  [['sing'], "'sing' is no command."],
])('words %s is refused with the reason', async (args, message) => {
  await expect(ran(args, {})).rejects.toThrow(message)
})
