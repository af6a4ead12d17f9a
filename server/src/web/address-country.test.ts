import { expect, test } from 'vitest'
import { trustedProxies } from '../platform/proxies/trusted-proxies.ts'
import { addressCountry } from './address-country.ts'

const settings = {
  trustedProxies: trustedProxies(['192.0.2.9']),
  countryHeader: 'CF-IPCountry',
  visitorCountry: null,
}
const said = (country: string) => new Headers({ 'CF-IPCountry': country })

test('a country header is trusted from a trusted proxy only', () => {
  expect(addressCountry('192.0.2.9', said('kr'), settings)).toBe('KR')
  expect(addressCountry('192.0.2.8', said('KR'), settings)).toBeNull()
  expect(addressCountry(undefined, said('KR'), settings)).toBeNull()
  expect(addressCountry('192.0.2.9', said('KR'), { ...settings, countryHeader: null })).toBeNull()
})

test('an invalid country is ignored', () => {
  for (const text of ['XX', 'T1', 'Korea', '', 'K1'])
    expect(addressCountry('192.0.2.9', said(text), settings), text).toBeNull()
  expect(addressCountry('192.0.2.9', new Headers(), settings)).toBeNull()
})

test('the country of the configuration comes before the proxy’s', () => {
  expect(addressCountry('192.0.2.9', said('KR'), { ...settings, visitorCountry: 'JP' })).toBe('JP')
})
