import { z } from '@tessera/contracts/schema'
import { HouseRole } from '../house-role.ts'
import { UserId } from '../ids.ts'

/** The person who is logged in. */
export const Viewer = z.object({
  /** Fully logged in; a `ReturningVisitor` is LIMITED_LOGIN, and a visitor is null. */
  type: z.optional(z.literal('AUTH')),
  is_auth: z.optional(z.literal(true)),
  id: UserId,
  username: z.string(),
  full_name: z.string(),
  first_name: z.string(),
  email: z.string(),
  /** True once they have confirmed `email`. */
  email_verified: z.optional(z.boolean()),
  /** True when emails to `email` came back; left out otherwise. */
  email_bounces: z.optional(z.boolean()),
  image_medium_url: z.nullable(z.string()),
  image_large_url: z.optional(z.nullable(z.string())),
  is_partner: z.boolean(),
  video_upload_allowed: z.boolean(),
  pin_count: z.number(),
  created_at: z.optional(z.string()),
  /** True when they may override modules; left out otherwise. */
  may_override: z.optional(z.boolean()),
  /** Their role in looking after the product; left out for everybody else. */
  house_role: z.optional(HouseRole),
  /** True when they can't post, because the house limits them; left out otherwise. */
  is_limited: z.optional(z.boolean()),
})

export type Viewer = z.infer<typeof Viewer>
