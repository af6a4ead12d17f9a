import { z } from '@tessera/contracts/schema'
import { MediaId, PinId } from '../ids.ts'
import { limits } from '../limits.ts'
import { Images } from './image.ts'
import { ImageEdit } from './image-edit.ts'

const pinLink = z.url({ protocol: /^https?$/ }).check(z.maxLength(limits.pinLinkMax))
const title = z._default(z.string().check(z.trim(), z.maxLength(limits.pinTitleMax)), '')
const fraction = z.number().check(z.gte(0), z.lte(1))

/** One picture of a carousel, with the title and link that replace the pin's own. */
export const Slide = z.object({
  images: Images,
  /** Set while `images` are blurred, as of a pin. */
  sensitive: z.optional(z.object({ images: Images })),
  dominant_color: z.string(),
  title: z.string(),
  link: z.nullable(z.string()),
  alt_text: z.string(),
})

/** A product on a picture: where it is, in fractions, and the pin or page that it leads to. */
export const ProductTag = z.object({
  x: z.number(),
  y: z.number(),
  title: z.string(),
  link: z.nullable(z.string()),
  pin_id: z.nullable(PinId),
  images: z.nullable(Images),
  price: z.nullable(z.object({ amount: z.int(), currency: z.string() })),
})

/** S3.20: the shuffle that a pin was made of. */
export const ShuffleAsset = z.object({
  entity_id: z.string(),
  cutout_images: z.array(Images),
})

/** A new picture of a carousel. */
export const NewSlide = z.strictObject({
  media_upload_id: MediaId,
  image_edit: z.optional(ImageEdit),
  title,
  link: z.optional(pinLink),
  alt_text: z._default(z.string().check(z.trimLines(), z.maxLength(limits.pinAltTextMax)), ''),
})

/** A new product on a picture: a pin, or a page with its title. */
export const NewProductTag = z
  .strictObject({
    x: fraction,
    y: fraction,
    title,
    pin_id: z.optional(PinId),
    link: z.optional(pinLink),
  })
  .check(
    z.refine(
      ({ pin_id, link, title }) =>
        pin_id === undefined ? link !== undefined && title !== '' : link === undefined,
      'Needs a pin, or a link with a title',
    ),
  )

/** A new pin's shuffle, with the uploaded pictures that were cut out. */
export const NewShuffleAsset = z.strictObject({
  entity_id: z.string().check(z.maxLength(50)),
  cutout_media_ids: z._default(z.array(MediaId).check(z.maxLength(limits.shuffleCutoutsMax)), []),
})

export type Slide = z.infer<typeof Slide>
export type ProductTag = z.infer<typeof ProductTag>
export type ShuffleAsset = z.infer<typeof ShuffleAsset>
export type NewSlide = z.infer<typeof NewSlide>
export type NewProductTag = z.infer<typeof NewProductTag>
