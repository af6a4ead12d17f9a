import type { ProductFacts } from '../contexts/pins/products/product-facts.ts'

/** A product of which its shop says nothing but that it can be bought. */
export const plainProduct: ProductFacts = {
  brand: '',
  shop: '',
  domain: 'shop.example',
  color: '',
  style: null,
  category: '',
  price: null,
  regularPriceAmount: null,
  availability: 'in stock',
  variants: [],
}
