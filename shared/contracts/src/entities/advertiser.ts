import { z } from '@tessera/contracts/schema'
import { AdvertiserId, UserId } from '../ids.ts'

/** An ad account: calls name it as their `advertiser_id`. */
export const Advertiser = z.object({
  id: AdvertiserId,
  owner_user_id: UserId,
  /** The name that the picker asks for its protected boards by. */
  owner_username: z.string(),
  name: z.string(),
  country: z.string(),
  currency: z.string(),
})

export type Advertiser = z.infer<typeof Advertiser>
