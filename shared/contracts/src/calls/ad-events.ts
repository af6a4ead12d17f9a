import { z } from '@tessera/contracts/schema'
import { AdEventKind } from '../ads/ad-event.ts'
import { AdToken } from '../ads/ad-token.ts'
import { defineCall } from './define-call.ts'

/** Counts what people do with ads, in batches. Each event of a shown ad counts once. */
export const sendAdEvents = defineCall({
  name: 'AdEventsResource.create',
  summary: 'Counts impressions of ads, and what people do with them.',
  method: 'POST',
  path: '/v3/ads/events/',
  input: z.strictObject({
    events: z
      .array(
        z.strictObject({
          token: AdToken,
          kind: AdEventKind,
          /** The time since it happened, in milliseconds. */
          ago_ms: z.int().check(z.gte(0), z.lte(86_400_000)),
        }),
      )
      .check(z.minLength(1), z.maxLength(50)),
  }),
  output: z.object({
    /** The number of counted events. Events of ads that this service didn't show, or that it knows, are not counted. */
    counted: z.int(),
  }),
  errors: [],
  who: 'anyone',
  budget: 'ad-events',
})
