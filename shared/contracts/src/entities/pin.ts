import { z } from '@tessera/contracts/schema'
import { PinId } from '../ids.ts'
import { BoardLink } from './board-link.ts'
import { Images } from './image.ts'
import { UserCard } from './user.ts'

/** The price of a product pin, in the smallest unit of its currency. */
export const Price = z.object({ amount: z.int(), currency: z.string() })

/** The captions of a video, as WebVTT. */
export const Captions = z.object({
  src: z.string(),
  /** The language that they're in, such as 'en' or 'pt-BR'. */
  language: z.string(),
})

/** A video that a pin plays. */
export const Embed = z.object({
  src: z.string(),
  type: z.string(),
  duration_ms: z.nullable(z.number()),
  captions: z.optional(Captions),
})

/** A pin's sponsor, and the state of the sponsorship: 2 requested, 3 approved. */
export const Sponsorship = z.object({
  status: z.int(),
  sponsor_name: z.string(),
  sponsor_username: z.string(),
})

/** The sources of a home feed, as a pin of it names its own. */
export const whySources = [
  'person',
  'followed-board',
  'saved',
  'opened',
  'topic',
  'search',
  'more',
  'popular',
  'fresh',
  'find',
] as const

/** The reason that a pin is in the viewer's home feed. */
export const PinWhy = z.object({
  source: z.enum(whySources),
  /** The name of the source: the board that was saved to, the topic's id, the text of the search. */
  name: z.optional(z.string()),
})

/** The sides that can say that a picture may be sensitive: its author, people of the house, or their classifier. */
export const sensitiveBy = ['author', 'house', 'machine'] as const

/** A picture that may be sensitive as it is, for a viewer who asks to see it. */
export const ClearPicture = z.object({ images: Images, embed: z.nullable(Embed) })

/** A pin, as lists and the closeup show it. */
export const Pin = z.object({
  id: PinId,
  type: z._default(z.enum(['pin', 'video']), 'pin'),
  title: z.string(),
  description: z.string(),
  link: z.nullable(z.string()),
  /** Describes the picture for people who don't see it; '' when the creator wrote nothing. */
  alt_text: z._default(z.string(), ''),
  images: Images,
  dominant_color: z.string(),
  embed: z._default(z.nullable(Embed), null),
  /** The person who saved it to the board. */
  pinner: UserCard,
  /** The original creator, if the viewer may see them. The texts and the link are theirs. */
  creator: z._default(z.nullable(UserCard), null),
  board: z.nullable(BoardLink),
  price: z.nullable(Price),
  is_promoted: z.boolean(),
  /** The advertiser who pays for it to be shown here; null for pins that nobody promotes. */
  promoted_by: z._default(z.nullable(z.string()), null),
  /** True when the viewer may hide it. */
  promoted_is_removable: z._default(z.boolean(), false),
  tracking_params: z._default(z.nullable(z.string()), null),
  sponsorship: z._default(z.nullable(Sponsorship), null),
  /** The viewer's board that already has this pin; null if none. */
  pinned_to_board: z.nullable(BoardLink),
  /**
   * Set when the picture may be sensitive and the viewer has not chosen to see such pictures: `images` are blurred
   * then, `embed` is null, and these are clear.
   */
  sensitive: z._default(z.nullable(ClearPicture), null),
  /** In the home feed: the reason that it is there. */
  why: z.optional(PinWhy),
  created_at: z.string(),
})

export type ClearPicture = z.infer<typeof ClearPicture>
export type PinWhy = z.infer<typeof PinWhy>
export type Price = z.infer<typeof Price>
export type Embed = z.infer<typeof Embed>
export type Captions = z.infer<typeof Captions>
export type Sponsorship = z.infer<typeof Sponsorship>
export type Pin = z.infer<typeof Pin>
