import { z } from '@tessera/contracts/schema'
import { Pin } from '../entities/pin.ts'
import { defineCall } from './define-call.ts'

/** What a business's overview counts: all of it from rows of the database, none estimated. */
export const advertiserOverview = defineCall({
  name: 'AdvertiserOverviewResource.get',
  summary: 'What a business has, and how people took it.',
  method: 'GET',
  path: '/resource/AdvertiserOverviewResource/get/',
  input: z.strictObject({}),
  output: z.object({
    business_name: z.string(),
    pins: z.number(),
    product_pins: z.number(),
    boards: z.number(),
    followers: z.number(),
    /** Times other people saved one of the business's pins. */
    saves: z.number(),
    /** How many other people did. */
    savers: z.number(),
    saves_by_day: z.array(z.object({ day: z.string(), saves: z.number() })),
    top_pins: z.array(z.object({ pin: Pin, saves: z.number() })),
  }),
  errors: ['business-needed'],
  who: 'business',
})
