import { metaOf } from '../../../base/outside-pages/meta-pictures.ts'
import type { PageFacts } from '../../../base/outside-pages/page-facts.ts'
import { metaOffer } from '../../../base/outside-pages/product.ts'
import type { FeedColumn } from '../feed/feed-columns.ts'
import { priceText } from './price-text.ts'

/** Values of a product, each with the property of its page that it is from. */
export type PageValues = Partial<
  Record<FeedColumn, readonly [property: string, value: string | undefined]>
>

/** Types of Open Graph that are one product; 'product.group' is a page that lists some. */
const isProductType = (type: string | undefined): boolean =>
  /^(?:og:)?product(?:\.item)?$/i.test(type?.trim() ?? '')

/** Returns what the Open Graph tags of a page say of its product; undefined when it is about none. */
export function metaProduct({ metas, title }: PageFacts): PageValues | undefined {
  const type = metaOf(metas, 'og:type')
  const offer = metaOffer(metas)
  const isProduct = type === undefined ? offer.amount !== undefined : isProductType(type)
  if (!isProduct) return undefined
  const said = (name: string): readonly [string, string | undefined] => [name, metaOf(metas, name)]
  return {
    id: said('product:retailer_item_id'),
    title: ['og:title', metaOf(metas, 'og:title') ?? title],
    description: ['og:description', metaOf(metas, 'og:description', 'description')],
    price: ['product:price:amount', priceText(offer)],
    availability: ['product:availability', offer.availability],
    brand: ['product:brand', offer.brand],
    color: said('product:color'),
    size: said('product:size'),
    product_type: said('product:category'),
  }
}
