import { z } from '@tessera/contracts/schema'
import {
  ActionSource,
  ApiScope,
  ConversionEventName,
  ConversionSource,
  MatchKey,
} from '../ads/conversion-event.ts'
import { ConversionFault, ConversionWarning } from '../ads/conversion-faults.ts'
import { ConversionTagId } from '../ids.ts'

/** A tag of an ad account, which a website loads by its id. */
export const ConversionTag = z.object({
  id: ConversionTagId,
  name: z.string(),
  created_at: z.string(),
  /** The time of its last event that was read; null before the first. */
  last_seen_at: z.nullable(z.string()),
  /** True when a campaign that hasn't ended uses it, so that it can't be deleted. */
  is_used: z.boolean(),
})
export type ConversionTag = z.infer<typeof ConversionTag>

/** An access token, without its secret. */
export const ApiToken = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(ApiScope),
  /** Its last characters, to tell it from others. */
  ending: z.string(),
  created_at: z.string(),
  /** The person who created it; null for somebody whose account is gone. */
  created_by: z.nullable(z.string()),
  last_used_at: z.nullable(z.string()),
})
export type ApiToken = z.infer<typeof ApiToken>

/** A conversion as it was sent, and what became of it. */
export const ConversionEvent = z.object({
  id: z.string(),
  event: ConversionEventName,
  source: ConversionSource,
  action_source: ActionSource,
  tag: z.nullable(z.object({ id: ConversionTagId, name: z.string() })),
  /** The time at which it happened, and the time at which the service received it. */
  event_at: z.string(),
  received_at: z.string(),
  event_id: z.nullable(z.string()),
  order_id: z.nullable(z.string()),
  value_micro: z.nullable(z.int()),
  currency: z.nullable(z.string()),
  quantity: z.nullable(z.int()),
  match_keys: z.array(MatchKey),
  /** `duplicate`: the same event id and name came before. `test`: checked and not counted. */
  status: z.enum(['counted', 'duplicate', 'test', 'refused']),
  /** The source that counted it, for a duplicate. */
  counted_by: z.nullable(ConversionSource),
  /**
   * True when its click id is of a click on the account's ads in the 30 days before. Matches by email
   * are in the sums of reports alone, because they would tell what a certain member saw.
   */
  has_known_click: z.boolean(),
  warnings: z.array(ConversionWarning),
  /** The reason that it was refused. */
  faults: z.array(ConversionFault),
})
export type ConversionEvent = z.infer<typeof ConversionEvent>
