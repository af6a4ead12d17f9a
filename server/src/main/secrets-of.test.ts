import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfiguration } from '../configuration.ts'
import { deliveryNotices, secretsOf } from './secrets-of.ts'

const folder = await mkdtemp(join(tmpdir(), 'tessera-secrets-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

function configured(environment: Record<string, string>) {
  const read = readConfiguration({ DATA_DIR: folder, ...environment })
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  return read.configuration
}

test('without a key, one is created in the data folder, private to its user, and reused', async () => {
  const sealed = secretsOf(configured({})).seal('row', 'text')
  expect(secretsOf(configured({})).open('row', sealed)).toBe('text')
  const file = join(folder, 'secrets.secret')
  expect((await stat(file)).mode & 0o077).toBe(0)
  expect((await readFile(file, 'utf8')).length).toBeGreaterThan(40)
})

test('the configured key wins over the one in the folder', () => {
  const key = { SECRETS_KEY: 'x'.repeat(40) }
  const sealed = secretsOf(configured(key)).seal('row', 'text')
  expect(secretsOf(configured({})).open('row', sealed)).toBeUndefined()
  expect(secretsOf(configured(key)).open('row', sealed)).toBe('text')
})

test('a start tells the operator in a sentence what is missing', () => {
  const database = { DATABASE_URL: 'postgres://me@localhost/tessera' }
  expect(deliveryNotices(configured({ MODE: 'local' }))).toEqual([])
  const [key, ...more] = deliveryNotices(configured(database))
  expect(key).toMatch(/^SECRETS_KEY is not set, /)
  expect(more).toEqual([])
  expect(deliveryNotices(configured({ ...database, SECRETS_KEY: 'x'.repeat(32) }))).toEqual([])
})
