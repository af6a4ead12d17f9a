import { AdId, KeywordId, UserId } from '@tessera/contracts/ids'
import { expect, test } from 'vitest'
import { keyedSecrets } from '../../../../platform/secrets/keyed.ts'
import { reportedQuery } from '../../delivery/keywords/reported-query.ts'
import { openServedAd, type ServedAd, sealServedAd } from './served-ad.ts'

const secrets = keyedSecrets('a key that is long enough to be one')
const ad: ServedAd = {
  servedId: '9',
  adId: AdId.parse('5'),
  viewerId: UserId.parse('7'),
  place: 'home',
  servedAt: 1_764_000_000_000,
  priceMicro: 12_345,
  billed: 'click',
  age: '25-34',
  gender: 'unknown',
  country: 'DE',
  app: 'web',
}

test('a served ad survives the round trip through its token, which fits into an event', () => {
  const token = sealServedAd(secrets, ad)
  expect(token.length).toBeLessThanOrEqual(500)
  expect(openServedAd(secrets, token)).toEqual(ad)
  const plain: ServedAd = { ...ad, viewerId: null, age: null, country: null }
  expect(openServedAd(secrets, sealServedAd(secrets, plain))).toEqual(plain)
})

test('an ad in a search carries the longest search and its keyword in a token that fits', () => {
  const query = reportedQuery('ลายผ้าไทย'.repeat(3))
  const keywordId = KeywordId.parse('9223372036854775807')
  const found: ServedAd = {
    ...ad,
    servedId: '9223372036854775806',
    adId: AdId.parse('9223372036854775805'),
    viewerId: UserId.parse('9223372036854775804'),
    place: 'search',
    priceMicro: 999_999_999_999,
    search: { query, keywordId },
  }
  const token = sealServedAd(secrets, found)
  expect(query).not.toBe('')
  expect(token.length).toBeLessThanOrEqual(500)
  expect(openServedAd(secrets, token)).toEqual(found)
})

test('no token can be made up', () => {
  const others = keyedSecrets('another key that is long enough too')
  expect(openServedAd(secrets, sealServedAd(others, ad))).toBeUndefined()
  expect(openServedAd(secrets, secrets.seal('something else', '[]'))).toBeUndefined()
  expect(openServedAd(secrets, secrets.seal('served ad', '[1]'))).toBeUndefined()
  expect(openServedAd(secrets, 'home_feed.42')).toBeUndefined()
})
