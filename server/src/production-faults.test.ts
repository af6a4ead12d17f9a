import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readConfiguration, readServiceConfiguration } from './configuration.ts'

const safe = {
  MODE: 'production',
  PUBLIC_ORIGIN: 'https://pins.example',
  SMTP_URL: 'smtp://us:kDq81vTz@mail.example:587',
  MAIL_FROM: 'hello@pins.example',
}
const own = (length = 40) => 'k3J9vX0qLm5RtZ8w'.repeat(4).slice(0, length)

const faultsOf = (environment: Record<string, string>) => {
  const read = readServiceConfiguration(environment)
  return read.ok ? [] : read.faults.map(({ name }) => name).toSorted()
}

test('production with nothing set names every unsafe setting at once', () => {
  expect(faultsOf({})).toEqual(['PUBLIC_ORIGIN', 'SMTP_URL'])
  const database = 'postgres://postgres:postgres@localhost/tessera'
  expect(faultsOf({ DEMO: 'on', DATABASE_URL: database, PORT: 'many' })).toEqual([
    'CAPTCHA_SECRET',
    'DATABASE_URL',
    'DEMO',
    'PORT',
    'PUBLIC_ORIGIN',
    'SECRETS_KEY',
    'SMTP_URL',
  ])
  expect(faultsOf(safe)).toEqual([])
})

test.each([
  ['http for other people', { PUBLIC_ORIGIN: 'http://pins.example' }, 'PUBLIC_ORIGIN'],
  ['the demo world', { DEMO: 'on' }, 'DEMO'],
  ['one country for everybody', { VISITOR_COUNTRY: 'JP' }, 'VISITOR_COUNTRY'],
  ['a provider over http', { GOOGLE_ISSUER: 'http://localhost:3098/google' }, 'GOOGLE_ISSUER'],
  ['a key of one letter', { SECRETS_KEY: 'x'.repeat(40) }, 'SECRETS_KEY'],
  ['a guessed mail password', { SMTP_URL: 'smtp://us:password@mail.example' }, 'SMTP_URL'],
  [
    'the password of a new database',
    { DATABASE_URL: 'postgres://p:postgres@db/t' },
    'DATABASE_URL',
  ],
])('production refuses %s', (_, change, name) => {
  const keys = { SECRETS_KEY: own(), CAPTCHA_SECRET: own() }
  expect(faultsOf({ ...safe, ...keys })).toEqual([])
  expect(faultsOf({ ...safe, ...keys, ...change })).toEqual([name])
})

test('production on a shared database needs shared secrets', () => {
  const shared = { ...safe, DATABASE_URL: 'postgres://us:Vt81kqZx@db.example/t' }
  expect(faultsOf(shared)).toEqual(['CAPTCHA_SECRET', 'SECRETS_KEY'])
  const recaptcha = { RECAPTCHA_V2_SITE_KEY: 'public', RECAPTCHA_V2_SECRET: own() }
  expect(faultsOf({ ...shared, ...recaptcha })).toEqual(['SECRETS_KEY'])
  expect(faultsOf({ ...shared, SECRETS_KEY: own(), CAPTCHA_SECRET: own() })).toEqual([])
})

test('production serves http only with ALLOW_HTTP, and other modes don’t need it', () => {
  expect(faultsOf({ ...safe, PUBLIC_ORIGIN: 'http://10.0.0.5:3000', ALLOW_HTTP: 'on' })).toEqual([])
  expect(faultsOf({ MODE: 'local', DEMO: 'on' })).toEqual([])
  expect(faultsOf({ MODE: 'development' })).toEqual([])
})

test('the demo world is on by default, except in production', () => {
  const demoOf = (environment: Record<string, string>) => {
    const read = readConfiguration(environment)
    return read.ok && read.configuration.DEMO
  }
  expect(demoOf({})).toBe('off')
  expect(demoOf({ MODE: 'local' })).toBe('on')
  expect(demoOf({ MODE: 'development' })).toBe('on')
  expect(demoOf({ MODE: 'local', DEMO: 'off' })).toBe('off')
})

test('a production start with nothing set exits and says why', async () => {
  const main = join(import.meta.dirname, 'main.ts')
  const child = spawn(process.execPath, [main], { env: { DEMO: 'on' } })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const said = await text(child.stderr)
  expect(await ended).toBe(1)
  for (const name of ['DEMO', 'PUBLIC_ORIGIN', 'SMTP_URL']) expect(said).toContain(`  ${name}: `)
})
