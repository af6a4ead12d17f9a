import { expect, test } from 'vitest'
import { help, needed, readArguments } from './arguments.ts'

const read = (text: string, environment = {}) => readArguments(text.split(' '), environment)

test('a command, its company and its options are read', () => {
  expect(
    read(
      'add acme --issuer https://id.acme.test --client-id 7 --domain a.test,b.test --domain c.test',
    ),
  ).toMatchObject({
    command: 'add',
    name: 'acme',
    issuer: 'https://id.acme.test',
    clientId: '7',
    domains: ['a.test', 'b.test', 'c.test'],
    off: false,
    at: 'http://localhost:3000',
  })
  expect(read('require acme --off', { TESSERA_URL: 'https://example.org' })).toMatchObject({
    command: 'require',
    off: true,
    at: 'https://example.org',
  })
})

test.each([
  ['nonsense', 'is no command'],
  ['remove acme globex', "takes one name, not 'globex' too"],
  ['list --verbose', "Unknown option '--verbose'"],
])('%s is refused with the fix', (text, message) => {
  expect(() => read(text)).toThrow(message)
  expect(() => read(text)).toThrow('npm run company -- help')
})

test('a command that lacks something says what it takes', () => {
  expect(() => needed(undefined, 'require')).toThrow('require takes NAME [--off].')
})

test('the help lists every command, and is what --help and no command ask for', () => {
  for (const asked of ['--help', '-h', 'remove --help']) expect(read(asked).command).toBe('help')
  expect(readArguments([], {}).command).toBe('help')
  for (const command of ['add', 'set', 'prove', 'require', 'remove', 'list'])
    expect(help()).toContain(`\n  ${command} `)
})
