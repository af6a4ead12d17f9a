import { PinId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { siteQueryOf } from '../pictures/other-sites/site-query.ts'
import { creationOf } from './creation.ts'

const query = { url: 'https://lamps.example/oak', guid: 'v1', color: 'aa3311' }
const given = {
  site: siteQueryOf('bookmarklet', new URLSearchParams(query)),
  texts: { title: ' Oak lamp ', description: ' Warm ' },
  product: null,
  place: { board: { id: '10', name: 'Lamps' }, section: null },
  advertiser: {},
}
const image = { kind: 'image', mediaId: '77' } as const
const pinId = z.parse(PinId, '42')
const origin = { board_id: '10', method: 'scraped', guid: 'v1', color: '#aa3311' }

test('S7.2 an image is created as a pin, and a pin that has an id is saved by it', () => {
  expect(creationOf(image, given)).toEqual({
    kind: 'create',
    input: {
      ...origin,
      media_upload_id: '77',
      title: 'Oak lamp',
      description: 'Warm',
      link: 'https://lamps.example/oak',
    },
  })
  expect(creationOf({ kind: 'pin', pinId }, given)).toEqual({
    kind: 'repin',
    input: { ...origin, pin_id: '42' },
  })
})

test('the section and the ad account go along', () => {
  const section = { id: '70', title: 'Desk' }
  const place = { ...given.place, section }
  expect(
    creationOf(image, { ...given, place, advertiser: { advertiser_id: '5' } }).input,
  ).toMatchObject({ section: '70', advertiser_id: '5' })
})

test('the product of the page goes along, without a price that no pin can have', () => {
  const price = { amount: 12_900, currency: 'EUR' }
  const product = { name: 'Oak', price, brand: 'Lumen', availability: 'in_stock' } as const
  expect(creationOf(image, { ...given, product }).input).toMatchObject({
    product: { price, brand: 'Lumen', availability: 'in_stock' },
  })
  const dear = { ...product, price: { ...price, amount: limits.productPriceMax + 1 } }
  expect(creationOf(image, { ...given, product: dear }).input).toMatchObject({
    product: { price: null, brand: 'Lumen' },
  })
})
