import { hear } from '../../base/domain-events/hear.ts'
import { adEventsCounted } from '../events/ad-events-counted.ts'
import { keepTouches } from './touches.ts'

/** What conversions keep of counted events. */
export const conversionsHear = [
  hear(adEventsCounted, (tx, _, { events }) => keepTouches(tx, events)),
]
