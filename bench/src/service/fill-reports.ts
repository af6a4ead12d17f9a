import type { Db, Tx } from '@tessera/server/platform/database/port'
import { type SQL, sql } from '@tessera/server/platform/database/sql'

const accounts = 40
/** Groups of people in which an ad has figures on a day. */
const groupsEach = 8
const days = 365
/** The share of the figures that the largest account has. */
const largestShare = 0.3
const adsPerGroup = 5
const groupsPerCampaign = 4

/** The account with the most figures. */
export const largestAccount = '1'

const adsOf = (facts: number, account: number): number => {
  const adDays = facts / groupsEach / days
  return Math.round(
    account === 1 ? adDays * largestShare : (adDays * (1 - largestShare)) / (accounts - 1),
  )
}

/** Adds ad accounts with campaigns, ad groups and ads to a filled world. */
async function fillAccounts(tx: Tx, facts: number): Promise<void> {
  const sizes = Array.from({ length: accounts }, (_, at) => ({
    account: at + 1,
    ads: adsOf(facts, at + 1),
  }))
  const given = sql`jsonb_to_recordset(${JSON.stringify(sizes)}::jsonb) as sizes(account int, ads int)`
  const parts = (each: number) =>
    sql`${given} cross join generate_series(0, (sizes.ads - 1) / ${each}::int) n`
  const first = sql`sizes.account::bigint * 1000000`
  for (const statement of [
    sql`insert into advertisers (id, owner_id, name, time_zone, created_at)
      select sizes.account, sizes.account, 'Shop ' || sizes.account, 'UTC', now() from ${given}`,
    sql`insert into campaigns (id, advertiser_id, name, objective, state, daily_budget_micro, starts_at, made_with, created_at)
      select ${first} + n, sizes.account, 'Campaign ' || n,
        (array['CONSIDERATION', 'WEB_CONVERSION', 'CATALOG_SALES'])[1 + n % 3],
        case when n % 5 = 0 then 'paused' else 'active' end, 7000000, now(), 'bench', now()
      from ${parts(adsPerGroup * groupsPerCampaign)}`,
    sql`insert into ad_groups (id, campaign_id, name, state, targeting, billed, product_group_id)
      select ${first} + n, ${first} + n / ${groupsPerCampaign}::int, 'Group ' || n, 'active', '{}', 'click',
        case when n % 3 = 0 then (n % 50)::text end
      from ${parts(adsPerGroup)}`,
    sql`insert into ads (id, ad_group_id, pin_id, state, review, created_at)
      select ${first} + n, ${first} + n / ${adsPerGroup}::int, pin.id, 'active', 'approved', now()
      from ${parts(1)} join (select id, row_number() over (order by id) - 1 as at, count(*) over () as number
        from pins) pin on pin.at = n % pin.number`,
  ])
    await tx.execute(statement)
}

const onDay = sql`current_date - d as day from generate_series(${days}::int, 1, -1) d cross join ads ad
  cross join generate_series(0, ${groupsEach - 1}::int) c`
/** A number that looks random, and is the same in each run. */
const mixed = sql`((ad.id * 7919 + d * 104729 + c * 1299709) % 1000)::int`
const group = sql`(array['home', 'search', 'related'])[1 + (c + d) % 3] as place,
  (array['18-24', '25-34', '35-44', '45-49', '50-54', '55-64', '65+', 'unknown'])[1 + c] as age,
  (array['female', 'male', 'unknown'])[1 + ${mixed} % 3] as gender,
  (array['US', 'DE', 'GB', 'FR', 'SE', 'AU', 'CA', 'JP', 'AT', 'CH', 'NL', 'ES', 'IT', 'PL', 'BR', 'MX',
    'NZ', 'NO', 'DK', 'ZZ'])[1 + (${mixed} / 3) % 20] as country,
  (array['web', 'web_mobile', 'installed'])[1 + (${mixed} / 7) % 3] as app`

const facts: readonly SQL[] = [
  // In the order of days, as counting writes them.
  sql`insert into ad_stats (ad_id, day, place, age, gender, country, app, impressions, clicks, saves, closeups, spend_micro)
    select ad.id, day.day, place, age, gender, country, app, 1 + m % 400, m % 9, m % 4, m % 6, (m % 9) * 250000
    from (select ad.id as ad_id, ${group}, ${mixed} as m, ${onDay}) day join ads ad on ad.id = day.ad_id`,
  // A conversion for each fifth ad and day in two groups of people, credited by any of the windows.
  sql`insert into conversion_stats (ad_id, day, place, age, gender, country, app, touch, lag, click_lag, event, conversions, value_micro)
    select ad_id, day, place, age, gender, country, app, case when m % 3 = 0 then 'view' else 'click' end,
      (array[1, 7, 30])[1 + m % 3], case when m % 6 = 0 then 30 else 0 end, 'checkout', 1 + m % 3, m * 10000
    from (select ad.id as ad_id, ${group}, ${mixed} as m, c, ${onDay}) day where c < 2 and m % 5 = 0`,
  sql`insert into report_periods (advertiser_id, grain, start)
    select distinct campaign.advertiser_id, period.grain, period.start
    from generate_series(1, ${days}::int) d cross join campaigns campaign
    cross join lateral (values ('day', current_date - d),
      ('week', current_date - d - (extract(isodow from current_date - d)::int - 1))) period (grain, start)`,
]

/** Adds ads with a year of figures to a filled world: so many rows of `ad_stats`, a twentieth as many conversions. */
export async function fillReports(db: Db, rows: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`set local work_mem = '128MB'`)
    // Neither triggers nor foreign keys: the periods are written at once below.
    await tx.execute(sql`set local session_replication_role = replica`)
    await fillAccounts(tx, rows)
    for (const statement of facts) await tx.execute(statement)
  })
}
