import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import type { createPin } from '@tessera/contracts/calls/pins'
import type { Availability, products, productVariants } from './tables.ts'

/** The product of a page, as a new pin brings it. */
type GivenProduct = NonNullable<ParsedInputOf<typeof createPin>['product']>

/** One of the kinds that a product comes in. */
export type ProductVariant = Omit<typeof productVariants.$inferSelect, 'originId' | 'position'>

/** All that a shop says about a product, whatever it was read from. */
export interface ProductFacts
  extends Omit<
    typeof products.$inferSelect,
    'originId' | 'plainColor' | 'words' | 'retiredAt' | 'droppedAt' | 'droppedFrom'
  > {
  /** In the smallest unit of the currency. */
  readonly price: { readonly amount: number; readonly currency: string } | null
  readonly variants: readonly ProductVariant[]
}

const availabilities: Readonly<Record<NonNullable<GivenProduct['availability']>, Availability>> = {
  in_stock: 'in stock',
  out_of_stock: 'out of stock',
  discontinued: 'out of stock',
  preorder: 'preorder',
  backorder: 'preorder',
}

/** Returns the facts of a page's product. A page that gives no availability sells it. */
export function pageProductFacts(
  link: string | undefined,
  { brand, availability, price }: GivenProduct,
): ProductFacts {
  const domain = URL.parse(link ?? '')?.hostname.replace(/^www\./, '') ?? ''
  return {
    brand: brand ?? '',
    shop: domain,
    domain,
    color: '',
    style: null,
    category: '',
    price,
    regularPriceAmount: null,
    availability: availability === null ? 'in stock' : availabilities[availability],
    variants: [],
  }
}
