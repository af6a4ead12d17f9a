import { z } from '@tessera/contracts/schema'
import { UserId } from '../ids.ts'

/** The creator of a pin, and its sponsor, as the closeup shows them. */
export const CreatorCard = z.object({
  id: UserId,
  username: z.string(),
  full_name: z.string(),
  follower_count: z.number(),
  followed_by_me: z.boolean(),
  is_verified_identity: z.boolean(),
  is_verified_merchant: z.boolean(),
  image_url: z.nullable(z.string()),
  profile_url: z.string(),
  sponsor_name: z.nullable(z.string()),
  sponsor_username: z.nullable(z.string()),
  /** 0 no sponsor, 2 requested, 3 approved. */
  sponsorship_status: z.int(),
})

export type CreatorCard = z.infer<typeof CreatorCard>
