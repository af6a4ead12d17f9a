import { z } from '@tessera/contracts/schema'
import { Images } from '../entities/image.ts'
import { Pin, Price } from '../entities/pin.ts'
import { PinId } from '../ids.ts'
import { defineCall } from './define-call.ts'
import { pageOptions } from './lists.ts'

/**
 * The relation of products to a pin: its owner tagged them, their pictures and words are like it, or it shows a
 * product itself and they are like that one.
 */
export const LookKind = z.enum(['tagged', 'similar', 'alike', 'none'])

/** A product beside a pin. */
export const LookProduct = z.object({
  /** Null for a tag that leads to a page. */
  pin_id: z.nullable(PinId),
  link: z.nullable(z.string()),
  title: z.string(),
  images: z.nullable(Images),
  dominant_color: z.nullable(z.string()),
  price: z.nullable(Price),
  shop: z.string(),
  /** The place on the picture, in fractions; null where that isn't certain. */
  place: z.nullable(z.object({ x: z.number(), y: z.number() })),
})

/** The products beside a pin. */
export const Look = z.object({
  kind: LookKind,
  products: z.array(LookProduct),
  /** True when the list goes on. */
  has_more: z.boolean(),
  /** True while the picture is still looked at: ask again. */
  is_waiting: z.boolean(),
  /** True when the pin's owner hid similar products. */
  is_hidden: z.boolean(),
})

export type LookProduct = z.infer<typeof LookProduct>
export type Look = z.infer<typeof Look>

/** Returns the products in a pin, or products like it. */
export const shopLook = defineCall({
  name: 'ShopLookResource.get',
  summary: 'Returns the products that are tagged in a Pin, or products like it.',
  method: 'GET',
  path: '/resource/ShopLookResource/get/',
  input: z.strictObject({ pin_id: PinId }),
  output: Look,
  errors: ['not-found'],
  who: 'anyone',
})

/** Lists products like a pin: page by page, the likest first. */
export const productsLike = defineCall({
  name: 'ProductsLikeResource.get',
  summary: 'Lists products like a Pin, the likest first.',
  method: 'GET',
  path: '/resource/ProductsLikeResource/get/',
  input: z.strictObject({ pin_id: PinId, ...pageOptions }),
  output: z.array(Pin),
  errors: ['not-found'],
  who: 'anyone',
})

const ofPin = z.strictObject({ pin_id: PinId })

/** Hides similar products beside one of the viewer's pins, for everybody. */
export const hideLook = defineCall({
  name: 'HiddenLookResource.create',
  summary: "Hides similar products beside one of the viewer's Pins.",
  method: 'POST',
  path: '/resource/HiddenLookResource/create/',
  input: ofPin,
  output: z.null(),
  errors: ['not-found', 'not-allowed'],
  who: 'member',
})

/** Shows similar products beside a pin again. */
export const showLook = defineCall({
  name: 'HiddenLookResource.delete',
  summary: "Shows similar products beside one of the viewer's Pins again.",
  method: 'POST',
  path: '/resource/HiddenLookResource/delete/',
  input: ofPin,
  output: z.null(),
  errors: ['not-found', 'not-allowed'],
  who: 'member',
})
