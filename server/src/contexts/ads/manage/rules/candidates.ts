import type { AdRuleFields, AdRuleLevel } from '@tessera/contracts/ads/ad-rule'
import { AdGroupId, AdId, type AdvertiserId, AnyId, CampaignId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { type SQL, sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { pins } from '../../../pins/index.ts'
import { adGroups, ads, campaigns } from '../../accounts/campaigns/tables.ts'
import { adChanges } from '../../accounts/changes/tables.ts'
import type { FormerActs } from './decide.ts'
import { adRuleActs } from './tables.ts'

const CandidateRow = z.object({
  id: z.string(),
  state: z.enum(['active', 'paused']),
  name: z.string(),
  campaign_id: CampaignId,
  campaign_name: z.string(),
  ad_group_id: z.nullable(AdGroupId),
  ad_id: z.nullable(AdId),
  daily_budget_micro: z.nullable(z.int()),
  last_day: z.nullable(z.string()),
  open_pause_id: z.nullable(AnyId),
  changes_today: z.int(),
})
type Row = z.infer<typeof CandidateRow>

/** An object that a rule looks at, and what rules did to it before. */
export interface Candidate extends Omit<Row, 'last_day' | 'open_pause_id' | 'changes_today'> {
  readonly former: FormerActs
}

/** Returns what an object is. */
export const levelOf = ({
  ad_id,
  ad_group_id,
}: Pick<Row, 'ad_id' | 'ad_group_id'>): AdRuleLevel => {
  if (ad_id !== null) return 'ad'
  return ad_group_id === null ? 'campaign' : 'ad-group'
}

interface LevelSql {
  readonly from: SQL
  readonly id: string
  /** The states of its parents, which have to be active. */
  readonly parents: readonly string[]
  readonly columns: string
}

const withGroups = sql`${campaigns} campaign join ${adGroups} ad_group on ad_group.campaign_id = campaign.id`

const levels: Readonly<Record<AdRuleLevel, LevelSql>> = {
  campaign: {
    from: sql`${campaigns} campaign`,
    id: 'campaign',
    parents: [],
    columns: `campaign.name, null as ad_group_id, null as ad_id,
      campaign.daily_budget_micro::float8 as daily_budget_micro`,
  },
  'ad-group': {
    from: withGroups,
    id: 'ad_group',
    parents: ['campaign.state'],
    columns: `ad_group.name, ad_group.id::text as ad_group_id, null as ad_id,
      null::float8 as daily_budget_micro`,
  },
  ad: {
    from: sql`${withGroups} join ${ads} ad on ad.ad_group_id = ad_group.id
      join ${pins} pin on pin.id = ad.pin_id`,
    id: 'ad',
    parents: ['campaign.state', 'ad_group.state'],
    columns: `pin.title as name, ad_group.id::text as ad_group_id, ad.id::text as ad_id,
      null::float8 as daily_budget_micro`,
  },
}

/** The request of a rule: its objects after one, in the order of their ids. */
export interface AskedCandidates {
  readonly advertiserId: AdvertiserId
  /** Null for a rule that isn't saved yet. */
  readonly ruleId: string | null
  readonly rule: Pick<AdRuleFields, 'level' | 'campaign_ids'>
  readonly now: Date
  readonly today: string
  readonly after: string
  readonly most: number
}

/**
 * Lists objects that run, and those that the rule itself paused. A pause that was undone, or that somebody
 * changed the state after, isn't the rule's anymore.
 */
export async function candidatesOf(db: Sql, asked: AskedCandidates): Promise<readonly Candidate[]> {
  const { from, id, parents, columns } = levels[asked.rule.level]
  const key = sql.raw(`${id}.id`)
  const state = sql.raw(`${id}.state`)
  const chosen = asked.rule.campaign_ids
  const isOwn = sql`act.rule_id = ${asked.ruleId}::bigint and act.outcome = 'acted' and act.undone_at is null`
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select ${key}::text as id, ${state} as state, ${sql.raw(columns)},
      campaign.id::text as campaign_id, campaign.name as campaign_name,
      (select max(act.day)::text from ${adRuleActs} act where act.object_id = ${key}
        and act.rule_id = ${asked.ruleId}::bigint and act.does <> 'resume') as last_day,
      pause.id::text as open_pause_id,
      (select count(*)::int from ${adRuleActs} act where act.object_id = ${key}
        and act.day = ${asked.today}::date and act.outcome in ('acting', 'acted') and act.does <> 'tell')
        as changes_today
    from ${from}
    left join lateral (
      select act.id, act.does, act.done_at from ${adRuleActs} act
      where act.object_id = ${key} and ${isOwn} and act.does in ('pause', 'resume')
      order by act.id desc limit 1) pause on pause.does = 'pause' and not exists (
        select from ${adChanges} change where change.object_id = ${key}
          and change.campaign_id = campaign.id and change.at > pause.done_at
          and change.fields @> '[{"field":"state"}]')
    where campaign.advertiser_id = ${asked.advertiserId}::bigint
      and ${key} > ${asked.after}::bigint
      and (campaign.ends_at is null or campaign.ends_at > ${asked.now.toISOString()}::timestamptz)
      ${chosen.length === 0 ? sql`` : sql`and campaign.id = any(${sql.param([...chosen])}::bigint[])`}
      ${sql.join(
        parents.map((parent) => sql`and ${sql.raw(parent)} = 'active'`),
        sql` `,
      )}
      and (${state} = 'active' or (${state} = 'paused' and pause.id is not null))
    order by ${key} limit ${asked.most}`)
  return rows.map((row) => {
    const { last_day, open_pause_id, changes_today, ...candidate } = z.parse(CandidateRow, row)
    const former = { lastDay: last_day, openPauseId: open_pause_id, changesToday: changes_today }
    return { ...candidate, former }
  })
}
