import { hear } from '../../../base/domain-events/hear.ts'
import { conversionsCounted } from '../../conversions/conversions-counted.ts'
import { adEventsCounted } from '../../events/ad-events-counted.ts'
import { keepAdActs, keepVisits } from './keep-acts.ts'

/** What audiences keep of counted events and conversions. */
export const audiencesHear = [
  hear(adEventsCounted, (tx, _, { events }) => keepAdActs(tx, events)),
  hear(conversionsCounted, (tx, _, { advertiserId, conversions }) =>
    keepVisits(
      tx,
      advertiserId,
      conversions.map(({ click, ...visit }) => ({ ...visit, servedId: click?.servedId ?? null })),
    ),
  ),
]
