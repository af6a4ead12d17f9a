import type { Db } from '@tessera/server/platform/database/port'
import { sql } from '@tessera/server/platform/database/sql'

const advertisers = 500
const daysOfCampaigns = 20

/**
 * Adds live ads to a filled world: each with a campaign, a third of them for some countries, half for
 * some topics and a quarter for some ages; and members' countries and interests.
 */
export async function fillAds(db: Db, count: number): Promise<void> {
  const topics = sql`array['home-decor', 'food', 'fashion', 'travel', 'art', 'design', 'nature', 'books']`
  const countries = sql`array['US', 'DE', 'GB', 'FR', 'SE', 'AU', 'CA', 'JP']`
  await db.transaction(async (tx) => {
    for (const statement of [
      sql`update users set country = (${countries})[1 + (id % 8)::int], birthday = '1990-05-17',
        gender = case when id % 2 = 0 then 'female' else 'male' end`,
      sql`insert into interests (user_id, topic, created_at)
        select users.id, (${topics})[1 + ((users.id + n) % 8)::int], now() from users, generate_series(1, 3) n`,
      sql`insert into advertisers (id, owner_id, name, created_at)
        select n, 1 + n % (select count(*) from users), 'Shop ' || n, now() from generate_series(1, ${advertisers}::int) n`,
      sql`insert into advertiser_billing (advertiser_id, mode, is_ready, left_micro)
        select id, 'prepaid', true, 1000000000000 from advertisers`,
      sql`insert into campaigns (id, advertiser_id, name, objective, state, daily_budget_micro, starts_at, made_with, created_at)
        select n, 1 + n % ${advertisers}::int, '', 'CONSIDERATION', 'active', 7000000, now() - interval '20 days', 'bench', now()
        from generate_series(1, ${count}::int) n`,
      sql`insert into ad_groups (id, campaign_id, name, state, targeting, billed, bid_micro)
        select n, n, '', 'active', jsonb_strip_nulls(jsonb_build_object(
            'LOCATION', case when n % 3 = 0 then (${countries})[1 + n % 8] || '+' || (${countries})[1 + (n + 3) % 8] end,
            'INTEREST', case when n % 2 = 0 then jsonb_build_array((${topics})[1 + n % 8], (${topics})[1 + (n + 2) % 8]) end,
            'AGE_BUCKET', case when n % 4 = 0 then '["18-24", "65+"]'::jsonb end)),
          'click', 100000 + n * 7919 % 900000
        from generate_series(1, ${count}::int) n`,
      sql`insert into ads (id, ad_group_id, pin_id, state, review, created_at)
        select n, n, pin.id, 'active', 'approved', now()
        from generate_series(1, ${count}::int) n join (
          select pins.id, row_number() over () - 1 as at, count(*) over () as number
          from pins join boards on boards.id = pins.board_id
          where pins.deleted_at is null and boards.privacy = 'public') pin on pin.at = n % pin.number`,
      sql`insert into campaign_days (campaign_id, day, spent_micro)
        select n, current_date - d, 1000000 from generate_series(1, ${count}::int) n, generate_series(1, ${daysOfCampaigns}::int) d`,
    ])
      await tx.execute(statement)
  })
  await db.execute(sql`vacuum analyze`)
}
