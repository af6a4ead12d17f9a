import { deliveryState, runAt } from '@tessera/contracts/ads/delivery-state'
import { ReportFact } from '@tessera/contracts/ads/report-view'
import type { ReportEntity } from '@tessera/contracts/calls/ad-reports'
import { z } from '@tessera/contracts/schema'
import { dayInZone } from '../../../kit/dates/day-in-zone.ts'
import type { MetricText } from '../../../kit/metrics/use-metric-text.ts'
import { isHeldByStock } from '../view/held-by-stock.ts'
import { words } from '../view/words.ts'

export type Fact = z.infer<typeof ReportFact>

/** Returns the fact of a name; undefined for a metric. */
export const factOf = (name: string): Fact | undefined => z.safeParse(ReportFact, name).data

/** Returns what a row says of itself, besides its figures. */
export function factText(
  fact: Fact,
  entity: ReportEntity,
  {
    text,
    zone,
    now,
  }: {
    readonly text: Pick<MetricText, 'day' | 'value'>
    readonly zone: string
    readonly now: number
  },
): string {
  switch (fact) {
    case 'id':
      return entity.id
    case 'state':
      return entity.state === null
        ? ''
        : words[deliveryState({ ...entity, state: entity.state, ...runAt(entity, now) })]()
    case 'objective':
      return entity.objective === null ? '' : words[entity.objective]()
    case 'campaign':
    case 'ad_group':
      return entity[fact]?.name ?? ''
    case 'daily_budget': {
      const micro = entity.daily_budget_micro
      return micro === null ? '' : text.value('spend', micro)
    }
    case 'starts_at':
      return entity.starts_at === null
        ? ''
        : text.day(dayInZone(zone, Date.parse(entity.starts_at)))
    case 'ends_at':
      return entity.ends_at === null
        ? ''
        : text.day(dayInZone(zone, Date.parse(entity.ends_at) - 1))
    case 'review':
      if (entity.review === null) return ''
      return words[isHeldByStock(entity) ? 'soldOut' : entity.review]()
  }
}
