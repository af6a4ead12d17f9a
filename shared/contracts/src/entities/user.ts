import { UserId } from '../ids.ts'
import { z } from '../schema.ts'

/** A person or business as a byline shows it. */
export const UserCard = z.object({
  id: UserId,
  username: z.string(),
  full_name: z.string(),
  image_medium_url: z.nullable(z.string()),
})

/** A person or business as their profile shows it. */
export const User = z.extend(UserCard, {
  about: z.string(),
  is_partner: z.boolean(),
  is_verified_merchant: z.boolean(),
  follower_count: z.number(),
  pin_count: z.number(),
  board_count: z.number(),
  followed_by_me: z.boolean(),
})

export type UserCard = z.infer<typeof UserCard>
export type User = z.infer<typeof User>
