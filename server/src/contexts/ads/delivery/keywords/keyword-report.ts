import { type KeywordKind, KeywordMatch, KeywordState } from '@tessera/contracts/ads/keywords'
import type { AdKeyword } from '@tessera/contracts/calls/ad-keywords'
import { AdGroupId, CampaignId, KeywordId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { type SQL, sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { adGroups, campaigns } from '../../accounts/campaigns/tables.ts'
import { isKind } from './keyword-kind.ts'
import {
  type AskedSearches,
  comparedIn,
  contains,
  figureColumns,
  figureSums,
  isWithin,
  metricOrder,
  paged,
  pageOf,
  searched,
} from './report-parts.ts'
import { adKeywords } from './tables.ts'

/** The keywords that a report lists. */
export interface AskedKeywords extends AskedSearches {
  readonly kind: KeywordKind
  readonly states: readonly KeywordState[] | undefined
  readonly matches: readonly KeywordMatch[] | undefined
  readonly sort: string
}

const Keyword = z.object({
  key: z.string(),
  text: z.string(),
  match: KeywordMatch,
  state: KeywordState,
  bid_micro: z.nullable(z.number()),
  created_at: z.number(),
  campaign_id: CampaignId,
  campaign_name: z.string(),
  ad_group_id: z.nullable(AdGroupId),
  ad_group_name: z.nullable(z.string()),
})

const anyOf = (column: SQL, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...values])}::text[])`

/** True when a keyword matches the words of a search. */
const isMatch = sql`case keyword.match
  when 'exact' then searched.stems = keyword.stems
  when 'phrase' then strpos(' ' || searched.stems || ' ', ' ' || keyword.stems || ' ') > 0
  else string_to_array(searched.stems, ' ') @> string_to_array(keyword.stems, ' ') end`

/** The figures of ads in the searches of each keyword: those that entered by it, or those that it keeps out. */
function figuresOf(kind: KeywordKind): SQL {
  if (kind === 'ad-group-positive')
    return sql`figures as (select keyword_id as id, ${figureSums} from searched group by 1)`
  const owner = sql.raw(kind === 'campaign-negative' ? 'campaign_id' : 'ad_group_id')
  return sql`figures as (
    select keyword.id, ${figureSums} from ${adKeywords} keyword
    join searched on searched.${owner} = keyword.${owner} and searched.query is not null
      and ${isMatch}
    where ${isKind(kind)} group by 1)`
}

const columns = {
  name: sql`lower(text)`,
  bid: sql`bid_micro`,
  created: sql`created_at`,
} as const

const orderOf = (sort: string): SQL =>
  metricOrder(sort) ?? (sort === 'bid' || sort === 'created' ? columns[sort] : columns.name)

function listed(asked: AskedKeywords): SQL {
  const { kind, advertiserId, states = ['active', 'paused'], matches } = asked
  return sql`listed as materialized (
    select keyword.id as key, keyword.text, keyword.match, keyword.state, keyword.bid_micro,
      extract(epoch from keyword.created_at) * 1000 as created_at,
      campaign.id as campaign_id, campaign.name as campaign_name,
      ad_group.id as ad_group_id, ad_group.name as ad_group_name,
      ${figureColumns((name) => `coalesce(figures.${name}, 0)`)}
    from ${adKeywords} keyword
    join ${campaigns} campaign on campaign.id = keyword.campaign_id
    left join ${adGroups} ad_group on ad_group.id = keyword.ad_group_id
    left join figures on figures.id = keyword.id
    where campaign.advertiser_id = ${advertiserId}::bigint and ${isKind(kind)}
      and ${anyOf(sql`keyword.state`, states)} and ${isWithin(asked)}
      and ${matches === undefined ? sql`true` : anyOf(sql`keyword.match`, matches)}
      and ${contains(sql`keyword.text`, asked.search)})`
}

function keywordOf(row: Readonly<Record<string, unknown>>, asked: AskedKeywords): AdKeyword {
  const given = z.parse(Keyword, row)
  const { ad_group_id, ad_group_name } = given
  return {
    keyword_id: KeywordId.parse(given.key),
    text: given.text,
    match: given.match,
    state: given.state,
    bid_micro: given.bid_micro,
    created_at: new Date(given.created_at).toISOString(),
    campaign: { id: given.campaign_id, name: given.campaign_name },
    ad_group: ad_group_id === null ? null : { id: ad_group_id, name: ad_group_name ?? '' },
    ...comparedIn(row, '', asked),
  }
}

/** Returns a part of a list of keywords, with the number and the sums of all. */
export async function keywordReport(db: Sql, asked: AskedKeywords) {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    with ${searched(asked)}, ${figuresOf(asked.kind)}, ${listed(asked)}, ${paged(asked, orderOf(asked.sort))}
    select total.*, page.*, page.key::text as key, page.campaign_id::text as campaign_id,
      page.ad_group_id::text as ad_group_id, page.bid_micro::float8 as bid_micro,
      page.created_at::float8 as created_at
    from total left join page on true order by page.at`)
  return pageOf(rows, asked, (row) => keywordOf(row, asked))
}
