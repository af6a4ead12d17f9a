import type { Objective } from '@tessera/contracts/ads/objectives'
import type { ReportLevel, ReportState } from '@tessera/contracts/ads/report-options'
import type { AdGroupId, AdvertiserId, CampaignId } from '@tessera/contracts/ids'
import { type SQL, sql } from '../../../../platform/database/sql.ts'
import { media } from '../../../base/media/tables.ts'
import { isSoldOut, pins, products } from '../../../pins/index.ts'
import { adGroups, ads, campaigns } from '../../accounts/campaigns/tables.ts'

/** The things that a report is about. */
export interface AskedEntities {
  readonly advertiserId: AdvertiserId
  readonly level: ReportLevel
  readonly objectives?: readonly Objective[] | undefined
  readonly states?: readonly ReportState[] | undefined
  readonly search?: string | undefined
  readonly campaignId?: CampaignId | undefined
  readonly adGroupId?: AdGroupId | undefined
  /** Only those with these ids. */
  readonly ids?: readonly string[] | undefined
}

interface Level {
  /** The joined tables that hold the things; those of `campaigns` are always part of it. */
  readonly from: SQL
  /** The column of the id, and of the state that a filter goes by. */
  readonly key: string
  readonly state: string
  /** The columns of a row; omitted ones are null. */
  readonly columns: Readonly<Record<string, string | SQL>>
  /** True when several rows of the tables are one thing. */
  readonly isGrouped?: boolean
}

const fromGroups = sql`${campaigns} campaign join ${adGroups} ad_group on ad_group.campaign_id = campaign.id`
const fromAds = sql`${fromGroups} join ${ads} ad on ad.ad_group_id = ad_group.id
  join ${pins} pin on pin.id = ad.pin_id join ${media} picture on picture.id = pin.media_id`

const ofCampaign = { campaign_id: 'campaign.id', campaign_name: 'campaign.name' }
const ofGroup = { ad_group_id: 'ad_group.id', ad_group_name: 'ad_group.name' }

/** The check of a campaign's newest ad. */
const reviewOfNewest = `(select newest.review from ads newest join ad_groups of_newest
  on of_newest.id = newest.ad_group_id where of_newest.campaign_id = campaign.id
  order by newest.id desc limit 1)`

const millisecondsOf = (time: string) => `extract(epoch from campaign.${time}) * 1000`

const levels: Readonly<Record<ReportLevel, Level>> = {
  campaigns: {
    from: sql`${campaigns} campaign`,
    key: 'campaign.id',
    state: 'campaign.state',
    columns: {
      name: 'campaign.name',
      state: 'campaign.state',
      objective: 'campaign.objective',
      daily_budget_micro: 'campaign.daily_budget_micro',
      review: reviewOfNewest,
      starts_at: millisecondsOf('starts_at'),
      ends_at: millisecondsOf('ends_at'),
    },
  },
  adgroups: {
    from: fromGroups,
    key: 'ad_group.id',
    state: 'ad_group.state',
    columns: {
      name: 'ad_group.name',
      state: 'ad_group.state',
      objective: 'campaign.objective',
      ...ofCampaign,
    },
  },
  ads: {
    from: fromAds,
    key: 'ad.id',
    state: 'ad.state',
    columns: {
      name: 'pin.title',
      state: 'ad.state',
      objective: 'campaign.objective',
      ...ofCampaign,
      ...ofGroup,
      review: 'ad.review',
      is_sold_out: isSoldOut(sql`pin.origin_id`),
      pin_id: 'pin.id',
      picture_key: 'picture.key',
    },
  },
  productgroups: {
    from: sql`${fromGroups} left join ${pins} pin on pin.id::text = ad_group.product_group_id
      left join ${media} picture on picture.id = pin.media_id`,
    key: 'ad_group.product_group_id',
    state: 'ad_group.state',
    isGrouped: true,
    columns: {
      name: "coalesce(nullif(pin.title, ''), ad_group.product_group_id)",
      pin_id: 'pin.id',
      picture_key: 'picture.key',
    },
  },
  productitems: {
    from: sql`${fromAds} join ${products} product on product.origin_id = pin.origin_id`,
    key: 'ad.pin_id',
    state: 'ad.state',
    isGrouped: true,
    columns: { name: 'pin.title', pin_id: 'pin.id', picture_key: 'picture.key' },
  },
}

/** The columns that describe a thing, with their types. */
const described: Readonly<Record<string, string>> = {
  name: 'text',
  state: 'text',
  objective: 'text',
  campaign_id: 'text',
  campaign_name: 'text',
  ad_group_id: 'text',
  ad_group_name: 'text',
  pin_id: 'text',
  picture_key: 'text',
  review: 'text',
  is_sold_out: 'boolean',
  daily_budget_micro: 'float8',
  starts_at: 'float8',
  ends_at: 'float8',
}

/** The names of the columns of `entities` besides `key`. */
export const entityColumns = Object.keys(described)

const asSql = (text: string | SQL): SQL => (typeof text === 'string' ? sql.raw(text) : text)

const anyOf = (column: string, values: readonly string[] | undefined): SQL =>
  values === undefined
    ? sql`true`
    : sql`${sql.raw(column)} = any(${sql.param([...values])}::text[])`

const isId = (column: string, id: string | undefined): SQL =>
  id === undefined ? sql`true` : sql`${sql.raw(column)} = ${id}::bigint`

function conditions(asked: AskedEntities): SQL {
  const { key, state } = levels[asked.level]
  const all = [
    sql`campaign.advertiser_id = ${asked.advertiserId}::bigint`,
    sql.raw(`${key} is not null`),
    anyOf('campaign.objective', asked.objectives),
    anyOf(state, asked.states),
    isId('campaign.id', asked.campaignId),
    // A campaign's row has the figures of all its ad groups, or of the one that is asked for.
    ...(asked.adGroupId === undefined ? [] : [withinGroup(asked)]),
    ...(asked.ids === undefined ? [] : [anyOf(`(${key})::text`, asked.ids)]),
  ]
  return sql.join(all, sql` and `)
}

const withinGroup = ({ level, adGroupId }: AskedEntities): SQL =>
  level === 'campaigns'
    ? sql`campaign.id = (select campaign_id from ${adGroups} where id = ${adGroupId}::bigint)`
    : sql`ad_group.id = ${adGroupId}::bigint`

const contains = ({ level, search = '' }: AskedEntities): SQL => {
  const name = asSql(levels[level].columns.name ?? "''")
  return search.trim() === ''
    ? sql`true`
    : sql`strpos(lower(${name}), lower(${search.trim()}::text)) > 0`
}

/** The tables of a level with those of the ads, which some levels don't need to be listed. */
function fromWithAds({ level }: AskedEntities): SQL {
  const { from } = levels[level]
  const joinAds = sql`join ${ads} ad on ad.ad_group_id = ad_group.id`
  if (level === 'ads' || level === 'productitems') return from
  if (level !== 'campaigns') return sql`${from} ${joinAds}`
  return sql`${from} join ${adGroups} ad_group on ad_group.campaign_id = campaign.id ${joinAds}`
}

/** Common table expressions: what a report is about, by `key`; and the ads of each as `account_ads`. */
export function entitiesOf(asked: AskedEntities): SQL {
  const { from, key, columns, isGrouped = false } = levels[asked.level]
  const shown = Object.entries(described).map(
    ([name, type]) => sql`(${asSql(columns[name] ?? 'null')})::${sql.raw(`${type} as ${name}`)}`,
  )
  const where = sql`${conditions(asked)} and ${contains(asked)}`
  const isOfGroup = isId('ad_group.id', asked.adGroupId)
  return sql`entities as materialized (
      select ${sql.raw(`${isGrouped ? `distinct on (${key})` : ''} ${key} as key`)}, ${sql.join(shown, sql`, `)}
      from ${from} where ${where} ${sql.raw(isGrouped ? `order by ${key}` : '')}),
    account_ads as materialized (
      select ad.id as ad_id, ${sql.raw(key)} as key from ${fromWithAds(asked)} where ${where} and ${isOfGroup})`
}
