import { z } from '@tessera/contracts/schema'
import { AdvertiserId, UserId } from '../ids.ts'

/** An ad account. Calls take its id as `advertiser_id`. */
export const Advertiser = z.object({
  id: AdvertiserId,
  owner_user_id: UserId,
  /** The username for the protected boards in the picker. */
  owner_username: z.string(),
  name: z.string(),
  country: z.string(),
  currency: z.string(),
  /** The time zone in which its days begin. */
  time_zone: z.optional(z.string()),
})

export type Advertiser = z.infer<typeof Advertiser>
