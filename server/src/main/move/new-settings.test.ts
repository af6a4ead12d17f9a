import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readMovedSettings } from './new-settings.ts'

const place = mkdtempSync(join(tmpdir(), 'tessera-settings-'))
afterAll(() => rmSync(place, { recursive: true }))

const data = join(place, 'data')
mkdirSync(data)
const file = join(place, 'new.env')
const environment = {
  DATA_DIR: data,
  PUBLIC_ORIGIN: 'https://pins.example.org',
  SMTP_URL: 'smtp://mail.example.org',
  MAIL_FROM: 'hello@example.org',
}
const key = '0rF3nW6tXq9bLmV2cY8dKpA5sHj7gZu4eRi1oTxNwQy'

test('new settings replace those of now, and an empty value takes one away', () => {
  writeFileSync(file, 'DATA_DIR=/new\nDATABASE_URL=\nLOG_LEVEL=\n')
  const read = readMovedSettings(file, {
    ...environment,
    DATABASE_URL: 'postgres://me:word4word4@old.example/pins',
    SECRETS_KEY: key,
    CAPTCHA_SECRET: key,
  })
  if ('fault' in read) throw new Error(read.fault)
  expect(read.from).toMatchObject({ DATA_DIR: data, SECRETS_KEY: key })
  expect(read.to).toMatchObject({ DATA_DIR: '/new', SECRETS_KEY: key })
  expect(read.to.DATABASE_URL).toBeUndefined()
  expect(read).toMatchObject({ set: ['DATA_DIR'], unset: ['DATABASE_URL'] })
})

test('new settings that lack a secret of the data folder are refused with how to carry it, and without it', () => {
  writeFileSync(join(data, 'secrets.secret'), key)
  writeFileSync(file, 'DATABASE_URL=postgres://me:hunter2hunter2@new.example/pins\n')
  const read = readMovedSettings(file, environment)
  const fault = 'fault' in read ? read.fault : ''
  expect(fault).toContain(
    `(printf '\\nSECRETS_KEY='; cat '${join(data, 'secrets.secret')}'; echo) >> '${file}'`,
  )
  expect(fault).toContain('CAPTCHA_SECRET')
  expect(fault).not.toContain(key)
  expect(fault).not.toContain('hunter2')
})

test('new settings that the service would refuse are refused, and so is a file that is not there', () => {
  writeFileSync(file, 'S3_ENDPOINT=https://s3.example.org\n')
  const read = readMovedSettings(file, environment)
  expect('fault' in read ? read.fault : '').toMatch(/the service would not start.*S3_BUCKET/s)
  writeFileSync(file, 'DATA_DIR=/new # the new disk\n')
  const commented = readMovedSettings(file, environment)
  expect('fault' in commented ? commented.fault : '').toMatch(/^Line 1 of .*: DATA_DIR: Put the/)
  const missing = readMovedSettings(join(place, 'none.env'), environment)
  expect('fault' in missing ? missing.fault : '').toMatch(/none\.env cannot be read/)
})
