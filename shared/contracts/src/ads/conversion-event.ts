import { z } from '@tessera/contracts/schema'

/** The actions of people on an advertiser's website. */
export const ConversionEventName = z.enum([
  'checkout',
  'add_to_cart',
  'signup',
  'lead',
  'page_visit',
  'view_category',
  'search',
  'watch_video',
  'custom',
])
export type ConversionEventName = z.infer<typeof ConversionEventName>

/** The events that reports count as conversions; the others are steps on the way to them. */
export const reportedConversions = [
  'checkout',
  'signup',
  'lead',
  'custom',
] as const satisfies readonly ConversionEventName[]

/** The source of a conversion: the tag, the events API, or a file. */
export const ConversionSource = z.enum(['tag', 'api', 'upload'])
export type ConversionSource = z.infer<typeof ConversionSource>

/** The place where a conversion happened. */
export const ActionSource = z.enum(['web', 'app_android', 'app_ios', 'offline'])
export type ActionSource = z.infer<typeof ActionSource>

/** The keys that connect a conversion with an ad, the surest first. */
export const MatchKey = z.enum(['click_id', 'em', 'external_id'])
export type MatchKey = z.infer<typeof MatchKey>

/** The parameter of a landing page's address that carries the click id. */
export const clickIdParam = 'tsrclid'

/** The parameter of a page's address that makes the tag send test events: the code of a test. */
export const testCodeParam = 'tsrtest'

/** The scopes that an access token may have. */
export const ApiScope = z.enum(['conversions:write', 'ads:read', 'ads:write'])
export type ApiScope = z.infer<typeof ApiScope>
