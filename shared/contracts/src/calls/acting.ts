import { z } from '@tessera/contracts/schema'
import { AdvertiserId, UserId } from '../ids.ts'

/** The business that the viewer acts for. */
export const subjectOptions = { orbac_subject_id: z.optional(UserId) }

/** The business that the viewer acts for, or the ad account whose protected boards they work on. */
export const actingOptions = { ...subjectOptions, advertiser_id: z.optional(AdvertiserId) }
