import type { DoctorAnswer } from '@tessera/contracts/doctor-tools'
import { Response } from 'undici'
import { expect, test } from 'vitest'
import { readServiceConfiguration } from '../../configuration.ts'
import { keyedSecrets } from '../../platform/secrets/keyed.ts'
import { givenSettings } from '../given-settings.ts'
import { checkProxy, headerFindings } from './check-proxy.ts'
import type { Reach } from './reach.ts'
import { withoutSecrets } from './without-secrets.ts'

const origin = 'https://pins.test'

const seen = (changed: Partial<DoctorAnswer> = {}): DoctorAnswer => ({
  version: '0.2.0',
  peer: '10.0.0.2',
  address: '198.51.100.7',
  isTrusted: true,
  host: 'pins.test',
  forwardedFor: '198.51.100.7',
  forwardedProto: 'https',
  now: '2026-01-01T00:00:00.000Z',
  findings: [],
  ...changed,
})

test('headers of a proxy that passes everything on have no finding', () => {
  expect(headerFindings(seen(), origin)).toEqual([])
  expect(headerFindings(seen({ forwardedProto: null }), origin)).toEqual([])
})

test.each<[string, Partial<DoctorAnswer>, string]>([
  ['that is not named', { isTrusted: false }, 'Add 10.0.0.2 to TRUSTED_PROXIES.'],
  [
    'that hides the visitor',
    { forwardedFor: null },
    "Let it set X-Forwarded-For to the visitor's address.",
  ],
  [
    'that changes the Host header',
    { host: '127.0.0.1:3000' },
    'Let it pass on the Host header of the request, or correct PUBLIC_ORIGIN.',
  ],
  [
    'that names another protocol',
    { forwardedProto: 'http' },
    'Let it set that header to the protocol that browsers use.',
  ],
])('the headers of a proxy %s have one finding with its fix', (_, changed, fix) => {
  expect(headerFindings(seen(changed), origin).map((each) => each.fix)).toEqual([fix])
})

/** Examines a proxy that says of each request what `forwards` makes of its header. */
async function examined(forwards: (sent: string | undefined) => string) {
  const given = givenSettings({ MODE: 'local', PUBLIC_ORIGIN: origin })
  if ('faults' in given) throw new Error('There is no file.')
  const read = readServiceConfiguration(given.environment)
  if (!read.ok) throw new Error('The settings must do.')
  const reach: Reach = async (_, headers = {}) => {
    const address = forwards(headers['X-Forwarded-For'])
    return Response.json(seen({ address, forwardedFor: address }))
  }
  return checkProxy({
    configuration: read.configuration,
    given,
    publicOrigin: origin,
    storeUrl: '',
    secrets: keyedSecrets('a'.repeat(32)),
    isOfOthers: false,
    address: undefined,
    reach,
    reachOwn: reach,
    running: { is: 'well', answer: seen() },
    to: undefined,
  })
}

test('a proxy that believes the address that a visitor claims is named, and one that does not is well', async () => {
  const [fooled] = await examined((sent) => sent ?? '198.51.100.7')
  expect(fooled).toMatchObject({ level: 'fault', says: expect.stringMatching(/^A visitor can/) })
  const [sound] = await examined(() => '198.51.100.7')
  expect(sound).toMatchObject({ level: 'well' })
})

test('the report of the doctor has no secret of the settings, whole or in an address', () => {
  const settings = {
    SECRETS_KEY: 'k4Zq81hB7xWm2pRt9vLs6cNd3fGj5yEa',
    DATABASE_URL: 'postgres://tessera:a%2Fb-secret@db.test/tessera',
    DATABASE_REPLICA_URLS: 'postgres://me:of-one@a:1/t,postgres://me:of-another@b:2,c:3/t',
    SMS_WEBHOOK_TOKEN: 'token-of-sms',
    BACKUP_PASSPHRASE: 'correct horse battery',
    RECAPTCHA_V2_SITE_KEY: 'public-key',
  }
  const said = Object.values(settings).join(' ')
  expect(withoutSecrets(`${said} a/b-secret`, settings)).toBe(
    '… postgres://tessera:…@db.test/tessera postgres://me:…@a:1/t,postgres://me:…@b:2,c:3/t … … public-key …',
  )
})
