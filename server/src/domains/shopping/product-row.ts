import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import type { createPin } from '@tessera/contracts/calls/pins'
import type { products } from './tables.ts'

/** The product of a page, as a new pin brings it. */
export type GivenProduct = NonNullable<ParsedInputOf<typeof createPin>['product']>

type Availability = (typeof products.$inferInsert)['availability']

const availabilities: Readonly<Record<NonNullable<GivenProduct['availability']>, Availability>> = {
  in_stock: 'in stock',
  out_of_stock: 'out of stock',
  discontinued: 'out of stock',
  preorder: 'preorder',
  backorder: 'preorder',
}

/** Returns the columns of a page's product. A page that gives no availability sells it. */
export function productRow(
  link: string | undefined,
  { brand, availability }: GivenProduct,
): Omit<typeof products.$inferInsert, 'originId'> {
  const domain = URL.parse(link ?? '')?.hostname.replace(/^www\./, '') ?? ''
  return {
    brand: brand ?? '',
    shop: domain,
    domain,
    color: '',
    style: null,
    category: '',
    regularPriceAmount: null,
    availability: availability === null ? 'in stock' : availabilities[availability],
  }
}
