import { z } from '@tessera/contracts/schema'
import { Price } from '../entities/pin.ts'
import { MediaId } from '../ids.ts'
import { limits } from '../limits.ts'
import { defineCall } from './define-call.ts'

const address = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.pinLinkMax))

/** A picture on a page that can become a pin. Its size is null when the page does not give it. */
export const PinnableImage = z.object({
  type: z.literal('pinnable'),
  url: z.string(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  title: z.string(),
  description: z.string(),
})

/** The availability of a product. */
export const ProductAvailability = z.enum([
  'in_stock',
  'out_of_stock',
  'preorder',
  'backorder',
  'discontinued',
])

/** The product that a page sells. */
export const PageProduct = z.object({
  name: z.string(),
  price: z.nullable(Price),
  brand: z.nullable(z.string()),
  availability: z.nullable(ProductAvailability),
})

/**
 * Finds the pictures on a page of another site: those that the page names as its own first, then the largest. The
 * address of a picture returns that picture.
 */
export const findPinImages = defineCall({
  name: 'FindPinImagesResource.get',
  summary: 'Finds the pictures on a page of another site.',
  method: 'GET',
  path: '/resource/FindPinImagesResource/get/',
  input: z.strictObject({
    url: address,
    scrapeMetric: z.optional(z.literal('www_url_scrape')),
  }),
  output: z.object({
    items: z.array(PinnableImage),
    title: z.string(),
    description: z.string(),
    product: z.nullable(PageProduct),
    canonical_url: z.string(),
  }),
  errors: [
    'outside-address-unfit',
    'outside-unreachable',
    'outside-too-slow',
    'outside-too-large',
    'outside-not-a-page',
    'outside-nopin',
    'link-blocked',
  ],
  who: 'anyone',
})

/** Fetches a picture from another site and stores it as the viewer's upload. A pin is then created from its id. */
export const registerImage = defineCall({
  name: 'PinImage.update',
  summary: 'Fetches a picture from another site for the viewer.',
  method: 'PUT',
  path: '/v3/pins/image/',
  input: z.strictObject({ image_url: address }),
  output: z.object({
    /** The media_upload_id for `PinResource.create`; null while the state is 'pending'. */
    media_upload_id: z.nullable(MediaId),
    state: z.enum(['ready', 'pending']),
  }),
  errors: [
    'outside-address-unfit',
    'outside-unreachable',
    'outside-too-slow',
    'outside-too-large',
    'outside-not-a-page',
    'image-unreadable',
    'image-type-refused',
    'image-too-small',
    'image-too-large',
    'picture-refused',
    'too-fast',
    'too-busy',
    'uploads-many',
    'upload-quota',
  ],
  who: 'member',
})

export type PinnableImage = z.infer<typeof PinnableImage>
export type PageProduct = z.infer<typeof PageProduct>

/** The path that serves pictures of other sites before they are pins. They are re-encoded, never passed through. */
export const outsidePicturePath = '/v3/pins/image/preview/'

/** Returns the address that serves a picture of another site. */
export const outsidePictureUrl = (imageUrl: string): string =>
  `${outsidePicturePath}?${new URLSearchParams({ image_url: imageUrl })}`
