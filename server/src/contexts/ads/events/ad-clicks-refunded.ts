import { defineDomainEvent } from '../../base/domain-events/domain-event.ts'
import type { noFigures, StatsRow } from './sums.ts'
import type { InvalidClick } from './tables.ts'

type Group = Omit<StatsRow, keyof typeof noFigures>

/** A click that was just marked as invalid. */
export interface RefundedClick extends Group {
  readonly served_day: string
  readonly served_id: string
  readonly campaign_id: string
  readonly price_micro: string
  readonly carried_micro: string
  readonly query: string
  readonly keyword_id: string
  readonly reason: InvalidClick
}

/** Clicks on ads turned out to be invalid; told in the transaction that gives back what they cost. */
export const adClicksRefunded = defineDomainEvent<{ readonly clicks: readonly RefundedClick[] }>(
  'ad-clicks-refunded',
)
