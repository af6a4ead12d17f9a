import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import {
  type Configuration,
  configurationTable,
  readServiceConfiguration,
} from '../configuration.ts'
import { givenSettings } from './given-settings.ts'
import { reloads } from './reload-settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'tessera-settings-'))
const file = join(folder, 'tessera.env')
afterEach(() => rmSync(file, { force: true }))
afterAll(() => rmSync(folder, { recursive: true }))

/** Starts with the lines of a file; returns what reads them again, what is in effect and what was logged. */
function startedWith(lines: string, environment: Readonly<Record<string, string>> = {}) {
  writeFileSync(file, lines)
  const given = givenSettings({ MODE: 'local', SETTINGS_FILE: file, ...environment })
  if ('faults' in given) throw new Error('The first file must do.')
  const read = readServiceConfiguration(given.environment)
  if (!read.ok) throw new Error('The first settings must do.')
  const found = { configuration: read.configuration, logged: [] as unknown[] }
  const note = (event: string, fields: object = {}) => found.logged.push({ event, ...fields })
  const reload = reloads({
    given,
    configuration: read.configuration,
    service: {
      log: { info: note, warn: note, error: note },
      takeOn: (next: Configuration) => {
        found.configuration = next
      },
    },
  })
  const reloadWith = (next: string) => {
    writeFileSync(file, next)
    reload()
    return found
  }
  return { given, reloadWith }
}

test('a reload takes on what is reloadable, and names what needs a restart', () => {
  const { reloadWith } = startedWith('LOG_LEVEL=warn\nPORT=4000')
  const found = reloadWith('LOG_LEVEL=error\nPORT=5000\nSTOP_TIMEOUT=3')
  expect(found.configuration).toMatchObject({ LOG_LEVEL: 'error', PORT: 4000, STOP_TIMEOUT: 3 })
  expect(found.logged).toEqual([
    { event: 'settings.reloaded', settings: ['LOG_LEVEL', 'STOP_TIMEOUT'] },
    { event: 'settings.need-restart', settings: ['PORT'] },
  ])
  found.logged.length = 0
  expect(reloadWith('PORT=4000').configuration).toMatchObject({ LOG_LEVEL: 'info', PORT: 4000 })
  expect(found.logged).toEqual([
    { event: 'settings.reloaded', settings: ['LOG_LEVEL', 'STOP_TIMEOUT'] },
  ])
})

test.each([
  [
    'a wrong value',
    'ACCESS_LOG=on\nLOG_LEVEL=loud',
    /^LOG_LEVEL \(line 2 of .+tessera\.env\): "loud" is none/,
  ],
  [
    'an unknown name',
    'TRUSTED_PROXYS=10.0.0.1',
    /^TRUSTED_PROXYS \(line 1 of .+\): There is no such setting; did you mean TRUSTED_PROXIES\?$/,
  ],
  ['a line that is no setting', 'ACCESS_LOG', /^Line 1 of .+: It is no setting/],
])(
  'a reload with %s keeps everything, and logs the sentence with its line',
  (_, lines, sentence) => {
    const { reloadWith } = startedWith('LOG_LEVEL=warn')
    const found = reloadWith(lines)
    expect(found.configuration).toMatchObject({ LOG_LEVEL: 'warn', ACCESS_LOG: 'off' })
    expect(found.logged).toEqual([
      { event: 'settings.refused', faults: [expect.stringMatching(sentence)] },
    ])
  },
)

test('the environment wins over the file, whose lines may be in it already', () => {
  const { given, reloadWith } = startedWith('LOG_LEVEL=warn\nPORT=4000', {
    LOG_LEVEL: 'warn',
    PORT: '7000',
  })
  expect(given.environment).toMatchObject({ PORT: '7000' })
  expect([given.placeOf('LOG_LEVEL'), given.placeOf('PORT')]).toEqual([
    `line 1 of ${file}`,
    undefined,
  ])
  expect(reloadWith('LOG_LEVEL=error\nPORT=4001').configuration).toMatchObject({
    LOG_LEVEL: 'error',
    PORT: 7000,
  })
})

test('a file that is away is a sentence with its path', () => {
  expect(givenSettings({ SETTINGS_FILE: join(folder, 'none.env') })).toEqual({
    faults: [
      {
        name: 'SETTINGS_FILE',
        problem: expect.stringMatching(/none\.env cannot be read \(ENOENT\); correct the path/),
      },
    ],
  })
})

test('settings that need a restart are those of ports, stores, keys and the database', () => {
  const fixed = configurationTable().filter(({ isReloadable }) => !isReloadable)
  const names = fixed.map(({ name }) => name)
  for (const name of [
    'PORT',
    'DATA_DIR',
    'DATABASE_URL',
    'SECRETS_KEY',
    'S3_BUCKET',
    'PUBLIC_ORIGIN',
  ])
    expect(names).toContain(name)
  for (const name of ['LOG_LEVEL', 'EXPERIMENTS', 'TRUSTED_PROXIES', 'ACCESS_LOG', 'BUDGET_FACTOR'])
    expect(names).not.toContain(name)
})
