import type { AdRuleFields } from '@tessera/contracts/ads/ad-rule'
import type { AdRule, AdRuleAct } from '@tessera/contracts/calls/ad-rules'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { and, asc, desc, eq, inArray, lt, ne, sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { users } from '../../../identity/index.ts'
import type { AdAccount } from '../../accounts/campaigns/acting-account.ts'
import { mailablePeople } from '../../accounts/campaigns/mailable-people.ts'
import { campaigns } from '../../accounts/campaigns/tables.ts'
import { type ActRecord, adRuleActs, adRules } from './tables.ts'

const ofAccount = (advertiserId: AdvertiserId) =>
  and(eq(adRules.advertiserId, advertiserId), ne(adRules.state, 'deleted'))

/** Matches a rule of an ad account that isn't deleted. */
export const isRule = (advertiserId: AdvertiserId, id: string) =>
  and(ofAccount(advertiserId), eq(adRules.id, id))

/** Counts the rules of an ad account. */
export const countRules = (db: Sql, advertiserId: AdvertiserId): Promise<number> =>
  db.$count(adRules, ofAccount(advertiserId))

/** Returns the rules of an ad account as they are shown, by name; only one when `id` names it. */
export async function rulesOf(db: Sql, advertiserId: AdvertiserId, id?: string): Promise<AdRule[]> {
  const rows = await db
    .select({ row: adRules, createdBy: users.fullName })
    .from(adRules)
    .leftJoin(users, eq(users.id, adRules.creatorId))
    .where(id === undefined ? ofAccount(advertiserId) : isRule(advertiserId, id))
    .orderBy(asc(sql`lower(${adRules.rule}->>'name')`), asc(adRules.id))
  return rows.map(({ row, createdBy }) => ({
    id: row.id,
    rule: row.rule,
    created_by: createdBy,
    last_run_at: row.lastRunAt?.toISOString() ?? null,
  }))
}

/** True when a rule names campaigns and people of its ad account alone. */
export async function isRuleFit(
  db: Sql,
  account: AdAccount,
  { campaign_ids: ids, recipients }: AdRuleFields,
): Promise<boolean> {
  const own = and(eq(campaigns.advertiserId, account.id), inArray(campaigns.id, ids))
  const known = ids.length === 0 ? 0 : await db.$count(campaigns, own)
  if (known !== new Set(ids).size) return false
  if (recipients.length === 0) return true
  const people = new Set((await mailablePeople(db, account)).map((person) => person.id))
  return recipients.every((id) => people.has(id))
}

/** Returns a line of the log as it is shown. */
export const shownAct = (act: ActRecord): AdRuleAct => ({
  id: act.id,
  rule_id: act.ruleId,
  rule_name: act.ruleName,
  at: act.at.toISOString(),
  level: act.level,
  object_id: act.objectId,
  name: act.name,
  campaign_id: act.campaignId,
  campaign_name: act.campaignName,
  seen: [...act.seen],
  before_micro: act.beforeMicro,
  after_micro: act.afterMicro,
  does: act.does,
  outcome: act.outcome,
  reasons: [...act.reasons],
  can_undo: act.outcome === 'acted' && act.undo !== null && act.undoneAt === null,
  undone_at: act.undoneAt?.toISOString() ?? null,
})

/** Returns lines of the log, the latest first. */
export const actsOf = (
  db: Sql,
  advertiserId: AdvertiserId,
  asked: {
    readonly ruleId?: string | undefined
    readonly before: string | undefined
    readonly most: number
  },
): Promise<readonly ActRecord[]> =>
  db
    .select()
    .from(adRuleActs)
    .where(
      and(
        eq(adRuleActs.advertiserId, advertiserId),
        asked.ruleId === undefined ? undefined : eq(adRuleActs.ruleId, asked.ruleId),
        asked.before === undefined ? undefined : lt(adRuleActs.id, asked.before),
      ),
    )
    .orderBy(desc(adRuleActs.id))
    .limit(asked.most)
