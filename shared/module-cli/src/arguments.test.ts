import { expect, test } from 'vitest'
import { help, nameOf, readArguments, stepIn } from './arguments.ts'
import { claimsOf, originOf, saidOf } from './backends.ts'
import { startOf } from './grants.ts'
import { Fault } from './outcome.ts'

const read = (text: string, environment = {}) => readArguments(text.split(' '), environment)

test('a command, its names and its options are read', () => {
  expect(read('canary save abc --percent 0.5 --json --at http://localhost:4000/x')).toMatchObject({
    command: 'canary',
    names: ['save', 'abc'],
    percent: 0.5,
    json: true,
    at: 'http://localhost:4000',
  })
  expect(read('token make team --modules save,auth --words gifts --days 7')).toMatchObject({
    command: 'token make',
    names: ['team'],
    modules: ['save', 'auth'],
    days: 7,
    words: ['gifts'],
  })
  expect(['search', '/search/', '/', '/:/'].map(startOf)).toEqual([
    '/search/',
    '/search/',
    '/',
    '/:/',
  ])
  expect(() => startOf('/search/pins/')).toThrow('a first word as /search/')
})

test('the origin of a backend and what it is told are read', () => {
  expect(
    read('backend grant events https://events.example.org --may viewer.id,locale --local'),
  ).toMatchObject({
    command: 'backend grant',
    names: ['events', 'https://events.example.org'],
    may: ['viewer.id', 'locale'],
    local: true,
  })
  expect(originOf('https://events.example.org/')).toBe('https://events.example.org')
  expect(() => originOf('https://events.example.org/api')).toThrow('must be an origin')
  expect(claimsOf(['locale'])).toEqual(['locale'])
  expect(() => claimsOf(['viewer.email'])).toThrow('--may takes viewer.id, ')
})

test('the list of backends says what one wants beyond its grant', () => {
  const listed = {
    module: 'events',
    origin: 'https://events.example.org',
    may: claimsOf(['locale']),
    local: false,
    by: 'the operator',
    why: 'events',
    at: '2026-05-01T10:00:00.000Z',
    wants: ['locale', 'viewer.id'],
  }
  expect(saidOf(listed)).toContain('is told locale; wants viewer.id besides, and is not told')
  expect(saidOf({ ...listed, wants: ['locale'] })).toContain('is told locale  the operator')
})

test('a module runs alone with the options of its harness', () => {
  expect(read('dev save')).toMatchObject({ isAlone: false, isInside: false, harness: [] })
  expect(
    read('dev save --alone --port 5000 --built --backend http://localhost:4000'),
  ).toMatchObject({
    isAlone: true,
    harness: ['--port', '5000', '--built', '--backend', 'http://localhost:4000'],
  })
})

test('the address is an argument, else of the environment, else of this machine', () => {
  const environment = { TESSERA_URL: 'https://example.org' }
  expect(read('list', environment).at).toBe('https://example.org')
  expect(read('list --at https://b.test', environment).at).toBe('https://b.test')
  expect(read('list').at).toBe('http://localhost:3000')
})

test.each([
  ['nonsense', 'is no command'],
  ['token', 'is no command'],
  ['canary save abc --percent 101', 'from 0 to 100'],
  ['canary save abc --percent x', 'from 0 to 100'],
  ['list --at ftp://x', 'The address of the product must be'],
  ['dev save --alone --in http://localhost:3000', 'exclude each other'],
  ['dev save --built', 'goes with --alone'],
  ['dev save --backend http://localhost:4000', 'goes with --alone'],
  ['backend', 'is no command'],
  ['release save --minor --major', 'exclude each other'],
  ['graph --breaks pin.saved@1 --raise react@20', 'exclude each other'],
  ['list --verbose', "Unknown option '--verbose'"],
])('%s is refused with the fix', (text, message) => {
  expect(() => read(text)).toThrow(message)
  expect(() => read(text)).toThrow(/npm run module -- help|as http/)
})

test('a command that lacks its name says what it takes', () => {
  expect(() => nameOf(read('canary save'), 1)).toThrow('canary takes NAME BUILD --percent N.')
  expect(() => stepIn(read('release save'))).toThrow('release takes NAME --major | --minor')
  expect(stepIn(read('release save --minor'))).toBe('minor')
  expect(() => nameOf(read('publish'))).toThrow(Fault)
})

test('the help names every command, and is what --help and no command ask for', () => {
  for (const asked of ['--help', '-h', 'publish --help']) expect(read(asked).command).toBe('help')
  expect(readArguments([], {}).command).toBe('help')
  for (const name of ['new', 'publish', 'rollback', 'verify', 'token revoke'])
    expect(help()).toContain(`  ${name} `)
})
