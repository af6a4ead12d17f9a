import type { AdId, AdvertiserId, CampaignId, UserId } from '@tessera/contracts/ids'
import { type SQL, sql } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import type { ModelSums } from './ad-model.ts'

/** The ad accounts and campaigns of a random world. */
export interface Made {
  readonly accounts: readonly AdvertiserId[]
  readonly campaigns: readonly { readonly campaignId: CampaignId; readonly adId: AdId }[]
}

const sorted = <Value>(record: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)))

/** Leaves out what is zero, and sorts the rest. */
export const withoutNothing = ({ figures, days, ...sums }: ModelSums) => ({
  figures: sorted(
    Object.fromEntries(
      Object.entries(figures).filter(([, values]) => values.some((value) => value !== 0)),
    ),
  ),
  days: sorted(Object.fromEntries(Object.entries(days).filter(([, by]) => by !== 0))),
  ...sums,
  views: sorted(sums.views),
})

type Row = Record<string, unknown>

/** Throws unless figures by search add up to those of the place, and are the sums of the clicks. */
async function checkSearches({ db }: Pick<Ports, 'db'>, adIds: SQL): Promise<void> {
  const names = ['impressions', 'clicks', 'saves', 'closeups', 'spend_micro']
  const sums = sql.raw(names.map((name) => `sum(${name})::text as ${name}`).join(', '))
  const isAny = sql.raw(names.map((name) => `sum(${name}) <> 0`).join(' or '))
  const textOf = async (from: SQL) => {
    const { rows } = await db.execute<Row>(sql`select ad_id::text as ad, day::text as day, ${sums}
      from ${from} and ad_id = any(${adIds}) group by ad_id, day having ${isAny} order by ad_id, day`)
    return JSON.stringify(rows)
  }
  const places = await textOf(sql`ad_stats where place = 'search'`)
  if (places !== (await textOf(sql`ad_search_stats where true`)))
    throw new Error('The figures of searches are not those of their place.')
  const { rows } = await db.execute<Row>(sql`
    select from (
      select ad_id, day, query, keyword_id, clicks from ad_search_stats where ad_id = any(${adIds})
      union all
      select ad_id, day, coalesce(search_query, ''), coalesce(keyword_id, 0), -1 from ad_events
      where kind = 'click' and place = 'search' and invalid is null and ad_id = any(${adIds})
    ) sums group by ad_id, day, query, keyword_id having sum(clicks) <> 0`)
  if (rows.length > 0) throw new Error('The clicks of searches are not those of the events.')
}

/** Reads what a database holds about a world, in the form of the model. */
export async function sumsIn(
  { db }: Pick<Ports, 'db'>,
  { accounts, campaigns }: Made,
  members: readonly UserId[],
): Promise<ModelSums> {
  const adIds = sql`${sql.param(campaigns.map(({ adId }) => adId))}::bigint[]`
  const number = (adId: unknown) => campaigns.findIndex((each) => each.adId === adId)
  const stats =
    await db.execute<Row>(sql`select ad_id::text, concat_ws(' ', day, place, age, gender, country, app) as key,
    impressions, clicks, saves, closeups, spend_micro from ad_stats where ad_id = any(${adIds})`)
  const facts =
    await db.execute<Row>(sql`select ad_id::text, concat_ws(' ', day, place, age, gender, country, app) as key,
    count(*) filter (where kind = 'impression') as impressions, count(*) filter (where kind = 'click') as clicks,
    count(*) filter (where kind = 'save') as saves, count(*) filter (where kind = 'closeup') as closeups,
    sum(price_micro) as spend_micro from ad_events where ad_id = any(${adIds}) and invalid is null group by 1, 2`)
  const figuresOf = (rows: readonly Row[]) =>
    Object.fromEntries(
      rows
        .map(
          (row) =>
            [
              `${number(row.ad_id)} ${row.key}`,
              [row.impressions, row.clicks, row.saves, row.closeups, row.spend_micro].map(Number),
            ] as const,
        )
        .filter(([, values]) => values.some((value) => value !== 0)),
    )
  const figures = figuresOf(stats.rows)
  if (JSON.stringify(sorted(figures)) !== JSON.stringify(sorted(figuresOf(facts.rows))))
    throw new Error('The figures are not the sums of the events.')
  await checkSearches({ db }, adIds)
  const days =
    await db.execute<Row>(sql`select campaign_id::text, day::text, spent_micro from campaign_days
    where campaign_id = any(${sql.param(campaigns.map(({ campaignId }) => campaignId))}::bigint[])`)
  const views = await db.execute<Row>(
    sql`select viewer_id::text, ad_id::text, day::text, views from ad_views where ad_id = any(${adIds})`,
  )
  const left: number[] = []
  const spent: number[] = []
  for (const id of accounts) {
    const { rows } = await db.execute<Row>(sql`select mode, left_micro,
      (select coalesce(sum(amount_micro), 0) from ledger_entries e where e.advertiser_id = b.advertiser_id and account = 'prepaid') as prepaid,
      (select coalesce(-sum(amount_micro), 0) from ledger_entries e where e.advertiser_id = b.advertiser_id and account = 'revenue') as revenue,
      (select count(*) from (select 1 from ledger_entries e where e.advertiser_id = b.advertiser_id
        group by transaction_id, currency having sum(amount_micro) <> 0) off) as off
      from advertiser_billing b where advertiser_id = ${id}`)
    const [row = {}] = rows
    if (Number(row.off) !== 0) throw new Error('The ledger does not add up to zero.')
    if (row.mode === 'prepaid' && Number(row.left_micro) !== -Number(row.prepaid))
      throw new Error('What a prepaid account may spend is not its prepaid money.')
    left.push(Number(row.left_micro))
    spent.push(Number(row.revenue))
  }
  const invalid = await db.execute<Row>(
    sql`select count(*) as count from ad_events where ad_id = any(${adIds}) and invalid is not null`,
  )
  return {
    figures,
    days: Object.fromEntries(
      days.rows
        .map(
          (row) =>
            [
              `${campaigns.findIndex((each) => each.campaignId === row.campaign_id)} ${row.day}`,
              Number(row.spent_micro),
            ] as const,
        )
        .filter(([, by]) => by !== 0),
    ),
    left,
    spent,
    views: Object.fromEntries(
      views.rows.map((row) => [
        `${members.findIndex((id) => String(id) === row.viewer_id) + 1} ${number(row.ad_id)} ${row.day}`,
        Number(row.views),
      ]),
    ),
    invalid: Number(invalid.rows[0]?.count),
  }
}
