import { expect, test } from 'vitest'
import { readConfiguration } from './configuration.ts'

const faultsOf = (environment: Record<string, string>) => {
  const read = readConfiguration(environment)
  return read.ok ? [] : read.faults.map(({ name }) => name)
}

test('a mail server and the sender’s address need each other', () => {
  const both = { SMTP_URL: 'smtps://me:word@mail.example.org:465', MAIL_FROM: 'T <a@example.org>' }
  expect(faultsOf(both)).toEqual([])
  expect(faultsOf({ SMTP_URL: both.SMTP_URL })).toEqual(['MAIL_FROM'])
  expect(faultsOf({ MAIL_FROM: both.MAIL_FROM })).toEqual(['SMTP_URL'])
})

test('an SMS token needs a webhook, and a webhook needs no token', () => {
  expect(faultsOf({ SMS_WEBHOOK_TOKEN: 'word' })).toEqual(['SMS_WEBHOOK_URL'])
  expect(faultsOf({ SMS_WEBHOOK_URL: 'https://sms.example.org/send' })).toEqual([])
})

test('invalid delivery settings are named', () => {
  const faults = faultsOf({
    SMTP_URL: 'https://mail.example.org',
    MAIL_FROM: 'Tessera\nBcc: all@example.org',
    SMS_WEBHOOK_URL: 'ftp://sms.example.org',
    SMS_WEBHOOK_TOKEN: 'a b',
    SECRETS_KEY: 'short',
  })
  expect(new Set(faults)).toEqual(
    new Set(['SMTP_URL', 'MAIL_FROM', 'SMS_WEBHOOK_URL', 'SMS_WEBHOOK_TOKEN', 'SECRETS_KEY']),
  )
})

test('a return path needs a mail server, and a DKIM key a selector too', () => {
  expect(faultsOf({ MAIL_RETURN_PATH: 'bounces@example.org' })).toEqual(['SMTP_URL'])
  const server = { SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'a@example.org' }
  expect(faultsOf({ ...server, MAIL_DKIM_KEY_FILE: 'key.pem' })).toEqual(['MAIL_DKIM_SELECTOR'])
  expect(faultsOf({ MAIL_DKIM_SELECTOR: 'mail2026' })).toEqual([])
  expect(faultsOf({ MAIL_DKIM_SELECTOR: 'a b', MAIL_EVENTS_SECRET: 'short' })).toEqual([
    'MAIL_DKIM_SELECTOR',
    'MAIL_EVENTS_SECRET',
  ])
})
