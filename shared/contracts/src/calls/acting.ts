import { z } from '@tessera/contracts/schema'
import { AdvertiserId, UserId } from '../ids.ts'

/** In whose name a call is made: a business that lets the viewer act for it. */
export const subjectOptions = { orbac_subject_id: z.optional(UserId) }

/** In whose name a call is made: a business, or an ad account whose protected boards are worked on. */
export const actingOptions = { ...subjectOptions, advertiser_id: z.optional(AdvertiserId) }
