import type { PageProduct } from '@tessera/contracts/calls/outside-pages'
import { fitted } from './fitted-text.ts'
import { type LinkedThing, textOf, typesOf } from './linked-data.ts'
import type { Meta } from './meta-pictures.ts'
import { priceOf } from './price-text.ts'

const availabilities: readonly (readonly [RegExp, NonNullable<PageProduct['availability']>])[] = [
  [/discontinued/, 'discontinued'],
  [/pre-?(?:order|sale)|pending/, 'preorder'],
  [/back-?order/, 'backorder'],
  [/out-?of-?stock|soldout|oos/, 'out_of_stock'],
  [/in-?stock|instoreonly|onlineonly|limitedavailability|available/, 'in_stock'],
]

function availabilityOf(text: string | undefined): PageProduct['availability'] {
  const bare = (text ?? '').slice(0, 200).toLowerCase().replace(/[\s_]/g, '')
  return availabilities.find(([pattern]) => pattern.test(bare))?.[1] ?? null
}

const brandMax = 100
const nameMax = 200

const isThing = (value: unknown): value is LinkedThing =>
  typeof value === 'object' && value !== null

const firstThing = (value: unknown): LinkedThing => {
  const [first] = [value].flat()
  return isThing(first) ? first : {}
}

/** Numbers are unambiguous; texts may use any country's separators. */
const amountOf = (value: unknown) => (typeof value === 'number' ? value : textOf(value))

function ofLinkedData(things: readonly LinkedThing[]): PageProduct | null {
  const thing = things.find((one) => typesOf(one).some((type) => /^Product(?:Group)?$/.test(type)))
  if (thing === undefined) return null
  const name = textOf(thing.name)
  if (name === undefined) return null
  const offer = firstThing(thing.offers)
  const inner = firstThing(offer.offers)
  const specified = firstThing(offer.priceSpecification)
  const brand = textOf(thing.brand)
  return {
    name: fitted(name, nameMax),
    price: priceOf(
      amountOf(offer.price ?? offer.lowPrice ?? specified.price ?? inner.price),
      textOf(offer.priceCurrency ?? specified.priceCurrency ?? inner.priceCurrency),
    ),
    brand: brand === undefined ? null : fitted(brand, brandMax),
    availability: availabilityOf(textOf(offer.availability ?? inner.availability)),
  }
}

function ofMetas(metas: readonly Meta[], title: string): PageProduct | null {
  const meta = (...names: string[]) =>
    metas.find(({ name, content }) => names.includes(name) && content !== '')?.content
  const amount = meta('product:price:amount', 'og:price:amount')
  if (amount === undefined && !meta('og:type')?.includes('product')) return null
  const brand = meta('product:brand', 'og:brand')
  return {
    name: fitted(title, nameMax),
    price: priceOf(amount, meta('product:price:currency', 'og:price:currency')),
    brand: brand === undefined ? null : fitted(brand, brandMax),
    availability: availabilityOf(meta('product:availability', 'og:availability')),
  }
}

/** Returns the product of a page, if it declares one. */
export const productOf = (
  things: readonly LinkedThing[],
  page: { readonly metas: readonly Meta[]; readonly title: string },
): PageProduct | null => ofLinkedData(things) ?? ofMetas(page.metas, page.title)
