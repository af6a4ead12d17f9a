import { advertiserUrls } from '@tessera/contracts/ads/advertiser-urls'
import { pathTable } from '@tessera/contracts/match-path'
import { paths } from '@tessera/contracts/paths'
import { expect, test } from 'vitest'
import definition from './module.ts'

const find = pathTable(Object.entries(definition.pages ?? {}), ([, { route }]) => route)

/** Pages of other modules, which have no ad account in their address. */
const elsewhere: ReadonlySet<string> = new Set(['builder', 'catalogs'])

test('each address of the catalogue has the page that it names, and others have none', () => {
  const wrong = Object.entries(advertiserUrls).flatMap(([name, { path, page }]) => {
    if (page !== null && elsewhere.has(page)) return []
    const address = path.replace(/:\w+/g, '7')
    const found = find(`/advertiser/31${address}`) ?? find(address)
    const is = found?.entry[0] ?? null
    return is === page ? [] : [{ name, page, is }]
  })
  expect(wrong).toEqual([])
})

const opens = (...addresses: readonly string[]) =>
  addresses.map((address) => find(address)?.entry[0])
const ofAccount = (...paths: readonly string[]) =>
  opens(...paths.map((path) => `/advertiser/31${path}`))

const listed: ReadonlySet<string> = new Set(
  Object.values(advertiserUrls).map(({ path }) => path.replace(/:\w+/g, '7')),
)

/** Expects that the catalogue has these addresses below an ad account, and that they open this page. */
function expectPage(page: string, addresses: readonly string[]): void {
  expect(ofAccount(...addresses)).toEqual(addresses.map(() => page))
  expect(addresses.filter((address) => !listed.has(address))).toEqual([])
}

const below = (root: string, parts: readonly string[]) => parts.map((part) => `${root}${part}/`)

test('S2.43 the address of an ad account opens its overview', () => {
  expectPage('overview-by-id', ['/'])
})

test('S2.45 each of the five levels has a report', () => {
  const levels = ['campaigns', 'adgroups', 'ads', 'productgroups', 'productitems']
  expectPage('reporting', below('/reporting/', levels))
})

test('S2.46 each of the five reports of keywords has an address', () => {
  const ofCampaigns = ['campaignNegativeKeywords', 'campaignSearchQueries']
  const ofAdGroups = ['NegativeKeywords', 'PositiveKeywords', 'SearchQueries']
  const names = [...ofCampaigns, ...ofAdGroups.map((name) => `adGroup${name}`)]
  expectPage('keywords', below('/reporting/', names))
})

test('S2.49 S2.50 S2.51 ads are created, edited, copied and changed together at addresses of their own', () => {
  const parts = ['create', 'edit', 'edit_draft', 'duplicate', 'campaign_mode', 'bulk_edit']
  expectPage('ads', below('/ads/', parts))
  expectPage('automated-ads', below('/automated/ads/', ['create', 'edit']))
})

test('S2.52 audiences have a list and a check', () => {
  expectPage('audiences', below('/', ['audiences', 'audience_debug']))
})

test('S2.54 the bulk editor has five subpages', () => {
  expectPage('bulk-editor', ['/bulk_editor/'])
  const parts = ['upload_template', 'download_template', 'history', 'bulk_id_library', 'resources']
  expectPage('bulk-editor-part', below('/bulk_editor/', parts))
})

test('S2.55 experiments are created, managed and shown, and A/B tests are created', () => {
  expectPage('experiments', ['/experiments/'])
  expectPage('experiments-part', below('/experiments/', ['create', 'manage']))
  expectPage('experiment', ['/experiments/manage/7/'])
  expectPage('ab-test-create', ['/experiments/ab-test/create/'])
})

test('S2.56 the history is at /history/', () => {
  expectPage('history', ['/history/'])
})

test('S2.57 conversions have eighteen subpages', () => {
  expectPage('conversions', ['/conversions/'])
  const events = ['events-overview', 'event-history', 'health', 'test-events']
  const tags = ['tag', 'tag_manual_setup', 'tag-health']
  const files = ['upload', 'history', 'pca_history', 'pca_upload']
  const api = ['api_manual_setup', 'api_partner_setup', 'access_token', 'setup-api']
  const others = ['deduplication', 'payload-helper', 'pinterest_capi_connect']
  const parts = [...events, ...tags, ...files, ...api, ...others]
  expect(parts).toHaveLength(18)
  expectPage('conversions-section', below('/conversions/', parts))
})

test('S2.59 the report center has a builder, a history, a download, and a page that stops reports', () => {
  expectPage('report-center', below('/report-center/', ['builder', 'history', 'download']))
  expectPage('report-unsubscribe', ['/report-center/unsubscribe/'])
})

test('S2.62 S2.63 insights are about a campaign, or about one of its product groups', () => {
  expectPage('campaign-insights', ['/campaign-insights/7/'])
  expectPage('product-group-insights', ['/campaign-insights/7/product-group/7/'])
})

test('S2.64 the media planner and the budget optimizer have an address', () => {
  expectPage('planning', below('/', ['media_planner', 'msot-optimizer']))
})

test('S2.67 a pin is promoted at /advertiser/quick_promote?pinId={pinId}', () => {
  expect(opens('/advertiser/quick_promote/')).toEqual(['quick-promote'])
  expect(paths.quickPromote.to({ pinId: '42' })).toBe('/advertiser/quick_promote/?pinId=42')
})

test('S2.47 /reporting/preferences/ opens the preferences of reports', () => {
  expect(ofAccount('/reporting/preferences/')).toEqual(['reporting-preferences'])
  expect(advertiserUrls.reportingPreferences.path).toBe('/reporting/preferences/')
})

test('S2.53 billing and each of its seven subpages have an address', () => {
  const parts = [
    'history',
    'order_lines',
    'promotions',
    'documents',
    'tax_documents',
    'prepaid_campaign_spend_summary',
    'prepaid_spend_campaign_breakdown',
  ]
  expect(ofAccount('/billing/')).toEqual(['billing'])
  expect(ofAccount(...parts.map((part) => `/billing/${part}/`))).toEqual(
    parts.map(() => 'billing-part'),
  )
  const listed = Object.values(advertiserUrls).map(({ path }) => path)
  expect(listed.filter((path) => path.startsWith('/billing/')).toSorted()).toEqual(
    ['/billing/', ...parts.map((part) => `/billing/${part}/`)].toSorted(),
  )
})

test('S2.58 the addresses of the pin builder and the accounts manager have no ad account', () => {
  expect(opens('/accounts_manager/')).toEqual(['accounts-manager'])
  expect([advertiserUrls.accountsManager.path, advertiserUrls.pinBuilder.path]).toEqual([
    '/accounts_manager/',
    '/pin-builder/',
  ])
  expect(advertiserUrls.pinBuilder.page).toBe('builder')
})

test('S2.60 /quick-promote/ and /advertiser/quick-promote/ open the page that asks for a pin', () => {
  expect(opens('/quick-promote/', '/advertiser/quick-promote/')).toEqual([
    'promote-any',
    'promote-any-usual',
  ])
  expect(ofAccount('/quick-promote/')).toEqual(['quick-promote-by-id'])
  expect(advertiserUrls.quickPromote.path).toBe('/quick-promote/')
})

test('S2.61 /recommendations/ opens the planning, and catalogs are listed at /product-catalogs/data-source/', () => {
  expect(ofAccount('/recommendations/')).toEqual(['planning'])
  expect(advertiserUrls.recommendations.path).toBe('/recommendations/')
  expect(advertiserUrls.productCatalogs.path).toBe('/product-catalogs/data-source/')
})
