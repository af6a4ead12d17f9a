import { z } from '@tessera/contracts/schema'
import { ConversionEventName, ConversionSource } from '../ads/conversion-event.ts'
import { ConversionFaultCode } from '../ads/conversion-faults.ts'
import { ReportDay } from '../ads/report-options.ts'
import { AdvertiserId, ConversionTagId } from '../ids.ts'
import { defineCall } from './define-call.ts'

/** The events of one kind that were received on one day. */
const EventDay = z.object({
  day: ReportDay,
  event: ConversionEventName,
  count: z.int(),
  /** In the account's currency. */
  value_micro: z.int(),
})

/** The problems that an advertiser should fix, the most urgent first. */
export const ConversionAdvice = z.enum([
  /** A source that sent events has sent none for a day. */
  'silent',
  /** Nothing was ever received. */
  'nothing-yet',
  'many-refused',
  /** Both the tag and the API send events, and some have no event id. */
  'event-ids-missing',
  'few-match-keys',
  'click-ids-missing',
  'emails-missing',
  'other-currency',
  /** Only the tag sends events: the API would add those that browsers block. */
  'api-missing',
])
export type ConversionAdvice = z.infer<typeof ConversionAdvice>

/** The health of one tag, the API or uploads over the last days. */
export const SourceHealth = z.object({
  source: ConversionSource,
  /** For source 'tag'. */
  tag: z.nullable(z.object({ id: ConversionTagId, name: z.string() })),
  last_event_at: z.nullable(z.string()),
  received: z.int(),
  counted: z.int(),
  duplicates: z.int(),
  /** Events with an event id, and with each of the match keys. */
  with_event_id: z.int(),
  with_match_keys: z.int(),
  with_click_id: z.int(),
  with_email: z.int(),
  with_external_id: z.int(),
  /** Events whose click id is of a click on the account's ads. */
  with_known_click: z.int(),
  /** Conversions that were credited to an ad, each once. */
  credited: z._default(z.int(), 0),
  other_currency: z.int(),
  days: z.array(EventDay),
  /** Refused events by their fault, the most frequent first. */
  faults: z.array(
    z.object({ code: ConversionFaultCode, count: z.int(), last_at: z.string(), field: z.string() }),
  ),
  advice: z.array(ConversionAdvice),
})
export type SourceHealth = z.infer<typeof SourceHealth>

/** Returns how well each tag and each other source does. */
export const getConversionHealth = defineCall({
  name: 'ConversionHealthResource.get',
  summary: 'Returns what each source of conversions sent, what is missing and how to mend it.',
  method: 'GET',
  path: '/resource/ConversionHealthResource/get/',
  input: z.strictObject({
    advertiser_id: AdvertiserId,
    /** The last days, today included. */
    days: z._default(z.union([z.literal(7), z.literal(30), z.literal(90)]), 30),
    source: z.optional(ConversionSource),
    tag_id: z.optional(ConversionTagId),
  }),
  output: z.object({
    from: ReportDay,
    to: ReportDay,
    currency: z.string(),
    time_zone: z.string(),
    sources: z.array(SourceHealth),
    /** The problems of all sources together. */
    advice: z.array(ConversionAdvice),
  }),
  errors: ['not-allowed', 'conversion-tag-unknown'],
  who: 'advertiser',
  scope: 'ads:read',
})
