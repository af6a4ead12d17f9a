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
