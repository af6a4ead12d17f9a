import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import { dayIn } from '../../accounts/campaigns/day-in-zone.ts'

/** Days from which figures can still change. */
export interface Settling {
  readonly events_from: string
  readonly conversions_from: string
}

const dayMilliseconds = 86_400_000
/** The longest attribution window. */
const windowDays = 30

/**
 * Returns the first days whose figures can still change: by events that come late and clicks that turn out
 * to be invalid, and by conversions after a click or a view.
 */
export function settlingOf(timeZone: string, now: number): Settling {
  const invalid = timings.invalidClicksSought + timings.invalidClicksSeconds * 1_000
  const late = Math.max(timings.adEventLate, invalid)
  const converted = (windowDays + limits.conversionLateDays) * dayMilliseconds
  return {
    events_from: dayIn(timeZone, now - late),
    conversions_from: dayIn(timeZone, now - converted),
  }
}
