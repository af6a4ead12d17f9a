import { z } from '@tessera/contracts/schema'
import { CreatorCard } from './creator-card.ts'
import { Pin, sensitiveBy } from './pin.ts'
import { ProductTag, ShuffleAsset, Slide } from './pin-parts.ts'
import { UserCard, UserRow } from './user.ts'

/** A pin's link, and the owner of that site if known. */
export const LinkDomain = z.object({ name: z.string(), official_user: z.nullable(UserRow) })

/** The note of the person who saved a pin, private or shared. */
export const PinNote = z.object({ text: z.string(), is_shared: z.boolean() })

/** A pin with the fields that only its closeup shows. */
export const PinDetails = z.extend(Pin, {
  /** The owner of the pin that it was saved from, if that was on a public board. */
  via_pinner: z._default(z.nullable(UserCard), null),
  link_domain: z._default(z.nullable(LinkDomain), null),
  creator_card: z._default(z.nullable(CreatorCard), null),
  /** The pinner's note, if the viewer may read it. */
  note: z._default(z.nullable(PinNote), null),
  /** The pictures of a carousel, at least two; the first is the pin's own. Empty for a single one. */
  slides: z._default(z.array(Slide), []),
  product_tags: z._default(z.array(ProductTag), []),
  shuffle_asset: z._default(z.nullable(ShuffleAsset), null),
  /** The side that said that the picture may be sensitive; null when nobody did. */
  sensitive_by: z._default(z.nullable(z.enum(sensitiveBy)), null),
  /** True for a product pin: `ProductResource.get` has its product. */
  is_product: z._default(z.boolean(), false),
  /** Number of comments that the viewer can read, at most `limits.commentsCounted`. */
  comment_count: z._default(z.int(), 0),
})

/** A field's schema, or undefined when the field was not requested. */
const asked = <Sent extends z.core.$ZodType>(field: {
  readonly _zod: { readonly def: { readonly innerType: Sent } }
}) => z.optional(field._zod.def.innerType)

/** The requested fields of a pin. */
export const PinFields = z.extend(z.partial(PinDetails), {
  type: asked(PinDetails.shape.type),
  alt_text: asked(PinDetails.shape.alt_text),
  embed: asked(PinDetails.shape.embed),
  promoted_by: asked(PinDetails.shape.promoted_by),
  promoted_is_removable: asked(PinDetails.shape.promoted_is_removable),
  tracking_params: asked(PinDetails.shape.tracking_params),
  sensitive: asked(PinDetails.shape.sensitive),
  creator: asked(PinDetails.shape.creator),
  sponsorship: asked(PinDetails.shape.sponsorship),
  via_pinner: asked(PinDetails.shape.via_pinner),
  link_domain: asked(PinDetails.shape.link_domain),
  creator_card: asked(PinDetails.shape.creator_card),
  note: asked(PinDetails.shape.note),
  slides: asked(PinDetails.shape.slides),
  product_tags: asked(PinDetails.shape.product_tags),
  shuffle_asset: asked(PinDetails.shape.shuffle_asset),
  sensitive_by: asked(PinDetails.shape.sensitive_by),
  is_product: asked(PinDetails.shape.is_product),
  comment_count: asked(PinDetails.shape.comment_count),
})

export type PinNote = z.infer<typeof PinNote>
export type PinDetails = z.infer<typeof PinDetails>
