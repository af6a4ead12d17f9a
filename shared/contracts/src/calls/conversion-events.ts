import { z } from '@tessera/contracts/schema'
import { ConversionEventName, ConversionSource } from '../ads/conversion-event.ts'
import { ConversionFault, ConversionWarning } from '../ads/conversion-faults.ts'
import { ReportDay } from '../ads/report-options.ts'
import { ConversionEvent } from '../entities/conversion.ts'
import { AdvertiserId, ConversionTagId } from '../ids.ts'
import { limits } from '../limits.ts'
import { defineCall } from './define-call.ts'
import { pageOptions } from './lists.ts'

/** The code of a test, which its events carry. */
const TestCode = z.string().check(z.regex(/^TEST[0-9A-Z]{6}$/))

/** The result of one event of a batch. */
const EventResult = z.object({
  /** Its place in the list, from 0. */
  index: z.int(),
  status: z.enum(['counted', 'duplicate', 'test', 'refused']),
  /** The source that counted it: for a duplicate, the one that came first. */
  counted_by: z.nullable(ConversionSource),
  warnings: z.array(ConversionWarning),
  faults: z.array(ConversionFault),
})

/**
 * Counts conversions that a server knows of. It needs an access token with `conversions:write`, as
 * `Authorization: Bearer …`. Each event is checked by itself, as ads/conversion-payload.ts says.
 */
export const sendConversionEvents = defineCall({
  name: 'ConversionEvents.create',
  summary: 'Counts conversions that a server knows of, by an access token.',
  method: 'POST',
  path: '/v3/ads/conversions/:advertiser_id/events/',
  input: z.strictObject({
    advertiser_id: AdvertiserId,
    events: z.array(z.unknown()).check(z.minLength(1), z.maxLength(limits.conversionEventsAtOnce)),
    /** True to check the events and count nothing. */
    test: z._default(z.boolean(), false),
    /** The code of a test that shows the events. They count for nothing. */
    test_code: z.optional(TestCode),
  }),
  output: z.object({
    counted: z.int(),
    duplicates: z.int(),
    refused: z.int(),
    events: z.array(EventResult),
  }),
  errors: ['not-allowed', 'api-token-wrong', 'api-token-scope', 'conversion-test-gone'],
  who: 'token',
  scope: 'conversions:write',
  maxBytes: 2_000_000,
  budget: 'conversion-events',
})

/** Lists the conversions of the last 90 days, the latest first. */
export const listConversionEvents = defineCall({
  name: 'ConversionEventsResource.get',
  summary: 'Lists the conversions that an ad account was sent, the latest first.',
  method: 'GET',
  path: '/resource/ConversionEventsResource/get/',
  input: z.strictObject({
    advertiser_id: AdvertiserId,
    /** Days of receipt in the account's time zone, both included. */
    from: z.optional(ReportDay),
    to: z.optional(ReportDay),
    event: z.optional(ConversionEventName),
    source: z.optional(ConversionSource),
    tag_id: z.optional(ConversionTagId),
    status: z.optional(z.enum(['counted', 'duplicate'])),
    /** An event id or an order id. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(limits.conversionIdMax))),
    ...pageOptions,
  }),
  output: z.array(ConversionEvent),
  errors: ['not-allowed', 'bad-input'],
  who: 'advertiser',
  scope: 'ads:read',
})

/** A test: events that carry its code are shown and count for nothing. */
const ConversionTest = z.object({ code: TestCode, ends_at: z.string() })

/** Starts a test of half an hour. A page's tag takes its code from the address, as ?tsrtest=CODE. */
export const startConversionTest = defineCall({
  name: 'ConversionTestResource.create',
  summary: 'Starts a test, whose events are shown and not counted.',
  method: 'POST',
  path: '/resource/ConversionTestResource/create/',
  input: z.strictObject({ advertiser_id: AdvertiserId }),
  output: ConversionTest,
  errors: ['not-allowed'],
  who: 'advertiser',
  scope: 'conversions:write',
  budget: 'create',
})

/** Returns the latest events of a test, refused ones too. Screens ask for it every few seconds. */
export const getConversionTest = defineCall({
  name: 'ConversionTestResource.get',
  summary: 'Returns the latest events of a test, the latest first.',
  method: 'GET',
  path: '/resource/ConversionTestResource/get/',
  input: z.strictObject({ advertiser_id: AdvertiserId, code: TestCode }),
  output: z.object({ ...ConversionTest.shape, events: z.array(ConversionEvent) }),
  errors: ['not-allowed', 'conversion-test-gone'],
  who: 'advertiser',
  scope: 'conversions:write',
})
