import type { Db } from '@tessera/server/platform/database/port'
import { type SQL, sql } from '@tessera/server/platform/database/sql'
import { priceMax } from './ad-world.ts'

/** A price, and the cent that earlier ones may bring it to. */
const overMax = priceMax + 10_000

const facts = sql`(select e.*, c.id as campaign_id, c.advertiser_id from ad_events e join ads a on a.id = e.ad_id
  join ad_groups g on g.id = a.ad_group_id join campaigns c on c.id = g.campaign_id
  where e.invalid is null)`

/** Returns how many rows of the first query are not in the second, or the other way round. */
const differing = (one: SQL, other: SQL) => sql`select count(*) from (
  (${one} except ${other}) union all (${other} except ${one})) differing`

const checks: Readonly<Record<string, SQL>> = {
  'figures differ from the events': differing(
    sql`select ad_id, day, place, age, gender, country, app, count(*) filter (where kind = 'impression'),
      count(*) filter (where kind = 'click'), count(*) filter (where kind = 'save'),
      count(*) filter (where kind = 'closeup'), sum(price_micro) from ${facts} f group by 1, 2, 3, 4, 5, 6, 7`,
    sql`select ad_id, day, place, age, gender, country, app, impressions, clicks, saves, closeups, spend_micro
      from ad_stats where impressions + clicks + saves + closeups > 0`,
  ),
  'days of campaigns differ from the events': differing(
    sql`select campaign_id, day, sum(price_micro) from ${facts} f group by 1, 2 having sum(price_micro) > 0`,
    sql`select campaign_id, day, spent_micro from campaign_days where spent_micro > 0`,
  ),
  'revenue of accounts differs from the events': differing(
    sql`select advertiser_id, sum(price_micro) from ${facts} f group by 1`,
    sql`select advertiser_id, -sum(amount_micro) from ledger_entries where account = 'revenue' group by 1`,
  ),
  'charged events differ from those of the ledger': differing(
    sql`select campaign_id, count(*) from ${facts} f where price_micro <> 0 or carried_micro <> 0 group by 1`,
    sql`select (about->>'campaign')::bigint, sum((about->>'events')::int) from ledger_transactions
      where kind = 'spend' group by 1`,
  ),
  'transactions do not add up to zero': sql`select count(*) from (select from ledger_entries
    group by transaction_id, currency having sum(amount_micro) <> 0) off`,
  'transactions have no entries': sql`select count(*) from ledger_transactions t
    where not exists (select from ledger_entries e where e.transaction_id = t.id)`,
  'views of members differ from the impressions': sql`select abs((select coalesce(sum(views), 0) from ad_views)
    - (select count(*) from ad_events where kind = 'impression'))`,
  'days are overspent by a price and a coin': sql`select count(*) from campaign_days d
    join campaigns c on c.id = d.campaign_id
    where d.spent_micro >= c.daily_budget_micro * (case when c.is_flexible then 2 else 1 end) + ${overMax}`,
  'campaigns are overspent by a price and a coin': sql`select count(*) from campaigns c
    where (select sum(spent_micro) from campaign_days d where d.campaign_id = c.id)
      >= c.total_budget_micro + ${overMax}`,
  'accounts are overspent by a price and a coin': sql`select count(*) from advertiser_billing
    where left_micro <= ${-overMax}`,
}

/** Counts by kind what does not agree in a database of the soak. */
export async function checkAds(db: Db): Promise<Readonly<Record<string, number>>> {
  const found: Record<string, number> = {}
  for (const [name, query] of Object.entries(checks)) {
    const { rows } = await db.execute<{ count?: string; abs?: string }>(query)
    found[name] = Number(rows[0]?.count ?? rows[0]?.abs)
  }
  return found
}

/** The totals in the soak's database. */
export async function sumsOfAds(db: Db): Promise<Readonly<Record<string, number>>> {
  const { rows } = await db.execute<Record<string, string>>(sql`select
    (select count(*) from ad_events) as events,
    (select count(*) from ad_events where price_micro <> 0 or carried_micro <> 0) as charged,
    (select sum(price_micro) from ad_events) as "spentMicro",
    (select count(*) from ledger_transactions) as transactions,
    (select count(*) from campaign_days) as "campaignDays",
    (select count(*) from campaign_days d join campaigns c on c.id = d.campaign_id
      where spent_micro >= daily_budget_micro) as "fullDays",
    (select coalesce(max(spent_micro - daily_budget_micro * (case when is_flexible then 2 else 1 end)), 0)
      from campaign_days d join campaigns c on c.id = d.campaign_id) as "overMicro",
    (select count(*) from advertiser_billing where left_micro <= 0) as "emptyAccounts"`)
  return Object.fromEntries(
    Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]),
  )
}
