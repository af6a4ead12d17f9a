import { z } from '@tessera/contracts/schema'
import { UserId } from '../ids.ts'

/** A person or business in a byline. */
export const UserCard = z.object({
  id: UserId,
  username: z.string(),
  full_name: z.string(),
  image_medium_url: z.nullable(z.string()),
})

/** A person or business in a list of people. */
export const UserRow = z.extend(UserCard, {
  is_verified_merchant: z.boolean(),
  is_verified_identity: z._default(z.boolean(), false),
  follower_count: z.number(),
  followed_by_me: z.boolean(),
})

/** The orders of a profile's boards; the first is the default. */
export const boardSorts = ['newest', 'last_pinned', 'name', 'custom'] as const

/** An order of a profile's boards. */
export type BoardSort = (typeof boardSorts)[number]

/** A person or business on their profile. */
export const User = z.extend(UserRow, {
  about: z.string(),
  website: z._default(z.nullable(z.string()), null),
  /** True when the person has claimed the website. */
  website_claimed: z._default(z.boolean(), false),
  is_partner: z.boolean(),
  following_count: z._default(z.number(), 0),
  /** Counts pins on boards that the viewer may see. */
  pin_count: z.number(),
  board_count: z.number(),
  /** The order that the person chose for their boards. */
  board_sort: z._default(z.enum(boardSorts), 'newest'),
  blocked_by_me: z._default(z.boolean(), false),
  /** True when the person hides the profile from searches. */
  hides_from_search: z._default(z.boolean(), false),
  /** Only returned for the viewer's own profile. */
  video_upload_allowed: z.optional(z.boolean()),
})

export type UserCard = z.infer<typeof UserCard>
export type UserRow = z.infer<typeof UserRow>
export type User = z.infer<typeof User>
