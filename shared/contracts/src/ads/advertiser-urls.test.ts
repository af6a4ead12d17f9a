import { expect, test } from 'vitest'
import { AdvertiserId, CampaignId } from '../ids.ts'
import { paths } from '../paths.ts'
import {
  adSiteBillingUrl,
  advertiserUrl,
  advertiserUrls,
  campaignsOfObjectives,
  findAdvertiserUrl,
  insightsDates,
} from './advertiser-urls.ts'

const advertiserId = AdvertiserId.parse('31')
const addresses = Object.entries(advertiserUrls).map(([name, { path }]) => ({
  name,
  path: path.replace(/:(\w+)/g, '7'),
}))

test('S2.42 every path has the prefix of the ad account when that is known, and none without', () => {
  expect(advertiserUrl('campaigns', { advertiserId })).toBe('/advertiser/31/reporting/campaigns/')
  expect(advertiserUrl('campaigns', { advertiserId: null })).toBe('/reporting/campaigns/')
  for (const { name, path } of addresses) {
    expect(findAdvertiserUrl(`/advertiser/31${path}`)).toMatchObject({ name, advertiserId })
    if (path !== '/') expect(findAdvertiserUrl(path)).toMatchObject({ name, advertiserId: null })
  }
})

test('S2.43 the overview is the root of the ad account', () => {
  expect(advertiserUrl('overview', { advertiserId })).toBe('/advertiser/31/')
  expect(advertiserUrl('overview', { advertiserId: null })).toBe('/advertiser/')
})

test('the addresses that other rooms link to are those of the catalogue', () => {
  expect(paths.advertiser.to()).toBe(advertiserUrl('overview', { advertiserId: null }))
  expect(paths.billing.to({ advertiserId })).toBe(advertiserUrl('billing', { advertiserId }))
  expect(paths.productCatalogs.to()).toBe(advertiserUrl('productCatalogs', { advertiserId: null }))
  expect(paths.pinBuilder.to()).toBe(advertiserUrl('pinBuilder', { advertiserId: null }))
})

test('only digits are an ad account', () => {
  for (const word of ['foo', '3a1', '0', '-1', '99999999999999999999'])
    expect(findAdvertiserUrl(`/advertiser/${word}/billing/`)).toBeUndefined()
  expect(findAdvertiserUrl('/advertiser/31/unknown/')).toBeUndefined()
  expect(findAdvertiserUrl('/')).toBeUndefined()
})

test('paths and titles are each there once', () => {
  expect(new Set(addresses.map(({ path }) => path)).size).toBe(addresses.length)
  expect(Object.values(advertiserUrls).every(({ title }) => title !== '')).toBe(true)
})

test('parameters and queries are filled in, and found again', () => {
  const url = advertiserUrl('productGroupInsights', {
    advertiserId,
    params: { campaignId: '5', productGroupId: 'a b' },
  })
  expect(url).toBe('/advertiser/31/campaign-insights/5/product-group/a%20b/')
  expect(findAdvertiserUrl(url)?.params).toEqual({ campaignId: '5', productGroupId: 'a b' })
  expect(
    advertiserUrl('campaignInsights', {
      advertiserId: null,
      params: { campaignId: '5' },
      query: { start_date: '2026-11-01' },
    }),
  ).toBe('/campaign-insights/5/?start_date=2026-11-01')
})

test('shortcuts by objective open campaign reporting with those objectives alone', () => {
  expect(campaignsOfObjectives(advertiserId, ['CONSIDERATION', 'CATALOG_SALES'])).toBe(
    '/advertiser/31/reporting/campaigns/?objective_types=CONSIDERATION%2CCATALOG_SALES',
  )
})

test('S2.68 the billing link of the ad site names the campaign of quick promote', () => {
  expect(adSiteBillingUrl(advertiserId, CampaignId.parse('5'))).toBe(
    '/advertiser/31/billing/?campaign_id=5&objective_type=CLICKTHROUGH&is_quick_promote=true',
  )
})

test('S2.62 campaign insights take periods whose days are real and in order', () => {
  const read = (query: string) => insightsDates(new URLSearchParams(query))
  const shown = 'start_date=2026-11-01&end_date=2026-11-30'
  expect(read(`${shown}&comp_start_date=2026-10-01&comp_end_date=2026-10-31`)).toEqual({
    start_date: '2026-11-01',
    end_date: '2026-11-30',
    comp_start_date: '2026-10-01',
    comp_end_date: '2026-10-31',
  })
  expect(read(`${shown}&comp_start_date=2026-10-31&comp_end_date=2026-10-01`)).toEqual({
    start_date: '2026-11-01',
    end_date: '2026-11-30',
  })
  for (const query of [
    '',
    'start_date=2026-11-01',
    'start_date=2026-02-30&end_date=2026-03-02',
    'start_date=x&end_date=y',
    'comp_start_date=2026-10-01&comp_end_date=2026-10-31',
  ])
    expect(read(query)).toEqual({})
})
