import { type AdCurrency, adCurrencies } from '@tessera/contracts/ads/countries'
import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import { sql } from '../../../../platform/database/sql.ts'
import { defineSweep } from '../../../../platform/jobs/define-job.ts'
import { handleJob } from '../../../base/handle-job.ts'
import type { Sql } from '../../../base/sql.ts'
import { advertisers } from '../../../identity/index.ts'
import { adGroups, ads, campaigns } from '../../accounts/campaigns/tables.ts'
import { currencyScale } from '../../delivery/bids/currency-scale.ts'
import { adStats } from '../../events/tables.ts'
import { adMarket } from './tables.ts'

const dayMs = 86_400_000
/** The days of prices, and those before today that are left out: their figures can still change. */
const [days, unsettled] = [28, 4]

/** A campaign's price counts from so many of its events on. */
const campaignEventsMin = 10

const isCurrency = (name: string): name is AdCurrency => Object.hasOwn(adCurrencies, name)

/** The amount that an account's currency is measured by. */
const scale = sql`case account.currency ${sql.join(
  Object.keys(adCurrencies)
    .filter(isCurrency)
    .map((name) => sql.raw(`when '${name}' then ${currencyScale(name)}::float8`)),
  sql` `,
)} end`

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/**
 * Sums up what ads cost in the last 28 days, in one statement over their figures. Prices of different
 * currencies are compared by their share of a recommended budget, as the auction does.
 */
async function sumUpMarket(tx: Sql, now: number): Promise<void> {
  const from = dayOf(now - (days + unsettled) * dayMs)
  const to = dayOf(now - unsettled * dayMs)
  await tx.delete(adMarket)
  await tx.execute(sql`
    with sums as (
      select stats.country, ad_group.billed, campaign.id, account.id as account_id,
        sum(stats.impressions) as impressions, sum(stats.clicks) as clicks,
        sum(case ad_group.billed when 'click' then stats.clicks else stats.impressions end) as events,
        sum(stats.spend_micro) / ${scale} as spent
      from ${adStats} stats
      join ${ads} ad on ad.id = stats.ad_id
      join ${adGroups} ad_group on ad_group.id = ad.ad_group_id
      join ${campaigns} campaign on campaign.id = ad_group.campaign_id
      join ${advertisers} account on account.id = campaign.advertiser_id
      where stats.day > ${from}::date and stats.day <= ${to}::date
      group by 1, 2, 3, 4, account.currency
    ), places as (
      select country, billed, account_id, impressions, clicks, events, spent from sums
        where country <> 'ZZ'
      union all
      select '*', billed, account_id, sum(impressions), sum(clicks), sum(events), sum(spent)
        from sums group by billed, account_id, id
    )
    insert into ${adMarket}
      (country, billed, accounts, events, price_low, price_high, click_rate_low, click_rate_high)
    select country, billed, count(distinct account_id), sum(events),
      percentile_cont(0.25) within group (order by spent / events),
      percentile_cont(0.75) within group (order by spent / events),
      percentile_cont(0.25) within group (order by clicks::float8 / greatest(impressions, 1)),
      percentile_cont(0.75) within group (order by clicks::float8 / greatest(impressions, 1))
    from places where events >= ${campaignEventsMin} and spent > 0
    group by country, billed
    having count(distinct account_id) >= ${limits.marketAccountsFloor}
      and sum(events) >= ${limits.marketEventsFloor}`)
}

/** Sums up what ads cost in each country, for estimates of plans. */
export const handleAdMarket = handleJob(
  defineSweep({ name: 'sum-ad-market', everySeconds: timings.adMarketSeconds }),
  ({ db, clock }) => db.transaction((tx) => sumUpMarket(tx, clock.now().getTime())),
)
