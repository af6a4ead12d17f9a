import { z } from '@tessera/contracts/schema'
import { PinId } from '../ids.ts'
import { Pin, Price } from './pin.ts'

/** The availability of a product. */
export const Availability = z.enum(['in stock', 'out of stock', 'preorder'])

/** One of the kinds that a product comes in, such as a size or a color. */
export const ProductVariant = z.object({
  title: z.string(),
  color: z.string(),
  size: z.string(),
  /** Null for the product's own price. */
  price: z.nullable(Price),
  availability: Availability,
  /** Null for the pin's own link. */
  link: z.nullable(z.string()),
})

/** The alerts that a member wants for a product that they saved for later. */
export const KeptFor = z.object({
  kept_at: z.string(),
  /** Its price when it was saved. */
  price: z.nullable(Price),
  tells_drops: z.boolean(),
  /** The price that it must reach, in the currency of `price`; null for any lower price. */
  tells_from: z.nullable(z.int()),
  tells_back: z.boolean(),
})

/** A product of a pin and of all its copies. */
export const Product = z.object({
  /** The pin that showed it first. */
  id: PinId,
  brand: z.string(),
  shop: z.string(),
  domain: z.string(),
  color: z.string(),
  category: z.string(),
  price: z.nullable(Price),
  /** The price before a sale. */
  regular_price: z.nullable(Price),
  availability: Availability,
  /** True when its shop no longer lists it. */
  is_retired: z.boolean(),
  /** The latest fall of its price, for some weeks; null when it rose since. */
  drop: z.nullable(z.object({ from: Price, at: z.string() })),
  variants: z.array(ProductVariant),
  /** Null while the viewer has not saved it for later. */
  kept: z.nullable(KeptFor),
})

/** A price, and when it came. */
export const PricePoint = z.object({ at: z.string(), amount: z.int(), currency: z.string() })

/** A product with its price history. */
export const ProductDetails = z.extend(Product, {
  /**
   * The prices of the last `limits.priceHistoryDays`, oldest first. The first may have come before them.
   */
  history: z.array(PricePoint),
})

/** A product and the pin that shows it to the viewer. */
export const ShownProduct = z.object({ pin: Pin, product: Product })

export type Availability = z.infer<typeof Availability>
export type KeptFor = z.infer<typeof KeptFor>
export type PricePoint = z.infer<typeof PricePoint>
export type Product = z.infer<typeof Product>
export type ProductDetails = z.infer<typeof ProductDetails>
export type ProductVariant = z.infer<typeof ProductVariant>
export type ShownProduct = z.infer<typeof ShownProduct>
