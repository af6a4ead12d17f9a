import { expect, test } from 'vitest'
import { lena } from '../../../test/service.ts'
import { offeredWays, type WayGiven } from './offered-ways.ts'

const all = { google: true, facebook: true, line: true }
const none = { google: false, facebook: false, line: false }
const given: WayGiven = {
  providers: all,
  mode: 'log-in',
  business: false,
  returning: null,
  passkeys: true,
  experiments: { qr_log_in: 'works' },
}

test.each<[string, Partial<WayGiven>, readonly string[]]>([
  ['everything at a log-in', {}, ['google', 'facebook', 'line', 'passkey', 'qr']],
  ['the providers at a sign-up', { mode: 'sign-up' }, ['google', 'facebook', 'line']],
  ['Google alone for a business', { business: true, mode: 'sign-up' }, ['google']],
  ['no provider that is not configured', { providers: none }, ['passkey', 'qr']],
  ['no passkey in a browser without', { passkeys: false, providers: none }, ['qr']],
  ['no QR code outside of its experiment', { providers: none, experiments: {} }, ['passkey']],
  ['no provider to a returning visitor without', { returning: lena }, ['line', 'passkey', 'qr']],
  [
    'the provider of a returning visitor',
    { returning: { ...lena, connected_to_google: true }, mode: 'sign-up' },
    ['google', 'line'],
  ],
])('V2.15 V6.5 the form offers %s', (_, change, expected) => {
  expect(offeredWays({ ...given, ...change })).toEqual(expected)
})
