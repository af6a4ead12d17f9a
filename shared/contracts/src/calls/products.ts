import { z } from '@tessera/contracts/schema'
import { Price } from '../entities/pin.ts'
import { KeptFor, Product, ProductDetails, ShownProduct } from '../entities/product.ts'
import { PinId } from '../ids.ts'
import { limits } from '../limits.ts'
import { defineCall } from './define-call.ts'
import { pageOptions } from './lists.ts'

/** The orders of products that are saved for later. */
export const KeptOrder = z.enum(['latest', 'drop', 'price'])

export type KeptOrder = z.infer<typeof KeptOrder>

/** Returns the product of a pin. */
export const getProduct = defineCall({
  name: 'ProductResource.get',
  summary: 'Returns the product of a pin, with its price history.',
  method: 'GET',
  path: '/resource/ProductResource/get/',
  input: z.strictObject({ pin_id: PinId }),
  output: ProductDetails,
  errors: ['not-found', 'product-missing'],
  who: 'anyone',
})

/** Lists the products that the viewer saved for later. */
export const getKeptProducts = defineCall({
  name: 'KeptProductsResource.get',
  summary: 'Lists the products that the viewer saved for later.',
  method: 'GET',
  path: '/resource/KeptProductsResource/get/',
  input: z.strictObject({
    /** 'drop' begins with the greatest fall since it was saved; 'price' goes by currency first. */
    order: z._default(KeptOrder, 'latest'),
    ...pageOptions,
  }),
  output: z.array(ShownProduct),
  errors: ['bad-input'],
  who: 'member',
})

const wishes = {
  tells_drops: z.optional(z.boolean()),
  tells_from: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(2_147_483_647)))),
  tells_back: z.optional(z.boolean()),
}

/** Saves a product for later. */
export const keepProduct = defineCall({
  name: 'KeptProductResource.create',
  summary: 'Saves the product of a pin for later.',
  method: 'POST',
  path: '/resource/KeptProductResource/create/',
  input: z.strictObject({
    pin_id: PinId,
    ...wishes,
    /** Undoes a removal: what the product was saved with. */
    kept_at: z.optional(z.string().check(z.maxLength(40))),
    price: z.optional(z.nullable(Price)),
  }),
  output: Product,
  errors: ['not-found', 'product-missing', 'kept-products-many'],
  who: 'member',
})

/** Changes what the viewer is told about a product. */
export const updateKeptProduct = defineCall({
  name: 'KeptProductResource.update',
  summary: 'Changes what the viewer is told about a product that they saved for later.',
  method: 'POST',
  path: '/resource/KeptProductResource/update/',
  input: z.strictObject({ pin_id: PinId, ...wishes }),
  output: Product,
  errors: ['not-found', 'product-missing', 'product-not-kept'],
  who: 'member',
})

/** Removes a product from those saved for later. */
export const dropKeptProduct = defineCall({
  name: 'KeptProductResource.delete',
  summary: 'Removes a product from those that the viewer saved for later.',
  method: 'POST',
  path: '/resource/KeptProductResource/delete/',
  input: z.strictObject({ pin_id: PinId }),
  output: z.object({
    /** The price and wishes that it was saved with, to undo the removal; null when it wasn't saved. */
    kept: z.nullable(KeptFor),
  }),
  errors: ['not-found', 'product-missing'],
  who: 'member',
})

/** Returns products side by side. */
export const compareProducts = defineCall({
  name: 'ProductComparisonResource.get',
  summary: 'Returns up to four products to compare, and which pins show none.',
  method: 'GET',
  path: '/resource/ProductComparisonResource/get/',
  input: z.strictObject({
    pin_ids: z.array(PinId).check(z.minLength(1), z.maxLength(limits.comparedProductsMax)),
  }),
  output: z.object({
    /** In the order of `pin_ids`; a product that two pins show stands once. */
    products: z.array(ShownProduct),
    /** The pins that the viewer may not see or that show no product. */
    missing: z.array(PinId),
  }),
  errors: [],
  who: 'anyone',
})
