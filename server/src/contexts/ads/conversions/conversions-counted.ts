import type { CheckedEvent } from '@tessera/contracts/ads/conversion-payload'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { defineDomainEvent } from '../../base/domain-events/domain-event.ts'
import type { Click } from './click-id.ts'

/** A conversion, and the click that it is known to come from. */
export interface ReceivedConversion extends Pick<CheckedEvent, 'event' | 'at' | 'emails'> {
  readonly click: Click | undefined
}

/** An ad account's conversions were counted; told in the transaction that credits them to ads. */
export const conversionsCounted = defineDomainEvent<{
  readonly advertiserId: AdvertiserId
  readonly conversions: readonly ReceivedConversion[]
}>('conversions-counted')
