import type { Billed } from '@tessera/contracts/ads/objectives'
import { and, eq, inArray } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { derivedBid, reservePrice } from '../../delivery/bids/auction.ts'
import { eventRate } from '../../delivery/bids/quality.ts'
import { adMarket } from './tables.ts'

/** A number that lies between two others. */
export interface Range {
  readonly low: number
  readonly high: number
}

/** Observed prices of a country, as shares of a currency's recommended daily budget. */
export type MarketRow = Pick<
  typeof adMarket.$inferSelect,
  'country' | 'events' | 'priceLow' | 'priceHigh' | 'clickRateLow' | 'clickRateHigh'
>

/** The prices of events in some countries, in millionths of a currency, and how often people click. */
export interface Market {
  readonly source: 'observed' | 'typical'
  readonly countries: readonly string[]
  readonly events: number
  readonly price: Range
  readonly clickRate: Range
}

/** The row of all countries together. */
const everywhere = '*'

/** Loads the observed prices of some countries, or of all together. */
export const marketRows = (
  db: Sql,
  billed: Billed,
  countries: readonly string[],
): Promise<readonly MarketRow[]> =>
  db
    .select()
    .from(adMarket)
    .where(
      and(
        eq(adMarket.billed, billed),
        inArray(adMarket.country, countries.length === 0 ? [everywhere] : [...countries]),
      ),
    )
    .orderBy(adMarket.country)

/**
 * Returns what is typical without observations: from the least price of the auction to the bid of a
 * campaign with the recommended budget, and from half to twice the click rate of a usual ad.
 */
function typicalMarket(billed: Billed, scaleMicro: number): Market {
  const rate = eventRate('click', { impressions: 0, clicks: 0, saves: 0, conversions: 0 })
  return {
    source: 'typical',
    countries: [],
    events: 0,
    price: { low: reservePrice(billed, scaleMicro), high: derivedBid(billed, scaleMicro, 1) },
    clickRate: { low: rate / 2, high: rate * 2 },
  }
}

/** Returns what events cost by the observed prices, those of each country weighted by its events. */
export function marketOf(rows: readonly MarketRow[], billed: Billed, scaleMicro: number): Market {
  const events = rows.reduce((sum, row) => sum + row.events, 0)
  if (events === 0) return typicalMarket(billed, scaleMicro)
  const mean = (value: (row: MarketRow) => number) =>
    rows.reduce((sum, row) => sum + value(row) * row.events, 0) / events
  return {
    source: 'observed',
    countries: rows.flatMap(({ country }) => (country === everywhere ? [] : [country])),
    events,
    price: {
      low: mean(({ priceLow }) => priceLow) * scaleMicro,
      high: mean(({ priceHigh }) => priceHigh) * scaleMicro,
    },
    clickRate: {
      low: mean(({ clickRateLow }) => clickRateLow),
      high: mean(({ clickRateHigh }) => clickRateHigh),
    },
  }
}
