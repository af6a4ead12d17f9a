import type { ListedCompany } from '@tessera/contracts/company-tools'
import type { ToolClient } from '@tessera/module-cli/tool-client'
import { expect, test, vi } from 'vitest'
import { readArguments } from './arguments.ts'
import { changeOf, companyCommand } from './company-commands.ts'

const company: ListedCompany = {
  name: 'acme',
  title: 'Acme',
  issuer: 'https://id.acme.test',
  client_id: '7',
  requires_sso: false,
  created_at: '2026-11-25T00:00:00Z',
  people: 2,
  redirect_uri: 'https://example.org/connect/sso/done/',
  log_out_uri: 'https://example.org/connect/sso/log-out/1/',
  domains: [
    {
      domain: 'acme.test',
      proven_at: null,
      record: '_tessera-sso.acme.test',
      file: 'https://acme.test/.well-known/tessera-sso.txt',
      value: 'tessera-sso=abc',
    },
  ],
}

const proven = {
  ...company,
  domains: company.domains.map((each) => ({ ...each, proven_at: '2026-11-25T00:00:00Z' })),
}

async function ran(text: string, answer: unknown) {
  const send = vi.fn<ToolClient['send']>(async () => answer)
  const client: ToolClient = { send, state: vi.fn(), change: vi.fn() }
  const { lines } = await companyCommand(readArguments(text.split(' '), {}), async () => client)
  return { said: lines.join('\n'), sent: send.mock.calls[0] }
}

test('adding a company says what to enter at its identity provider and how to prove its domains', async () => {
  vi.stubEnv('CLIENT_SECRET', 'secret')
  const { said, sent } = await ran(
    'add acme --issuer https://id.acme.test --client-id 7 --domain acme.test',
    { company, ended_sessions: 0 },
  )
  expect(JSON.parse(String(sent?.[2]))).toEqual({
    do: 'add',
    name: 'acme',
    issuer: 'https://id.acme.test',
    client_id: '7',
    client_secret: 'secret',
    domains: ['acme.test'],
  })
  for (const part of [
    company.redirect_uri,
    company.log_out_uri,
    '_tessera-sso.acme.test',
    'https://acme.test/.well-known/tessera-sso.txt',
    'tessera-sso=abc',
    'npm run company -- prove acme',
  ])
    expect(said).toContain(part)
  expect(said).not.toContain('secret')
})

test('adding without a client secret is refused with the fix, before anything is sent', async () => {
  vi.stubEnv('CLIENT_SECRET', undefined)
  const asked = readArguments(
    'add acme --issuer https://a.test --client-id 7 --domain a.test'.split(' '),
    {},
  )
  await expect(changeOf(asked)).rejects.toThrow('--secret-file FILE, or set CLIENT_SECRET')
  const unread = readArguments('set acme --secret-file /nowhere/secret'.split(' '), {})
  await expect(changeOf(unread)).rejects.toThrow('/nowhere/secret cannot be read')
})

test.each([
  ['prove acme', { company: proven, ended_sessions: 0 }, 'acme.test: proven.'],
  [
    'require acme',
    { company: { ...proven, requires_sso: true }, ended_sessions: 1 },
    'acme requires SSO for acme.test. 1 session ended, and open tabs were told.',
  ],
  [
    'require acme --off',
    { company: proven, ended_sessions: 0 },
    'set one by email: /password/forgot/',
  ],
  [
    'remove acme',
    { company: null, ended_sessions: 3 },
    'acme is removed. 3 sessions ended, and open tabs were told. Its people can set a password by email: /password/forgot/',
  ],
  [
    'list',
    { companies: [proven] },
    'acme  Acme  https://id.acme.test  2 people\n  acme.test  proven 2026-11-25',
  ],
  ['list', { companies: [] }, 'npm run company -- add NAME'],
])('%s says what follows', async (text, answer, line) => {
  expect((await ran(text, answer)).said).toContain(line)
})
