import { limits } from '@tessera/contracts/limits'
import { sha256OfText } from '../../../../platform/secrets/sha256.ts'
import {
  type LinkedThing,
  linkedPictures,
  linkedThings,
  textOf,
  thingsIn,
  typesOf,
} from '../../../base/outside-pages/linked-data.ts'
import { metaOf, metaPictures } from '../../../base/outside-pages/meta-pictures.ts'
import type { PageFacts } from '../../../base/outside-pages/page-facts.ts'
import { pageUrls } from '../../../base/outside-pages/page-urls.ts'
import { isLinkedProduct, linkedOffer } from '../../../base/outside-pages/product.ts'
import type { FeedCell, FeedCells } from '../feed/feed-columns.ts'
import { metaProduct, type PageValues } from './meta-product.ts'
import { priceText } from './price-text.ts'

/** The products of a page, each kind of one as a row of a feed would have it. */
export interface PageProducts {
  /** The address that the page wants to be known by. */
  readonly canonical: string
  readonly rows: readonly FeedCells[]
}

const isGroup = (thing: LinkedThing): boolean => typesOf(thing).includes('ProductGroup')

/** The fields that a product shares with its kinds. Copying all fields for each kind would take quadratic time. */
const sharedFields = [
  'name',
  'description',
  'image',
  'associatedMedia',
  'brand',
  'color',
  'size',
  'category',
]

/** Returns the kinds of a product, with what the product says of all of them. */
function kindsOf(thing: LinkedThing): readonly LinkedThing[] {
  const kinds = isGroup(thing) ? thingsIn(thing.hasVariant).filter(isLinkedProduct) : []
  const { offers } = thing
  const shared = Object.fromEntries(
    sharedFields.flatMap((field) => (field in thing ? [[field, thing[field]]] : [])),
  )
  return kinds.length === 0
    ? [thing]
    : kinds.map((kind) => ({
        ...shared,
        ...(kind.offers === undefined ? { offers } : {}),
        ...kind,
      }))
}

/** Returns an id of a URL: its path, or the beginning of that with a hash where it is too long. */
function pathId({ pathname, search }: URL, kind: number): string {
  const path = pathname + search + (kind > 0 ? `#${kind}` : '')
  if (path.length <= limits.catalogIdMax) return path
  const hash = sha256OfText(path).slice(0, 16)
  return `${path.slice(0, limits.catalogIdMax - hash.length - 1)}~${hash}`
}

/**
 * Returns the product that a page is about as rows: one, or one for each of its kinds. What schema.org says
 * counts before Open Graph, which fills the gaps of a product of one kind.
 */
export function pageProducts(facts: PageFacts, url: string): PageProducts {
  const { base, canonical } = pageUrls(facts, url)
  const product = linkedThings(facts.linkedData).find(isLinkedProduct)
  const meta = metaProduct(facts)
  if (product !== undefined) return { canonical, rows: linkedRows(product, meta, facts, url) }
  if (meta === undefined) return { canonical, rows: [] }
  const id = meta.id?.[1]?.trim() || pathId(new URL(canonical), 0)
  const [picture] = metaPictures(facts.metas)
  const image = picture === undefined ? undefined : absoluteUrl(picture.url, base)
  const whole: PageValues = {
    ...meta,
    id: ['product:retailer_item_id', id],
    link: ['og:url', canonical],
    image_link: ['og:image', image],
  }
  return { canonical, rows: [cellsOf(whole)] }
}

const absoluteUrl = (address: string, base: URL): string =>
  URL.parse(address, base)?.href ?? address

/** Returns the kinds of a product of schema.org as rows. */
function linkedRows(
  product: LinkedThing,
  meta: PageValues | undefined,
  facts: PageFacts,
  url: string,
): readonly FeedCells[] {
  const { base, canonical } = pageUrls(facts, url)
  const kinds = kindsOf(product)
  const group = isGroup(product)
    ? textOf(product.productGroupID) || pathId(new URL(canonical), 0)
    : undefined
  const absolute = (address: string | undefined) =>
    address === undefined ? undefined : absoluteUrl(address, base)
  const [shown] = metaPictures(facts.metas)
  return kinds.map((kind, at): FeedCells => {
    const offer = linkedOffer(kind)
    const [picture = shown] = linkedPictures([{ ...kind, '@type': 'Product' }])
    const link = absolute(textOf(kind.url) ?? offer.url) ?? canonical
    const own = textOf(kind.sku)?.trim() || textOf(kind.productID)?.trim()
    const page = link === canonical ? undefined : URL.parse(link)
    const id = own || (page ? pathId(page, 0) : pathId(new URL(canonical), at))
    const values: PageValues = {
      id: ['sku', id],
      title: ['name', textOf(kind.name)],
      description: ['description', textOf(kind.description) ?? metaOf(facts.metas, 'description')],
      link: ['url', link],
      image_link: ['image', absolute(picture?.url)],
      price: ['offers.price', priceText(offer)],
      availability: ['offers.availability', offer.availability],
      brand: ['brand', textOf(kind.brand)],
      color: ['color', textOf(kind.color)],
      size: ['size', textOf(kind.size)],
      product_type: ['category', textOf(kind.category)],
      item_group_id: ['productGroupID', group],
    }
    return cellsOf(kinds.length > 1 ? values : withoutGaps(values, meta))
  })
}

/** Fills the gaps of a product of schema.org with what Open Graph says. */
function withoutGaps(values: PageValues, meta: PageValues = {}): PageValues {
  const { id: _id, ...more } = meta
  const isSaid = ([, [, value]]: [string, readonly [string, string | undefined]]) =>
    value !== undefined && value.trim() !== ''
  return { ...values, ...more, ...Object.fromEntries(Object.entries(values).filter(isSaid)) }
}

/** Names each value by the property that it is of. */
function cellsOf(values: PageValues): FeedCells {
  return Object.fromEntries(
    Object.entries(values).map(([column, [property, value = '']]): [string, FeedCell] => [
      column,
      { column: property, value },
    ]),
  )
}
