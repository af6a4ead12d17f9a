import { z } from '@tessera/contracts/schema'
import { Pin } from '../entities/pin.ts'
import { defineCall } from './define-call.ts'

/** The numbers on a business's overview, counted from rows of the database. */
export const advertiserOverview = defineCall({
  name: 'AdvertiserOverviewResource.get',
  summary: "Returns the numbers of a business's overview.",
  method: 'GET',
  path: '/resource/AdvertiserOverviewResource/get/',
  input: z.strictObject({}),
  output: z.object({
    business_name: z.string(),
    pins: z.number(),
    product_pins: z.number(),
    boards: z.number(),
    followers: z.number(),
    /** Number of times that other people saved one of the business's pins. */
    saves: z.number(),
    /** Number of other people who saved one. */
    savers: z.number(),
    /** The last 180 days, oldest first: the longest period that is shown, and the one before. */
    saves_by_day: z.array(z.object({ day: z.string(), saves: z.number() })),
    top_pins: z.array(z.object({ pin: Pin, saves: z.number() })),
  }),
  errors: ['business-needed'],
  who: 'business',
})
