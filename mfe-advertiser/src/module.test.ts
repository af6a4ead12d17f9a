import { advertiserUrls } from '@tessera/contracts/ads/advertiser-urls'
import { pathTable } from '@tessera/contracts/match-path'
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

test('S2.47 /reporting/preferences/ opens the preferences of reports', () => {
  expect(ofAccount('/reporting/preferences/')).toEqual(['reporting-preferences'])
  expect(advertiserUrls.reportingPreferences.path).toBe('/reporting/preferences/')
})

test('S2.53 billing and each of its seven subpages have an address', () => {
  const parts = [
    ...['history', 'order_lines', 'promotions', 'documents', 'tax_documents'],
    ...['prepaid_campaign_spend_summary', 'prepaid_spend_campaign_breakdown'],
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
    ...['/accounts_manager/', '/pin-builder/'],
  ])
  expect(advertiserUrls.pinBuilder.page).toBe('builder')
})

test('S2.60 /quick-promote/ and /advertiser/quick-promote/ open the page that asks for a pin', () => {
  expect(opens('/quick-promote/', '/advertiser/quick-promote/')).toEqual([
    ...['promote-any', 'promote-any-usual'],
  ])
  expect(ofAccount('/quick-promote/')).toEqual(['quick-promote-by-id'])
  expect(advertiserUrls.quickPromote.path).toBe('/quick-promote/')
})

test('S2.61 /recommendations/ opens the planning, and catalogs are listed at /product-catalogs/data-source/', () => {
  expect(ofAccount('/recommendations/')).toEqual(['planning'])
  expect(advertiserUrls.recommendations.path).toBe('/recommendations/')
  expect(advertiserUrls.productCatalogs.path).toBe('/product-catalogs/data-source/')
})
