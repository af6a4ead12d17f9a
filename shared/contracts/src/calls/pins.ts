import { z } from '@tessera/contracts/schema'
import { AdToken } from '../ads/ad-token.ts'
import { Action } from '../entities/action.ts'
import { BoardLink } from '../entities/board-link.ts'
import { ImageEdit } from '../entities/image-edit.ts'
import { Pin } from '../entities/pin.ts'
import { PinDetails } from '../entities/pin-details.ts'
import { NewProductTag, NewShuffleAsset, NewSlide } from '../entities/pin-parts.ts'
import { NewVideo } from '../entities/video.ts'
import { BoardId, MediaId, PinId, SectionId, UserId } from '../ids.ts'
import { limits } from '../limits.ts'
import { actingOptions, subjectOptions } from './acting.ts'
import { defineCall } from './define-call.ts'
import { ProductAvailability } from './outside-pages.ts'

/** Returns a pin: 'detailed' for its closeup, 'grid_item' for lists. */
export const getPin = defineCall({
  name: 'PinResource.get',
  summary: 'Returns a pin.',
  method: 'GET',
  path: '/resource/PinResource/get/',
  input: z.strictObject({
    id: PinId,
    field_set_key: z._default(z.enum(['detailed', 'grid_item']), 'detailed'),
    /** The showing of an ad that the pin was opened from: it then leads to the ad's destination. */
    client_tracking_params: z.optional(AdToken),
    ...subjectOptions,
  }),
  output: PinDetails,
  errors: ['not-found', 'not-allowed'],
  who: 'anyone',
})

const text = z.string().check(z.trimLines(), z.maxLength(limits.pinTextMax))
const altText = z.string().check(z.trimLines(), z.maxLength(limits.pinAltTextMax))
const link = z.url({ protocol: /^https?$/ }).check(z.maxLength(limits.pinLinkMax))

/** The fields of a new pin, without its picture. */
const payload = {
  board_id: BoardId,
  section: z.optional(SectionId),
  method: z._default(z.enum(['scraped', 'uploaded', 'pinbuilder', 'button']), 'uploaded'),
  /** The id of one visit to the page that the pin comes from. */
  guid: z.optional(z.string().check(z.maxLength(100))),
  color: z.optional(z.string().check(z.regex(/^#?[0-9a-f]{6}$/i))),
  is_buyable_pin: z._default(z.literal(false), false),
  is_removable: z._default(z.boolean(), true),
  /** Neither works with a secret board. */
  share_facebook: z._default(z.boolean(), false),
  share_twitter: z._default(z.boolean(), false),
  ...actingOptions,
}

/** The product of the page that a pin comes from, as the look-up found it. */
const product = z.strictObject({
  price: z.nullable(
    z.strictObject({
      amount: z.int().check(z.gte(0), z.lte(limits.productPriceMax)),
      currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    }),
  ),
  brand: z.nullable(z.string().check(z.trim(), z.maxLength(limits.productBrandMax))),
  availability: z.nullable(ProductAvailability),
})

/** The scenarios of the pin builder that make idea pins. */
export const ideaPinScenarios = ['story_pin', 'story_pin_v2'] as const

/** Everything that a new pin is made of. */
export const newPinFields = {
  ...payload,
  media_upload_id: z.optional(MediaId),
  image_url: z.optional(link),
  image_base64: z.optional(z.string().check(z.maxLength(limits.inlineImageMaxBytes))),
  /** Turns, mirrors and crops the picture. */
  image_edit: z.optional(ImageEdit),
  /** Gives an uploaded video its cover and captions, instead of those that it had. */
  video: z.optional(NewVideo),
  title: z._default(z.string().check(z.trim(), z.maxLength(limits.pinTitleMax)), ''),
  description: z._default(text, ''),
  alt_text: z._default(altText, ''),
  link: z.optional(link),
  /** Says that the pictures may be sensitive: they are blurred for others until they ask to see them. */
  is_sensitive: z._default(z.boolean(), false),
  /** The pictures of a carousel, instead of a single one; business accounts only. */
  slides: z.optional(
    z.array(NewSlide).check(z.minLength(limits.slidesMin), z.maxLength(limits.slidesMax)),
  ),
  /** Products on the picture; business accounts only. */
  product_tags: z._default(z.array(NewProductTag).check(z.maxLength(limits.productTagsMax)), []),
  shuffle_asset: z.optional(NewShuffleAsset),
  /** The scenario of an idea pin; left out for every other pin (S6.21). */
  scenario: z.optional(z.enum(ideaPinScenarios)),
}

/** The errors of creating a pin, at once or later. */
export const newPinErrors = [
  'pins-off',
  'video-not-allowed',
  'not-found',
  'not-allowed',
  'business-needed',
  'board-archived',
  'picture-missing',
  'upload-type-refused',
  'captions-unfit',
  'image-unreadable',
  'image-type-refused',
  'image-too-small',
  'image-too-large',
  'picture-refused',
  'words-refused',
  'link-blocked',
  'too-fast',
  'too-busy',
  'uploads-many',
  'upload-quota',
] as const

/** Creates a pin from an uploaded picture, a picture on the web, or one in the request. */
export const createPin = defineCall({
  name: 'PinResource.create',
  summary: 'Creates a pin from a picture.',
  method: 'POST',
  path: '/resource/PinResource/create/',
  maxBytes: limits.inlineImageMaxBytes,
  input: z.strictObject({
    ...newPinFields,
    /** Left out, the pin goes to the viewer's quick board, which the first such pin creates. */
    board_id: z.optional(BoardId),
    product: z.optional(product),
    /** Identifies the draft that is published. A second pin with the same key is the first one. */
    draft_key: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/))),
  }),
  output: Pin,
  errors: [...newPinErrors, 'boards-full'],
  who: 'member',
  isPublishing: true,
  budget: 'create',
})

/** Saves an existing pin to a board. Saving it twice to the same board has no further effect. */
export const savePin = defineCall({
  name: 'RepinResource.create',
  summary: 'Saves a pin to a board.',
  method: 'POST',
  path: '/resource/RepinResource/create/',
  input: z.strictObject({
    ...payload,
    /** Left out, the pin goes to the viewer's quick board, which the first such save creates. */
    board_id: z.optional(BoardId),
    method: z._default(payload.method, 'button'),
    shuffle_asset: z.optional(z.strictObject({ entity_id: z.string().check(z.maxLength(50)) })),
    pin_id: PinId,
    title: z.optional(z.string().check(z.trim(), z.maxLength(limits.pinTitleMax))),
    link: z.optional(link),
    /** Becomes the saver's private note, unless it equals the pin's own description. */
    description: z.optional(text),
    image_url: z.optional(link),
  }),
  output: z.object({
    id: PinId,
    pin_id: PinId,
    board: BoardLink,
    pinner: z.object({ id: UserId }),
    is_first_save: z.boolean(),
    /** True when the board already had the pin. */
    was_saved: z.boolean(),
  }),
  errors: ['not-found', 'not-allowed', 'board-archived', 'boards-full'],
  who: 'member',
  isPublishing: true,
})

/**
 * Updates a pin's texts and link. Only its creator may, and every copy follows. On a copy, the saver
 * updates their own note. Moving pins is a separate call.
 */
export const updatePin = defineCall({
  name: 'PinResource.update',
  summary: 'Updates a pin.',
  method: 'POST',
  path: '/resource/PinResource/update/',
  input: z.strictObject({
    id: PinId,
    title: z.optional(z.string().check(z.trim(), z.maxLength(limits.pinTitleMax))),
    description: z.optional(text),
    alt_text: z.optional(altText),
    link: z.optional(z.nullable(link)),
    /** Only its creator may, and takes back nobody's mark but their own. */
    is_sensitive: z.optional(z.boolean()),
    note: z.optional(text),
    /** Shows the note to everyone who sees the pin; on a board that is not public, only to its people. */
    note_is_shared: z.optional(z.boolean()),
    ...subjectOptions,
  }),
  output: PinDetails,
  errors: ['not-found', 'not-allowed', 'pin-not-yours', 'words-refused', 'link-blocked'],
  who: 'member',
  isPublishing: true,
})

/** Deletes a pin. It can be restored for 30 days. */
export const deletePin = defineCall({
  name: 'PinResource.delete',
  summary: 'Deletes a pin.',
  method: 'POST',
  path: '/resource/PinResource/delete/',
  input: z.strictObject({
    id: PinId,
    /** Undoes a save. The pin does not go to the trash. */
    undoes_save: z._default(z.boolean(), false),
    ...subjectOptions,
  }),
  output: Action,
  errors: ['not-found', 'not-allowed', 'board-closing'],
  who: 'member',
})

const ofPin = z.strictObject({ pin_id: PinId })

/** Hides a pin from the viewer's lists. */
export const hidePin = defineCall({
  name: 'PinHideResource.create',
  summary: "Hides a pin from the viewer's lists.",
  method: 'POST',
  path: '/resource/PinHideResource/create/',
  input: ofPin,
  output: z.null(),
  errors: ['not-found'],
  who: 'member',
})

/** Shows a hidden pin again. */
export const showPin = defineCall({
  name: 'PinHideResource.delete',
  summary: 'Shows a hidden pin again.',
  method: 'POST',
  path: '/resource/PinHideResource/delete/',
  input: ofPin,
  output: z.null(),
  errors: ['not-found'],
  who: 'member',
})

/** Reports a pin. Each person's latest report counts. */
export const reportPin = defineCall({
  name: 'PinReportResource.create',
  summary: 'Reports a pin.',
  method: 'POST',
  path: '/resource/PinReportResource/create/',
  input: z.strictObject({
    pin_id: PinId,
    reason: z.enum([
      'spam',
      'nudity',
      'self-harm',
      'misinformation',
      'hate',
      'dangerous-goods',
      'harassment',
      'violence',
      'privacy',
      'copyright',
    ]),
  }),
  output: z.null(),
  errors: ['not-found'],
  who: 'member',
  budget: 'report',
})
