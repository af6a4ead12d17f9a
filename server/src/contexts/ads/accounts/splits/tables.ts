import type { AdLevel } from '@tessera/contracts/ads/ad-level'
import type { ExperimentMeasure } from '@tessera/contracts/calls/ad-experiments'
import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from '../../../../platform/database/define-tables.ts'
import { sql } from '../../../../platform/database/sql.ts'
import { anyId, campaignId, moment, userId } from '../../../base/columns.ts'
import { memberRows } from '../../../base/table-facts/table-facts.ts'
import { ofAdAccount, users } from '../../../identity/index.ts'
import { campaigns } from '../campaigns/tables.ts'

/** Experiments of ad accounts. */
export const adExperiments = pgTable(
  'ad_experiments',
  {
    id: anyId().primaryKey(),
    advertiserId: ofAdAccount(),
    name: text().notNull(),
    level: text().$type<AdLevel>().notNull(),
    measure: text().$type<ExperimentMeasure>().notNull(),
    /** Days in the account's time zone. */
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    /** Null for a draft. */
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    /** Decides, with a member's id, which arm is theirs. Random, so that nobody can tell before. */
    splitKey: text('split_key').notNull(),
    createdBy: userId('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    /** The time when its people were summed up by day, and deleted. */
    summedAt: moment('summed_at'),
  },
  (table) => [
    index('ad_experiments_advertiser_newest').on(table.advertiserId, table.id.desc().nullsFirst()),
    index('ad_experiments_ends').on(table.endsAt).where(sql`${table.summedAt} is null`),
  ],
)

/** The arms of experiments. */
export const adExperimentArms = pgTable(
  'ad_experiment_arms',
  {
    experimentId: anyId('experiment_id')
      .notNull()
      .references(() => adExperiments.id, { onDelete: 'cascade' }),
    /** From 0. */
    arm: integer().notNull(),
    /** The campaign, the ad group or the ad, by the level of the experiment. */
    objectId: anyId('object_id').notNull(),
    campaignId: campaignId('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    name: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.experimentId, table.arm] }),
    index('ad_experiment_arms_campaign').on(table.campaignId),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const splitTables = [
  memberRows(adExperiments, { owner: 'advertiserId', without: ['splitKey'] }),
  memberRows(adExperimentArms, { owner: 'experimentId' }),
]
