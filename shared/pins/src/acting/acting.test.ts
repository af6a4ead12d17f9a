import { Advertiser } from '@tessera/contracts/entities/advertiser'
import { z } from '@tessera/contracts/schema'
import { viewer } from '@tessera/testing/fixtures'
import { expect, test } from 'vitest'
import { actingOf, advertiserOption, pickerOptions, runsAdsOnly } from './acting.ts'

const advertiser = (id: string, owner: string) =>
  z.parse(Advertiser, {
    id,
    owner_user_id: owner,
    owner_username: `user${owner}`,
    name: 'Ads',
    country: 'US',
    currency: 'USD',
  })

const accounts = [advertiser('71', '2'), advertiser('72', '9')]
const profile = (id: string, ...permissions: readonly string[]) => ({
  id,
  username: `user${id}`,
  permissions,
})

test.each([
  ['their own account', profile('2', 'OWNER'), true],
  ['a business of theirs', profile('9', 'OWNER'), false],
  ['a business whose boards they run', profile('9', 'CONTENT', 'ADS'), false],
])('as %s nobody acts for an ad account', (_, as, isSelf) => {
  expect(actingOf(as, viewer(), accounts)).toEqual({ advertiser: null, isSelf })
  expect(pickerOptions(actingOf(as, viewer(), accounts))).toEqual({})
})

test('S6.6 somebody with only the ads role acts for the ad account: its protected boards, under its owner’s name', () => {
  const acting = actingOf(profile('9', 'ADS', 'ANALYTICS'), viewer(), accounts)
  expect(acting).toMatchObject({ advertiser: { id: '72' }, isSelf: false })
  expect(advertiserOption(acting)).toEqual({ advertiser_id: '72' })
  expect(pickerOptions(acting)).toEqual({
    advertiser_id: '72',
    filter: 'protected',
    username: 'user9',
  })
})

test('for a business without an ad account the viewer uses their own boards', () => {
  expect(actingOf(profile('8', 'ADS'), viewer(), accounts)).toEqual({
    advertiser: null,
    isSelf: true,
  })
})

test('a visitor acts for nobody', () => {
  expect(runsAdsOnly(null, null)).toBe(false)
  expect(runsAdsOnly(profile('9', 'ADS'), null)).toBe(false)
})
