import type { QueuedEmail } from '@tessera/contracts/mail-tools'
import type { ToolClient } from '@tessera/module-cli/tool-client'
import { expect, test, vi } from 'vitest'
import { help, readArguments } from './arguments.ts'
import { mailCommand } from './mail-commands.ts'

const waiting: QueuedEmail = {
  id: 'a1',
  state: 'waiting',
  to: 'mira@example.org',
  subject: 'Reset your password',
  since: '2026-11-26T10:00:00.000Z',
  attempts: 3,
  next_at: '2026-11-26T10:05:00.000Z',
  answer: '450 4.2.0 Greylisted',
}
const refused: QueuedEmail = { ...waiting, id: 'b2', state: 'failed', attempts: 1, next_at: null }

async function ran(text: string, answer: unknown, message = '') {
  const send = vi.fn<ToolClient['send']>(async () => answer)
  const client: ToolClient = { send, state: vi.fn(), change: vi.fn() }
  const outcome = await mailCommand(
    readArguments(text.split(' '), {}),
    async () => client,
    async () => message,
  )
  return { said: outcome.lines, sent: JSON.parse(String(send.mock.calls[0]?.[2])) }
}

test('the list says since when each email waits, how often it was tried, and the last answer', async () => {
  const { said, sent } = await ran('list', { emails: [waiting, refused], total: 5 })
  expect(sent).toEqual({ do: 'list' })
  expect(said).toEqual([
    'a1  since 2026-11-26 10:00 UTC  3 attempts, next 2026-11-26 10:05 UTC',
    '  to mira@example.org: Reset your password',
    '  450 4.2.0 Greylisted',
    'b2  since 2026-11-26 10:00 UTC  given up after 1 attempt',
    '  to mira@example.org: Reset your password',
    '  450 4.2.0 Greylisted',
    '3 more.',
  ])
  expect((await ran('list', { emails: [], total: 0 })).said).toEqual([
    'No email waits, and none was given up.',
  ])
})

test('emails are retried and dropped by id, and all are retried at once', async () => {
  expect(await ran('retry a1 b2', { changed: ['a1'] })).toEqual({
    said: ['1 email to be sent now.', 'Not found: b2.'],
    sent: { do: 'retry', ids: ['a1', 'b2'], reason: '' },
  })
  expect((await ran('retry --all', { changed: ['a1', 'b2'] })).said).toEqual([
    '2 emails to be sent now.',
  ])
  expect((await ran('drop a1', { changed: ['a1'] })).said).toEqual(['1 email deleted.'])
  await expect(ran('drop a1', { changed: [] })).rejects.toThrow('There is no email a1 to drop')
})

test('addresses are listed with the reason, and lifted by name or domain', async () => {
  const address = {
    address: 'mira@example.org',
    reason: 'bounced',
    since: '2026-11-26T10:00:00.000Z',
    detail: '550 5.1.1 No such user',
  }
  expect((await ran('suppressed', { addresses: [address], total: 3 })).said).toEqual([
    'mira@example.org  emails came back, 2026-11-26',
    '  550 5.1.1 No such user',
    '2 more; see them with --after mira@example.org.',
  ])
  expect((await ran('suppressed --after z@x', { addresses: [], total: 0 })).said).toEqual([
    'Every address after z@x gets emails.',
  ])
  expect(
    await ran('lift @example.org --reason Repaired', { changed: ['mira@example.org'] }),
  ).toEqual({
    said: ['1 address that emails go to again.'],
    sent: { do: 'lift', addresses: ['@example.org'], reason: 'Repaired' },
  })
})

test('a message from the standard input is sent whole, and one that reports nothing is no failure', async () => {
  const report = { address: 'mira@example.org', kind: 'bounced' }
  expect(await ran('bounce', { report }, 'From: MAILER-DAEMON')).toEqual({
    said: ['mira@example.org: emails came back.'],
    sent: { do: 'bounce', message: 'From: MAILER-DAEMON' },
  })
  expect((await ran('bounce', { report: null })).said).toEqual([
    'The message reports nothing about an email of ours.',
  ])
})

test('a message that somebody made as large as they could is sent in a size that the service takes', async () => {
  const { sent } = await ran('bounce', { report: null }, '\u0001'.repeat(1_000_000))
  expect(Buffer.byteLength(JSON.stringify(sent))).toBeLessThan(1_000_000)
})

test.each([
  ['nonsense', 'is no command'],
  ['show', 'show takes ID.'],
  ['retry', 'retry takes ID… or --all [--reason TEXT].'],
  ['retry a1 --all', '--all is for retry, without ids'],
  ['list --reason x', 'list takes no reason'],
  ['list --after x', '--after is for suppressed'],
  ['list a1', "list takes no 'a1'"],
])('%s is refused with the fix', (text, message) => {
  expect(() => readArguments(text.split(' '), {})).toThrow(message)
  expect(() => readArguments(text.split(' '), {})).toThrow('npm run tessera -- mail help')
})

test('the help lists every command', () => {
  for (const command of ['list', 'show', 'retry', 'drop', 'suppressed', 'lift', 'bounce'])
    expect(help()).toContain(`\n  ${command} `)
})
