import type { HousePerson } from '@tessera/contracts/entities/house-person'
import { UserId } from '@tessera/contracts/ids'
import type { ToolClient } from '@tessera/module-cli/tool-client'
import { expect, test, vi } from 'vitest'
import { help, readArguments } from './arguments.ts'
import { logCommand } from './log-command.ts'
import { peopleCommand } from './people-commands.ts'

const mira: HousePerson = {
  id: UserId.parse('7'),
  username: 'mira',
  full_name: 'Mira Holm',
  email: 'mira@example.org',
  email_verified: true,
  image_url: null,
  is_partner: false,
  role: null,
  state: 'active',
  suspended_until: null,
  closes_at: null,
  limited_at: null,
  created_at: '2026-11-01T10:00:00.000Z',
}

const clientOf = (answer: unknown) => {
  const send = vi.fn<ToolClient['send']>(async () => answer)
  const client: ToolClient = { send, state: vi.fn(), change: vi.fn() }
  return { send, connect: async () => client }
}

async function ran(args: readonly string[], answer: unknown) {
  const { send, connect } = clientOf(answer)
  const { lines } = await peopleCommand(readArguments(args, {}), connect)
  return { said: lines, sent: JSON.parse(String(send.mock.calls[0]?.[2])) }
}

test('people are found, and acts on them are sent with their reason', async () => {
  const limited = { ...mira, email_verified: false, limited_at: '2026-11-02T10:00:00.000Z' }
  expect(await ran(['find', 'mira'], { people: [mira, limited] })).toEqual({
    said: [
      '7  mira  mira@example.org  active',
      '7  mira  mira@example.org (not confirmed)  active, limited',
    ],
    sent: { do: 'find', query: 'mira' },
  })
  const until = '2026-12-24T00:00:00.000Z'
  const suspended = { ...mira, state: 'suspended' as const, suspended_until: until }
  const args = ['suspend', 'mira', '--until', until, '--reason', 'Spam in comments']
  expect(await ran(args, { person: suspended })).toEqual({
    said: ['7  mira  mira@example.org  suspended until 2026-12-24 00:00 UTC'],
    sent: { do: 'suspend', account: 'mira', reason: 'Spam in comments', until },
  })
  const role = ['role', 'mira', '--role', 'none', '--reason', 'Left']
  expect((await ran(role, { person: mira })).sent).toEqual({
    do: 'role',
    account: 'mira',
    role: null,
    reason: 'Left',
  })
})

test('sign-ups are opened to domains, and an invite says its link', async () => {
  const args = ['set-doors', 'domain', '--domain', 'A.test, b.test', '--reason', 'School']
  const doors = { mode: 'domain', domains: ['a.test', 'b.test'], waiting: 0 }
  expect(await ran(args, { doors })).toEqual({
    said: ['Sign-ups: domain (a.test, b.test). Waiting: 0.'],
    sent: { do: 'set-doors', mode: 'domain', domains: ['a.test', 'b.test'], reason: 'School' },
  })
  const invite = {
    id: '9',
    note: '',
    most: 1,
    used: 0,
    made_at: mira.created_at,
    expires_at: '2026-11-08T10:00:00.000Z',
    is_ended: false,
  }
  const url = 'https://example.org/connect/invite/abc/'
  expect(await ran(['invite'], { invite, url })).toEqual({
    said: ['Works 1 time, until 2026-11-08:', url],
    sent: { do: 'invite', most: 1, days: 7, note: '' },
  })
})

test('the check of the log names the first entry that is not as it was written', async () => {
  const check = (log: object) =>
    logCommand(['verify', '--kept', 'a'], {}, clientOf({ log }).connect)
  const whole = { entries: 3, head: 'abc', broken: null, has_kept: true }
  expect((await check(whole)).lines[0]).toBe('3 entries are as they were written.')
  await expect(check({ ...whole, broken: { seq: 2, why: 'changed' } })).rejects.toThrow(
    'Entry 2 is not as it was written',
  )
  await expect(check({ ...whole, has_kept: false })).rejects.toThrow(
    'the end of the log was cut off',
  )
})

test.each([
  [['nonsense'], 'is no command'],
  [['suspend', 'mira'], 'suspend takes ACCOUNT --reason TEXT'],
  [['role', 'mira', '--reason', 'x', '--role', 'king'], '--role takes owner'],
  [['set-doors', 'ajar', '--reason', 'x'], 'set-doors takes MODE'],
  [['invite', '--most', 'many'], '--most takes a number'],
  [['see', 'mira', 'ines'], "takes one name, not 'ines' too"],
])('%s is refused with the fix', (args, message) => {
  expect(() => readArguments(args, {})).toThrow(message)
  expect(() => readArguments(args, {})).toThrow('npm run tessera -- people help')
})

test('the help lists every command', () => {
  for (const command of ['find', 'suspend', 'lift', 'role', 'set-doors', 'invite'])
    expect(help()).toContain(`\n  ${command} `)
})
