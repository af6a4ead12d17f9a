import { ConversionEventName } from '@tessera/contracts/ads/conversion-event'
import { dayAfter } from '@tessera/contracts/calendar-days'
import type { SourceHealth } from '@tessera/contracts/calls/conversion-health'

/** The events of one day. */
export interface DayEvents {
  readonly day: string
  readonly count: number
}

/** The events of one kind. */
interface KindEvents {
  readonly event: ConversionEventName
  readonly count: number
  readonly valueMicro: number
}

/** Returns the number of events on each day of a period, with 0 for days without any. */
export function eventsByDay(
  sources: readonly Pick<SourceHealth, 'days'>[],
  { from, to }: { readonly from: string; readonly to: string },
): readonly DayEvents[] {
  const counts = new Map<string, number>()
  for (const { day, count } of sources.flatMap(({ days }) => days))
    counts.set(day, (counts.get(day) ?? 0) + count)
  const days: DayEvents[] = []
  for (let day = from; day <= to; day = dayAfter(day, 1))
    days.push({ day, count: counts.get(day) ?? 0 })
  return days
}

/** Returns the events of each kind that there are, the most frequent first. */
export function eventsByKind(
  sources: readonly Pick<SourceHealth, 'days'>[],
): readonly KindEvents[] {
  const all = sources.flatMap(({ days }) => days)
  return ConversionEventName.options
    .map((event) => {
      const own = all.filter((each) => each.event === event)
      return {
        event,
        count: own.reduce((sum, { count }) => sum + count, 0),
        valueMicro: own.reduce((sum, { value_micro: value }) => sum + value, 0),
      }
    })
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
}
