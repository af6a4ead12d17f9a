import { hear } from '../../../base/domain-events/hear.ts'
import { adClicksRefunded, type RefundedClick } from '../../events/ad-clicks-refunded.ts'
import { adEventsCounted } from '../../events/ad-events-counted.ts'
import { noFigures } from '../../events/sums.ts'
import { addSearches, keepSearches, searchesOf, sumSearches } from './search-sums.ts'

const isOfSearch = ({ place }: RefundedClick): boolean => place === 'search'

const searchLowered = ({ ad_id, day, query, keyword_id, price_micro }: RefundedClick) => ({
  ad_id,
  day,
  query,
  keyword_id,
  ...noFigures,
  clicks: -1,
  spend_micro: -Number(price_micro),
})

/** What keywords count of events and refunds in searches. */
export const keywordsHear = [
  hear(adEventsCounted, async (tx, _, { events }) => {
    await addSearches(tx, searchesOf(events))
    await keepSearches(tx, events)
  }),
  hear(adClicksRefunded, (tx, _, { clicks }) =>
    addSearches(tx, sumSearches(clicks.filter(isOfSearch).map(searchLowered))),
  ),
]
