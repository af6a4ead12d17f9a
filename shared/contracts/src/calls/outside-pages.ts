import { z } from '@tessera/contracts/schema'
import { Price } from '../entities/pin.ts'
import { MediaId } from '../ids.ts'
import { limits } from '../limits.ts'
import { defineCall } from './define-call.ts'

const address = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.pinLinkMax))

/** A picture of a page that a pin can be made of; its size is null where the page does not say it. */
export const PinnableImage = z.object({
  type: z.literal('pinnable'),
  url: z.string(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  title: z.string(),
  description: z.string(),
})

/** What a page says of the thing that it sells. */
export const PageProduct = z.object({
  name: z.string(),
  price: z.nullable(Price),
  brand: z.nullable(z.string()),
  availability: z.nullable(
    z.enum(['in_stock', 'out_of_stock', 'preorder', 'backorder', 'discontinued']),
  ),
})

/** Looks up the pictures of a page of another site, the largest first. A picture's own address answers that picture. */
export const findPinImages = defineCall({
  name: 'FindPinImagesResource.get',
  summary: 'The pictures of a page of another site.',
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
  ],
  who: 'anyone',
})

/** Fetches a picture of another site and keeps it as one that the viewer sent; a pin is then made from its id. */
export const registerImage = defineCall({
  name: 'PinImage.update',
  summary: 'Fetches a picture of another site and keeps it for the viewer.',
  method: 'PUT',
  path: '/v3/pins/image/',
  input: z.strictObject({ image_url: address }),
  output: z.object({
    /** What `PinResource.create` takes as its media_upload_id; null while the state is 'pending'. */
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
    'too-fast',
    'too-busy',
    'uploads-many',
    'upload-quota',
  ],
  who: 'member',
})

export type PinnableImage = z.infer<typeof PinnableImage>
export type PageProduct = z.infer<typeof PageProduct>

/** Where a picture of another site is shown from while it is nobody's pin: drawn anew, never as it came. */
export const outsidePicturePath = '/v3/pins/image/preview/'

/** Where one picture of another site is shown from. */
export const outsidePictureUrl = (imageUrl: string): string =>
  `${outsidePicturePath}?${new URLSearchParams({ image_url: imageUrl })}`
