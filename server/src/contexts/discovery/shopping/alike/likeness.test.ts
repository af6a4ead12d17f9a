import { PinId } from '@tessera/contracts/ids'
import { expect, test } from 'vitest'
import { likenessTo, tellingWords } from './likeness.ts'
import type { ProductLook } from './product-look.ts'
import { thingPlace } from './thing-place.ts'

let ids = 0

/** A product whose words are those of its title; the tests need no stems. */
function product(title: string, over: Partial<ProductLook> = {}): ProductLook {
  ids += 1
  const words = title.toLowerCase().split(' ')
  return {
    id: PinId.parse(String(ids)),
    title,
    brand: '',
    category: '',
    domain: `${ids}.example`,
    said: words.map((word, at) => `'${word}':${at + 1}A`).join(' '),
    link: null,
    color: '',
    pictureColor: '#808080',
    sha: String(ids),
    phash: null,
    priceAmount: 5_000,
    priceCurrency: 'USD',
    ...over,
  }
}

const lamp = (over: Partial<ProductLook> = {}) => product('Round table lamp', over)

test.each<[string, ProductLook, ProductLook, ProductLook]>([
  ['the same thing', lamp(), product('Tall reading lamp'), product('Round table mat')],
  ['more of its words', lamp(), product('Round table lamp'), product('Square table lamp')],
  [
    'the same category',
    lamp({ category: 'Home > Lamps' }),
    lamp({ category: 'home > lamps' }),
    lamp({ category: 'Home > Parts' }),
  ],
  ['the named color', lamp({ color: 'navy' }), lamp({ color: 'Blue' }), lamp({ color: 'red' })],
  [
    'the color of the picture',
    lamp({ pictureColor: '#203060' }),
    lamp({ pictureColor: '#243466' }),
    lamp({ pictureColor: '#c0a020' }),
  ],
  ['the look of the picture', lamp({ phash: 0n }), lamp({ phash: 7n }), lamp({ phash: -1n })],
  [
    'a near price',
    lamp({ priceAmount: 5_000 }),
    lamp({ priceAmount: 6_000 }),
    lamp({ priceAmount: 90_000 }),
  ],
  [
    'a price in the same currency',
    lamp({ priceAmount: 5_000 }),
    lamp({ priceAmount: 5_000 }),
    lamp({ priceAmount: 5_000, priceCurrency: 'JPY' }),
  ],
  ['the same brand', lamp({ brand: 'Lumen' }), lamp({ brand: 'Lumen' }), lamp({ brand: 'Orfeo' })],
])('%s makes a product more alike', (_, one, nearer, farther) => {
  const likeness = likenessTo(one)
  expect(likeness(nearer)).toBeGreaterThan(likeness(farther) ?? 0)
})

test('the brand alone, the color alone and the price alone make no products alike', () => {
  const look = { brand: 'Lumen', color: 'red', pictureColor: '#c02020', phash: 5n }
  expect(likenessTo(lamp(look))(product('Berry cake', look))).toBeUndefined()
})

test('one brand weighs less than one more word', () => {
  const likeness = likenessTo(lamp({ brand: 'Lumen' }))
  expect(likeness(product('Round table lamp'))).toBeGreaterThan(
    likeness(product('Square table lamp', { brand: 'Lumen' })) ?? 0,
  )
})

test.each<[string, Partial<ProductLook>]>([
  ['page', { link: 'https://a.example/lamp?kind=2' }],
  ['picture', { sha: 'same' }],
  ['title', {}],
])('other kinds of a product are left out: those with its %s in its shop', (_, same) => {
  const shop = { domain: 'a.example', sha: 'x' }
  const one = lamp({
    ...shop,
    link: 'https://a.example/lamp?kind=1',
    ...same,
    sha: same.sha ?? 'y',
  })
  const title = Object.keys(same).length === 0 ? 'Round table lamp' : 'Round desk lamp'
  const other = product(title, { ...shop, ...same })
  expect(likenessTo(one)(other)).toBeUndefined()
  expect(likenessTo(one)({ ...other, domain: 'b.example' })).toBeGreaterThan(0)
})

test.each([
  ['Arched brass floor lamp with a cream shade', 4],
  ['Set of wooden cutting boards in oak', 5],
  ['A pair of candle holders', 5],
  ['Mirror', 1],
  ['Blue and white stoneware mugs', 5],
  ['Six vases on two shelves art print', 7],
  ['Two-person tent', 4],
])('the thing of %j is its word %i', (title, place) => {
  expect(thingPlace(title)).toBe(place)
})

test('the most telling word of a product is the thing, and those after its subject come last', () => {
  expect(tellingWords(product('Brass floor lamp with shade'), 9)).toEqual([
    'lamp',
    'brass',
    'floor',
    'shade',
    'with',
  ])
  expect(tellingWords(product('Brass floor lamp'), 1)).toEqual(['lamp'])
})
