import type { ToolClient } from '@tessera/module-cli/tool-client'
import { expect, test, vi } from 'vitest'
import { contentCommand } from './content-command.ts'

const removal = {
  id: '9',
  state: 'removing',
  reason: 'Not ours',
  pictures: 2,
  pins: 0,
  people: 0,
  at: '2026-11-01T10:00:00.000Z',
  undo_until: '2026-11-08T10:00:00.000Z',
}

async function ran(args: readonly string[], answer: unknown) {
  const send = vi.fn<ToolClient['send']>(async () => answer)
  const client: ToolClient = { send, state: vi.fn(), change: vi.fn() }
  const { lines } = await contentCommand(args, {}, async () => client)
  return { said: lines, sent: JSON.parse(String(send.mock.calls[0]?.[2])) }
}

test('pictures are removed by the ids that find lists', async () => {
  const args = ['remove', '5,6', '--reason', 'Not ours']
  expect(await ran(args, { removal })).toEqual({
    said: ['9  removing  2026-11-01 10:00 UTC  pictures: 2, pins: 0, people: 0  Not ours'],
    sent: { do: 'remove-pictures', pictures: ['5', '6'], reason: 'Not ours' },
  })
})

test('pictures are hidden behind a warning, and shown again', async () => {
  expect(await ran(['mark', '5,6', '--reason', 'Nude'], { done: null })).toEqual({
    said: ['Hidden behind a warning.'],
    sent: { do: 'mark-pictures', pictures: ['5', '6'], sensitive: true, reason: 'Nude' },
  })
  const { sent } = await ran(['unmark', '5', '--reason', 'A statue'], { done: null })
  expect(sent).toMatchObject({ pictures: ['5'], sensitive: false })
})

test.each([
  [['remove', '5'], 'remove takes PICTURE[,PICTURE] --reason TEXT'],
  [['remove', 'lamp', '--reason', 'x'], 'remove takes'],
  [['find'], 'find takes ADDRESS'],
  [['nonsense'], 'is no command'],
])('%s is refused with the fix', async (args, message) => {
  await expect(ran(args, {})).rejects.toThrow(message)
})
