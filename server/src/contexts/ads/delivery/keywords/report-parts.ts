import { KeywordMetric } from '@tessera/contracts/ads/keywords'
import type { SearchFigures } from '@tessera/contracts/calls/ad-keywords'
import type { AdGroupId, AdvertiserId, CampaignId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { type SQL, sql } from '../../../../platform/database/sql.ts'
import { adGroups, ads, campaigns } from '../../accounts/campaigns/tables.ts'
import type { DayRange } from '../../reports/figures/figures-sql.ts'
import { metricSql } from '../../reports/figures/order-sql.ts'
import { adSearchQueries, adSearchStats } from './tables.ts'

/** The scope of a report of searches or keywords. */
export interface AskedSearches {
  readonly advertiserId: AdvertiserId
  readonly range: DayRange
  /** The days that are compared; null when none are. */
  readonly compared: DayRange | null
  readonly campaignId: CampaignId | undefined
  readonly adGroupId: AdGroupId | undefined
  readonly search: string | undefined
  readonly isAscending: boolean
  readonly offset: number
  readonly most: number
  /** The day of the ad account. */
  readonly today: string
}

/** The figures of searches, in the order of their columns. */
const figureNames = ['impressions', 'clicks', 'saves', 'closeups', 'spend_micro'] as const

const allNames = [...figureNames, ...figureNames.map((name) => `compared_${name}`)]

/** The columns of figures and of compared figures, each by an expression of its name. */
export const figureColumns = (of: (name: string) => string): SQL =>
  sql.raw(allNames.map((name) => `${of(name)} as ${name}`).join(', '))

/** Sums of the rows of a group, or 0. */
export const figureSums: SQL = figureColumns((name) => `coalesce(sum(${name}), 0)`)

const isIn = ({ from, to }: DayRange): SQL => sql`between ${from}::date and ${to}::date`

const isCompared = ({ compared }: AskedSearches): SQL =>
  compared === null ? sql`false` : sql`stats.day ${isIn(compared)}`

/** True for a search that enough members made lately to be named. */
const isNamed = ({ today }: AskedSearches): SQL => {
  const { adSearchPeople: people, adSearchDays: days } = limits
  return sql`cardinality(named.people) >= ${sql.raw(String(people))}
    and left(named.people[${sql.raw(String(people))}], 10)::date
      > ${today}::date - ${sql.raw(String(days))}`
}

/** Only what is within the campaign or the ad group of a report. */
export const isWithin = ({ campaignId, adGroupId }: AskedSearches): SQL => {
  const campaign = campaignId === undefined ? sql`true` : sql`campaign.id = ${campaignId}::bigint`
  return adGroupId === undefined
    ? campaign
    : sql`${campaign} and ad_group.id = ${adGroupId}::bigint`
}

/**
 * A common table expression: what ads did in searches over the days of a report, by ad group, search and
 * keyword. The search is null where it isn't named.
 */
export function searched(asked: AskedSearches): SQL {
  const { range, advertiserId } = asked
  const isAsked = sql`stats.day ${isIn(range)}`
  const sums = figureNames.flatMap((name) => [
    sql`coalesce(sum(${sql.raw(`stats.${name}`)}) filter (where ${isAsked}), 0) as ${sql.raw(name)}`,
  ])
  const before = figureNames.map(
    (name) =>
      sql`coalesce(sum(${sql.raw(`stats.${name}`)}) filter (where ${isCompared(asked)}), 0)
        as ${sql.raw(`compared_${name}`)}`,
  )
  return sql`searched as materialized (
    select campaign.id as campaign_id, ad_group.id as ad_group_id, stats.keyword_id,
      named.query, named.stems, ${sql.join([...sums, ...before], sql`, `)}
    from ${adSearchStats} stats
    join ${ads} ad on ad.id = stats.ad_id
    join ${adGroups} ad_group on ad_group.id = ad.ad_group_id
    join ${campaigns} campaign on campaign.id = ad_group.campaign_id
    left join ${adSearchQueries} named on named.advertiser_id = campaign.advertiser_id
      and named.query = stats.query and ${isNamed(asked)}
    where campaign.advertiser_id = ${advertiserId}::bigint and (${isAsked} or ${isCompared(asked)})
      and ${isWithin(asked)}
    group by 1, 2, 3, 4, 5)`
}

/** Common table expressions: a page of `listed`, with the number and the sums of all its rows. */
export function paged({ isAscending, offset, most }: AskedSearches, order: SQL): SQL {
  const direction = sql.raw(isAscending ? 'asc' : 'desc')
  const totals = allNames.map((name) => `coalesce(sum(${name}), 0)::float8 as total_${name}`)
  const sorted = sql`${order} ${direction} nulls last, key`
  return sql`total as (select count(*)::int as row_count, ${sql.raw(totals.join(', '))} from listed),
    page as (select listed.*, row_number() over (order by ${sorted}) as at from listed
      order by ${sorted} offset ${offset} limit ${most})`
}

/** Returns the expression that sorts by a metric; undefined for another column. */
export function metricOrder(sort: string): SQL | undefined {
  const metric = z.safeParse(KeywordMetric, sort)
  return metric.success ? metricSql(metric.data) : undefined
}

/** True for a row whose text has a part. */
export const contains = (text: SQL, part: string | undefined): SQL =>
  part === undefined || part.trim() === ''
    ? sql`true`
    : sql`strpos(lower(${text}), lower(${part.trim()}::text)) > 0`

const whole = z.int()
const Figures = z.object({
  impressions: whole,
  clicks: whole,
  saves: whole,
  closeups: whole,
  spend_micro: whole,
})

type Row = Readonly<Record<string, unknown>>

const figuresIn = (row: Row, prefix: string): SearchFigures =>
  z.parse(
    Figures,
    Object.fromEntries(figureNames.map((name) => [name, Number(row[prefix + name])])),
  )

/** Returns the figures of a row, and those of the compared days. */
export const comparedIn = (row: Row, prefix: string, { compared }: AskedSearches) => ({
  figures: figuresIn(row, prefix),
  compared: compared === null ? null : figuresIn(row, `${prefix}compared_`),
})

/** Returns the rows of a page, and the number and the sums of all. */
export function pageOf<Item>(
  rows: readonly Row[],
  asked: AskedSearches,
  itemOf: (row: Row) => Item,
) {
  const [first] = rows
  if (first === undefined) throw new Error('A report has no totals.')
  return {
    rows: rows.filter(({ key }) => key !== null).map(itemOf),
    rowCount: Number(first.row_count),
    total: comparedIn(first, 'total_', asked),
  }
}
