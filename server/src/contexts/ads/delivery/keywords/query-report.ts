import type { AdSearchQuery } from '@tessera/contracts/calls/ad-keywords'
import { AdGroupId, CampaignId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { type SQL, sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { adGroups, campaigns } from '../../accounts/campaigns/tables.ts'
import {
  type AskedSearches,
  comparedIn,
  contains,
  figureColumns,
  figureSums,
  metricOrder,
  paged,
  pageOf,
  searched,
} from './report-parts.ts'
import { adKeywords } from './tables.ts'

/** The searches that a report lists. */
export interface AskedQueries extends AskedSearches {
  readonly level: 'campaign' | 'ad-group'
  readonly sort: string
}

const Query = z.object({
  query: z.nullable(z.string()),
  campaign_id: CampaignId,
  campaign_name: z.string(),
  ad_group_id: z.nullable(AdGroupId),
  ad_group_name: z.nullable(z.string()),
  keywords: z.nullable(z.array(z.string())),
  is_keyword: z.boolean(),
  is_negative: z.boolean(),
})

const group = {
  campaign: sql`searched.campaign_id, searched.query`,
  'ad-group': sql`searched.campaign_id, searched.ad_group_id, searched.query`,
} as const

/** Searches by campaign or ad group. Without a name there is one row for all others of each. */
const listed = ({ level, search }: AskedQueries): SQL => sql`listed as materialized (
    select concat_ws(' ', searched.campaign_id, min(searched.ad_group_id), searched.query) as key,
      searched.campaign_id, searched.query, min(searched.stems) as stems,
      case when count(distinct searched.ad_group_id) = 1 then min(searched.ad_group_id) end
        as ad_group_id,
      array_remove(array_agg(distinct searched.keyword_id), 0) as keyword_ids, ${figureSums}
    from searched where ${contains(sql`coalesce(searched.query, '')`, search)}
    group by ${group[level]})`

const isThere = (isNegative: boolean, owner: SQL): SQL => sql`exists (
    select from ${adKeywords} keyword where keyword.campaign_id = page.campaign_id and ${owner}
      and keyword.is_negative = ${isNegative} and keyword.match = 'exact'
      and keyword.stems = page.stems and keyword.state <> 'archived')`

const ofGroup = sql`keyword.ad_group_id = page.ad_group_id`
const ofCampaign = sql`keyword.ad_group_id is null`

function queryOf(row: Readonly<Record<string, unknown>>, asked: AskedQueries): AdSearchQuery {
  const { ad_group_id, ad_group_name, keywords, ...given } = z.parse(Query, row)
  const { query, is_keyword, is_negative } = given
  return {
    query,
    is_keyword,
    is_negative,
    keywords: keywords ?? [],
    campaign: { id: given.campaign_id, name: given.campaign_name },
    ad_group: ad_group_id === null ? null : { id: ad_group_id, name: ad_group_name ?? '' },
    ...comparedIn(row, '', asked),
  }
}

/** Returns a part of the searches that showed ads, with the number and the sums of all. */
export async function queryReport(db: Sql, asked: AskedQueries) {
  const isNegative = isThere(
    true,
    asked.level === 'campaign' ? ofCampaign : sql`(${ofGroup} or ${ofCampaign})`,
  )
  const order = metricOrder(asked.sort) ?? sql`query`
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    with ${searched(asked)}, ${listed(asked)}, ${paged(asked, order)}
    select total.*, page.key, page.query, page.campaign_id::text as campaign_id,
      page.ad_group_id::text as ad_group_id, campaign.name as campaign_name,
      ad_group.name as ad_group_name, ${isThere(false, ofGroup)} as is_keyword,
      ${isNegative} as is_negative, ${figureColumns((name) => `page.${name}`)},
      (select array_agg(keyword.text order by keyword.text) from ${adKeywords} keyword
        where keyword.id = any(page.keyword_ids)) as keywords
    from total left join (page
      join ${campaigns} campaign on campaign.id = page.campaign_id
      left join ${adGroups} ad_group on ad_group.id = page.ad_group_id) on true
    order by page.at`)
  return pageOf(rows, asked, (row) => queryOf(row, asked))
}
