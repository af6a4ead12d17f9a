import type { ConversionSource } from '@tessera/contracts/ads/conversion-event'
import type { ConversionWarning } from '@tessera/contracts/ads/conversion-faults'
import type { CheckedEvent } from '@tessera/contracts/ads/conversion-payload'
import type { AdvertiserId, ConversionTagId } from '@tessera/contracts/ids'
import type { Click } from './click-id.ts'
import type { EventKey } from './write-conversions.ts'

/** The source and the ad account of conversions. */
export interface Origin {
  readonly account: {
    readonly id: AdvertiserId
    readonly currency: string
    readonly timeZone: string
  }
  readonly source: ConversionSource
  readonly tagId: ConversionTagId | null
}

/** An event that was found fine, with the warnings of its check. */
export interface SentConversion {
  readonly event: CheckedEvent
  readonly warnings: readonly ConversionWarning[]
}

/** A conversion with its new id, and what is known of the click and the person before it. */
export interface Known extends SentConversion {
  readonly id: string
  readonly externalKey: string | null
  readonly click: Click | undefined
}

/** Returns the key that an event counts once by; undefined without an event id. */
export const keyOf = ({ id, event }: Known): EventKey | undefined =>
  event.eventId === null
    ? undefined
    : { event: event.event, event_id: event.eventId, at: event.at, conversion_id: id }
