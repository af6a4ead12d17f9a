import { defineDomainEvent } from '../../base/domain-events/domain-event.ts'
import type { AdFacts } from './ad-facts.ts'
import type { PricedEvent } from './price-events.ts'
import type { Sender } from './write-counts.ts'

/** An event of an ad that is counted, and what is known about its ad and its sender. */
export interface CountedEvent extends PricedEvent {
  readonly facts: AdFacts
  readonly sender: Sender
}

/** Events of ads were counted and charged; told in the transaction that does, before their money is posted. */
export const adEventsCounted = defineDomainEvent<{ readonly events: readonly CountedEvent[] }>(
  'ad-events-counted',
)
