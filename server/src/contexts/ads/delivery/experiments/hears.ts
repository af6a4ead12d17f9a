import { hear } from '../../../base/domain-events/hear.ts'
import { conversionsCounted } from '../../conversions/conversions-counted.ts'
import { adClicksRefunded } from '../../events/ad-clicks-refunded.ts'
import { adEventsCounted } from '../../events/ad-events-counted.ts'
import { countConverted } from './count-converted.ts'
import { countPeople } from './count-people.ts'
import { uncountClicks } from './count-refunded.ts'

/** What experiments count of events, conversions and refunds. */
export const experimentsHear = [
  hear(adEventsCounted, (tx, _, { events }) => countPeople(tx, events)),
  hear(adClicksRefunded, (tx, _, { clicks }) => uncountClicks(tx, clicks)),
  hear(conversionsCounted, (tx, _, { advertiserId, conversions }) =>
    countConverted(tx, advertiserId, conversions),
  ),
]
