import type { PageProduct } from '@tessera/contracts/calls/outside-pages'
import { fitted } from './fitted-text.ts'
import { type LinkedThing, textOf, thingsIn, typesOf } from './linked-data.ts'
import { type Meta, metaOf } from './meta-pictures.ts'
import { priceOf } from './price-text.ts'

const availabilities: readonly (readonly [RegExp, NonNullable<PageProduct['availability']>])[] = [
  [/discontinued/, 'discontinued'],
  [/pre-?(?:order|sale)|pending/, 'preorder'],
  [/back-?order/, 'backorder'],
  [/out-?of-?stock|soldout|oos|unavailable|notavailable/, 'out_of_stock'],
  [/in-?stock|instoreonly|onlineonly|limitedavailability|available/, 'in_stock'],
]

function availabilityOf(text: string | undefined): PageProduct['availability'] {
  const bare = (text ?? '').slice(0, 200).toLowerCase().replace(/[\s_]/g, '')
  return availabilities.find(([pattern]) => pattern.test(bare))?.[1] ?? null
}

const brandMax = 100
const nameMax = 200

/** Numbers are unambiguous; texts may use any country's separators. */
const amountOf = (value: unknown) => (typeof value === 'number' ? value : textOf(value))

/** The price of a product, as its page writes it. */
export interface LinkedOffer {
  readonly amount: string | number | undefined
  readonly currency: string | undefined
  readonly availability: string | undefined
  readonly url: string | undefined
}

/** Returns the first offer of a product: of one seller, of many, or with a specified price. */
export function linkedOffer(product: LinkedThing): LinkedOffer {
  const [offer = {}] = thingsIn(product.offers)
  const [inner = {}] = thingsIn(offer.offers)
  const [specified = {}] = thingsIn(offer.priceSpecification)
  return {
    amount: amountOf(offer.price ?? offer.lowPrice ?? specified.price ?? inner.price),
    currency: textOf(offer.priceCurrency ?? specified.priceCurrency ?? inner.priceCurrency),
    availability: textOf(offer.availability ?? inner.availability),
    url: textOf(offer.url),
  }
}

/** True for products, and for those that come in several kinds. */
export const isLinkedProduct = (thing: LinkedThing): boolean =>
  typesOf(thing).some((type) => /^Product(?:Group)?$/.test(type))

function ofLinkedData(things: readonly LinkedThing[]): PageProduct | null {
  const thing = things.find(isLinkedProduct)
  if (thing === undefined) return null
  const name = textOf(thing.name)
  if (name === undefined) return null
  const { amount, currency, availability } = linkedOffer(thing)
  const brand = textOf(thing.brand)
  return {
    name: fitted(name, nameMax),
    price: priceOf(amount, currency),
    brand: brand === undefined ? null : fitted(brand, brandMax),
    availability: availabilityOf(availability),
  }
}

/** Returns what the meta tags of a page say of the product that it sells. */
export const metaOffer = (metas: readonly Meta[]) => ({
  amount: metaOf(metas, 'product:price:amount', 'og:price:amount'),
  currency: metaOf(metas, 'product:price:currency', 'og:price:currency'),
  availability: metaOf(metas, 'product:availability', 'og:availability'),
  brand: metaOf(metas, 'product:brand', 'og:brand'),
})

function ofMetas(metas: readonly Meta[], title: string): PageProduct | null {
  const { amount, currency, availability, brand } = metaOffer(metas)
  if (amount === undefined && !metaOf(metas, 'og:type')?.includes('product')) return null
  return {
    name: fitted(title, nameMax),
    price: priceOf(amount, currency),
    brand: brand === undefined ? null : fitted(brand, brandMax),
    availability: availabilityOf(availability),
  }
}

/** Returns the product of a page, if it declares one. */
export const productOf = (
  things: readonly LinkedThing[],
  page: { readonly metas: readonly Meta[]; readonly title: string },
): PageProduct | null => ofLinkedData(things) ?? ofMetas(page.metas, page.title)
