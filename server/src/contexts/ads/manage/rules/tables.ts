import type {
  AdRuleDeed,
  AdRuleFields,
  AdRuleLevel,
  AdRuleSeen,
} from '@tessera/contracts/ads/ad-rule'
import type { CampaignEdit } from '@tessera/contracts/calls/campaign-edits'
import { limits } from '@tessera/contracts/limits'
import {
  bigint,
  date,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from '../../../../platform/database/define-tables.ts'
import { sql } from '../../../../platform/database/sql.ts'
import { anyId, campaignId, moment, servedId, userId } from '../../../base/columns.ts'
import { keptForDays, keptUntil, memberRows } from '../../../base/table-facts/table-facts.ts'
import { ofAdAccount, users } from '../../../identity/index.ts'

/** The rules of ad accounts. */
export const adRules = pgTable(
  'ad_rules',
  {
    id: anyId().primaryKey(),
    advertiserId: ofAdAccount(),
    /** Null for a program, and once their account is gone. */
    creatorId: userId('creator_id').references(() => users.id, { onDelete: 'set null' }),
    rule: jsonb().$type<AdRuleFields>().notNull(),
    state: text().$type<'on' | 'off' | 'deleted'>().notNull(),
    /** The time of its next evaluation; null unless it is on. */
    nextAt: moment('next_at'),
    lastRunAt: moment('last_run_at'),
    createdAt: moment('created_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('ad_rules_advertiser').on(table.advertiserId),
    index('ad_rules_creator').on(table.creatorId),
    index('ad_rules_next').on(table.nextAt).where(sql`${table.nextAt} is not null`),
  ],
)

/** The actions of rules on objects, failed ones too. */
export const adRuleActs = pgTable(
  'ad_rule_acts',
  {
    id: anyId().primaryKey(),
    advertiserId: ofAdAccount(),
    ruleId: anyId('rule_id')
      .notNull()
      .references(() => adRules.id, { onDelete: 'cascade' }),
    /** The rule's name at that time. */
    ruleName: text('rule_name').notNull(),
    at: moment('at').notNull(),
    /** Its day in the account's time zone. */
    day: date({ mode: 'string' }).notNull(),
    level: text().$type<AdRuleLevel>().notNull(),
    objectId: servedId('object_id').notNull(),
    campaignId: campaignId('campaign_id').notNull(),
    name: text().notNull(),
    campaignName: text('campaign_name').notNull(),
    does: text().$type<AdRuleDeed>().notNull(),
    /** The key of an action that happens once, such as 'pause 2026-11-26': of two instances one inserts it. */
    claim: text().notNull(),
    outcome: text().$type<'acting' | 'acted' | 'refused' | 'stopped'>().notNull(),
    reasons: jsonb().$type<readonly string[]>().notNull(),
    seen: jsonb().$type<readonly AdRuleSeen[]>().notNull(),
    beforeMicro: bigint('before_micro', { mode: 'number' }),
    afterMicro: bigint('after_micro', { mode: 'number' }),
    undo: jsonb().$type<CampaignEdit>(),
    /** The time of the change. A pause isn't the rule's anymore once its state was changed later. */
    doneAt: moment('done_at'),
    /** The time when its emails were queued; null while they wait for the end of the evaluation. */
    toldAt: moment('told_at'),
    undoneAt: moment('undone_at'),
  },
  (table) => [
    uniqueIndex('ad_rule_acts_claim').on(table.ruleId, table.objectId, table.claim),
    index('ad_rule_acts_advertiser_newest').on(table.advertiserId, table.id.desc().nullsFirst()),
    index('ad_rule_acts_object_newest').on(table.objectId, table.id.desc().nullsFirst()),
    index('ad_rule_acts_open').on(table.at).where(sql`${table.outcome} = 'acting'`),
  ],
)

/** A line of the log of rules. */
export type ActRecord = typeof adRuleActs.$inferSelect

/** A rule of an ad account. */
export type RuleRecord = typeof adRules.$inferSelect

/** States whose the rows of these tables are, and what happens to them. */
export const ruleTables = [
  memberRows(adRules, {
    owner: 'advertiserId',
    kept: keptUntil(`${limits.adRuleLogDays} days after they are deleted`, 'sweep-ad-rules'),
  }),
  memberRows(adRuleActs, {
    owner: 'advertiserId',
    kept: keptForDays(limits.adRuleLogDays, 'sweep-ad-rules'),
  }),
]
