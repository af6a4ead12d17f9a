import type { Price } from '@tessera/contracts/entities/pin'
import type { Product } from '@tessera/contracts/entities/product'
import { priceText } from '@tessera/contracts/price-text'
import { availabilityText } from '../product/availability-text.ts'
import { kindName } from '../product/kinds.ts'
import { words } from './words.ts'

/** A row of the comparison: one fact of each product; '' where it isn't known. */
export interface ComparisonRow {
  readonly fact:
    | 'price'
    | 'was'
    | 'availability'
    | 'shop'
    | 'brand'
    | 'color'
    | 'category'
    | 'kinds'
  readonly label: string
  readonly values: readonly string[]
  readonly differs: boolean
}

/** Returns the price before a sale, or before the price fell. */
function priceBefore({ price, regular_price: regular, drop }: Product): Price | null {
  const isSale =
    price !== null && regular?.currency === price.currency && regular.amount > price.amount
  return isSale ? regular : (drop?.from ?? null)
}

/** Returns what is compared, without the facts that no product names. */
export function comparisonRows(
  products: readonly Product[],
  locale: string,
): readonly ComparisonRow[] {
  const money = (price: Price | null) => (price === null ? '' : priceText(price, locale))
  const facts: readonly (readonly [ComparisonRow['fact'], string, (of: Product) => string])[] = [
    ['price', words.price(), ({ price }) => money(price)],
    ['was', words.was(), (product) => money(priceBefore(product))],
    ['availability', words.availability(), availabilityText],
    ['shop', words.shop(), ({ shop, domain }) => shop || domain],
    ['brand', words.brand(), ({ brand }) => brand],
    ['color', words.color(), ({ color }) => color],
    ['category', words.category(), ({ category }) => category],
    ['kinds', words.kinds(), ({ variants }) => variants.map(kindName).join(', ')],
  ]
  return facts.flatMap(([fact, label, read]) => {
    const values = products.map(read)
    const differs = new Set(values.map((value) => value.toLowerCase())).size > 1
    return values.every((value) => value === '') ? [] : [{ fact, label, values, differs }]
  })
}
