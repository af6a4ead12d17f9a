import { expect, test } from 'vitest'
import { configurationTable, readConfiguration, readServiceConfiguration } from './configuration.ts'
import { publicOriginOf } from './origins-of.ts'

const faultsOf = (environment: Record<string, string>) => {
  const read = readConfiguration(environment)
  return read.ok ? [] : read.faults.map(({ name }) => name)
}

test('an empty environment is a valid configuration', () => {
  const read = readConfiguration({})
  expect(read).toMatchObject({ ok: true, configuration: { PORT: 3000, HOST: 'localhost' } })
})

test('a configuration lists all of its faults at once', () => {
  const faults = faultsOf({
    PORT: 'many',
    DATABASE_URL: 'mysql://x',
    PUBLIC_ORIGIN: 'https://x.example/path',
    MODE: 'fast',
    DEMO: 'maybe',
    SESSION_IDLE_DAYS: '-1',
  })
  expect(new Set(faults)).toEqual(
    new Set(['PORT', 'DATABASE_URL', 'PUBLIC_ORIGIN', 'MODE', 'DEMO', 'SESSION_IDLE_DAYS']),
  )
})

test('an idle limit longer than the session is refused', () => {
  expect(faultsOf({ SESSION_IDLE_DAYS: '40', SESSION_MAX_DAYS: '20' })).toEqual([
    'SESSION_IDLE_DAYS',
  ])
})

test('replicas need a PostgreSQL that they follow, and are addresses of one host each', () => {
  const replicas = { DATABASE_REPLICA_URLS: 'postgres://b/pins, postgres://c/pins' }
  const read = readConfiguration({ ...replicas, DATABASE_URL: 'postgres://a/pins' })
  expect(read).toMatchObject({
    configuration: { DATABASE_REPLICA_URLS: ['postgres://b/pins', 'postgres://c/pins'] },
  })
  const alone = readConfiguration(replicas)
  expect(alone.ok ? [] : alone.faults).toMatchObject([
    { name: 'DATABASE_REPLICA_URLS', problem: expect.stringContaining('embedded database has no') },
  ])
  expect(
    faultsOf({ DATABASE_REPLICA_URLS: 'mysql://b', DATABASE_URL: 'postgres://a,b/pins' }),
  ).toEqual(['DATABASE_REPLICA_URLS'])
})

test('an empty variable counts as unset', () => {
  expect(faultsOf({ DATABASE_URL: '', PORT: '' })).toEqual([])
})

test('the public origin is localhost by default', () => {
  const read = readConfiguration({})
  if (!read.ok) throw new Error('The empty environment must do.')
  expect(publicOriginOf(read.configuration, 4000)).toBe('http://localhost:4000')
})

test('a certificate needs its key, and makes the public origin https', () => {
  const tls = { TLS_CERT_FILE: 'a.crt', TLS_KEY_FILE: 'a.key' }
  expect(faultsOf({ TLS_CERT_FILE: 'a.crt' })).toEqual(['TLS_KEY_FILE'])
  expect(faultsOf({ TLS_KEY_FILE: 'a.key' })).toEqual(['TLS_CERT_FILE'])
  const read = readConfiguration(tls)
  if (!read.ok) throw new Error('A certificate with its key must do.')
  expect(publicOriginOf(read.configuration, 4000)).toBe('https://localhost:4000')
})

const banana = Object.fromEntries(configurationTable().map(({ name }) => [name, 'banana 1.5']))

test('each fault is a sentence with its fix, in no words of a program', () => {
  for (const value of ['banana 1.5', '-1', '1.5', '1e99', 'x'.repeat(400)])
    for (const name of Object.keys(banana)) {
      const read = readServiceConfiguration({ MODE: 'local', [name]: value })
      for (const { problem } of read.ok ? [] : read.faults) {
        expect(problem, name).toMatch(/^["A-Z].*[.?)]$/)
        expect(problem, name).not.toMatch(
          /\b([Ee]xpected|[Rr]eceived|[Ii]nvalid|NaN|regex|pattern)\b/,
        )
        expect(problem.length, name).toBeLessThan(200)
      }
    }
  expect(readConfiguration({ PORT: 'many', MODE: 'fast' })).toMatchObject({
    faults: [
      { name: 'PORT', problem: '"many" is no number; write one in digits, as 30.' },
      {
        name: 'MODE',
        problem: '"fast" is none of its values; set it to production, local, development.',
      },
    ],
  })
})

test('a fault names no value that may be secret', () => {
  const secret = 'hunter2 hunter2'
  const read = readServiceConfiguration(
    Object.fromEntries(
      Object.keys(banana)
        .filter((name) => /KEY|SECRET|TOKEN|URL|MAIL/.test(name))
        // A choice has no secret, and its fault names what was written.
        .filter((name) => name !== 'MAIL_EVENTS_FROM')
        .map((name) => [name, secret]),
    ),
  )
  expect(read.ok).toBe(false)
  expect(JSON.stringify(read)).not.toContain('hunter2')
})

test.each([
  ['PUBLIC_ORGN', 'PUBLIC_ORIGIN'],
  ['public_origin', 'PUBLIC_ORIGIN'],
  ['PUBLIC-ORIGIN', 'PUBLIC_ORIGIN'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['TRUSTED_PROXYS', 'TRUSTED_PROXIES'],
  ['SECRET_KEY', 'SECRETS_KEY'],
  ['DATADIR', 'DATA_DIR'],
])('%s is refused, and %s is what was meant', (name, meant) => {
  const local = { MODE: 'local', [name]: 'x' }
  expect(readServiceConfiguration(local)).toEqual({
    ok: false,
    faults: [{ name, problem: `There is no such setting; did you mean ${meant}?` }],
  })
  const sound: Record<string, string> = { PUBLIC_ORIGIN: 'https://pins.example', DATA_DIR: 'data' }
  if (sound[meant] !== undefined)
    expect(readServiceConfiguration({ ...local, [meant]: sound[meant] }).ok).toBe(true)
})

test('names of other programs are no settings of ours', () => {
  const others =
    'NODE HOSTS HOME PATH PGPORT LOGNAME SHELL AWS_REGION GOOGLE_CLOUD_PROJECT NODE_ENV CI SSL_CERT_FILE SSL_CERT_DIR'
  const set = Object.fromEntries(others.split(' ').map((name) => [name, 'x']))
  expect(readServiceConfiguration({ MODE: 'local', ...set }).ok).toBe(true)
})

test('every setting has a meaning', () => {
  for (const row of configurationTable()) expect(row.meaning, row.name).not.toBe('')
})

test('an object store needs all of its settings or none', () => {
  const store = {
    S3_ENDPOINT: 'https://s3.example.org',
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  }
  expect(faultsOf(store)).toEqual([])
  expect(faultsOf({ S3_ENDPOINT: store.S3_ENDPOINT, PORT: 'many' }).toSorted()).toEqual([
    'PORT',
    'S3_ACCESS_KEY_ID',
    'S3_BUCKET',
    'S3_SECRET_ACCESS_KEY',
  ])
})

test('reCAPTCHA needs all of its keys', () => {
  const v2 = { RECAPTCHA_V2_SITE_KEY: 'public', RECAPTCHA_V2_SECRET: 'secret' }
  const v3 = { RECAPTCHA_V3_SITE_KEY: 'public', RECAPTCHA_V3_SECRET: 'secret' }
  expect(faultsOf(v2)).toEqual([])
  expect(faultsOf({ ...v2, ...v3 })).toEqual([])
  expect(faultsOf({ RECAPTCHA_V2_SITE_KEY: 'public' })).toEqual(['RECAPTCHA_V2_SECRET'])
  expect(faultsOf(v3)).toEqual(['RECAPTCHA_V2_SITE_KEY'])
  expect(faultsOf({ CAPTCHA_SECRET: 'short' })).toEqual(['CAPTCHA_SECRET'])
})

test('countries must be two capital letters each', () => {
  expect(faultsOf({ CONSENT_COUNTRIES: 'KR,Korea' })).toEqual(['CONSENT_COUNTRIES'])
  const read = readConfiguration({ CONSENT_COUNTRIES: 'KR, DE' })
  expect(read).toMatchObject({ configuration: { CONSENT_COUNTRIES: ['KR', 'DE'] } })
})

test('proxies are addresses or ranges, and nothing else', () => {
  for (const proxies of ['192.0.2.7', '10.0.0.0/8, fd00::/8', ''])
    expect(faultsOf({ TRUSTED_PROXIES: proxies }), proxies).toEqual([])
  expect(faultsOf({ TRUSTED_PROXIES: 'banana' })).toEqual(['TRUSTED_PROXIES'])
  expect(faultsOf({ TRUSTED_PROXIES: '10.0.0.1,10.0.0.0/33,0.0.0.0/0' })).toEqual([
    'TRUSTED_PROXIES',
  ])
})

test('a port that browsers refuse is refused where people would see it', () => {
  expect(faultsOf({ PORT: '6000' })).toEqual(['PORT'])
  expect(faultsOf({ PORT: '0' })).toEqual([])
  expect(faultsOf({ PORT: '6000', PUBLIC_ORIGIN: 'http://localhost' })).toEqual([])
  expect(faultsOf({ PUBLIC_ORIGIN: 'http://localhost:6667' })).toEqual(['PUBLIC_ORIGIN'])
})

test('V4.1 the address of the sign-up is one of the web or a path of the product', () => {
  for (const address of ['https://join.example.org/', '/join/'])
    expect(readConfiguration({ SIGN_UP_URL: address })).toMatchObject({
      configuration: { SIGN_UP_URL: address },
    })
  for (const address of [
    'javascript:alert(1)',
    '//join.example.org',
    '/\\join.example.org',
    'join',
  ])
    expect(faultsOf({ SIGN_UP_URL: address }), address).toEqual(['SIGN_UP_URL'])
})

test('S9.19 without a list, products are tagged and shown in every country', () => {
  expect(readConfiguration({})).toMatchObject({
    configuration: { PRODUCT_TAG_COUNTRIES: [], PRODUCT_COUNTRIES: [] },
  })
  expect(faultsOf({ PRODUCT_COUNTRIES: 'US,Canada' })).toEqual(['PRODUCT_COUNTRIES'])
})
