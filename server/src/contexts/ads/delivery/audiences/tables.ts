import type { AudienceRule, EngagementAct } from '@tessera/contracts/ads/audience-rule'
import type { ConversionEventName } from '@tessera/contracts/ads/conversion-event'
import { limits } from '@tessera/contracts/limits'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from '../../../../platform/database/define-tables.ts'
import { adGroupId, audienceId, moment, userId } from '../../../base/columns.ts'
import { keptForDays, memberRows } from '../../../base/table-facts/table-facts.ts'
import { whyLeftOut } from '../../../base/table-facts/why-left-out.ts'
import { ofAdAccount, users } from '../../../identity/index.ts'
import { adGroups } from '../../accounts/campaigns/tables.ts'

const ofAudience = () =>
  audienceId('audience_id')
    .notNull()
    .references(() => audiences.id, { onDelete: 'cascade' })

const ofMember = () =>
  userId('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Audiences of ad accounts. */
export const audiences = pgTable(
  'audiences',
  {
    id: audienceId().primaryKey(),
    advertiserId: ofAdAccount(),
    name: text().notNull(),
    rule: jsonb().$type<AudienceRule>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** The time of the last change to its list. */
    changedAt: moment('changed_at').notNull(),
    /** The time of the last count of its members; null before the first count. */
    refreshedAt: moment('refreshed_at'),
    /** Its rounded size; null while it's too small. */
    size: integer(),
    /** True while ads may use it. Only such audiences are among the facts of their members. */
    isUsable: boolean('is_usable').notNull().default(false),
  },
  (table) => [
    index('audiences_advertiser_newest').on(table.advertiserId, table.id.desc().nullsFirst()),
  ],
)

/** The hashes of a list, whoever they belong to. */
export const audienceHashes = pgTable(
  'audience_hashes',
  { audienceId: ofAudience(), hash: text().notNull() },
  (table) => [primaryKey({ columns: [table.audienceId, table.hash] })],
)

/** The members of audiences when they were last counted. */
export const audienceMembers = pgTable(
  'audience_members',
  { audienceId: ofAudience(), userId: ofMember() },
  (table) => [
    primaryKey({ columns: [table.audienceId, table.userId] }),
    index('audience_members_user').on(table.userId),
  ],
)

/**
 * The latest acts of members with the ads or on the website of an account, for accounts with an
 * audience that asks for it and for members whose ads are personalized.
 */
export const audienceActs = pgTable(
  'audience_acts',
  {
    advertiserId: ofAdAccount(),
    act: text().$type<ConversionEventName | Exclude<EngagementAct, 'pin_save'>>().notNull(),
    userId: ofMember(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.act, table.userId] }),
    index('audience_acts_user').on(table.userId),
    index('audience_acts_at').on(table.at),
  ],
)

/** Ad groups with audiences; `isWide` is true when the whole targeting reaches enough people to be used. */
export const audienceAims = pgTable('audience_aims', {
  adGroupId: adGroupId('ad_group_id')
    .primaryKey()
    .references(() => adGroups.id, { onDelete: 'cascade' }),
  /** A fingerprint of the targeting that was counted: another one is counted before it's used. */
  mark: text().notNull(),
  isWide: boolean('is_wide').notNull(),
  countedAt: moment('counted_at').notNull(),
})

/** States whose the rows of these tables are, and what happens to them. */
export const audienceTables = [
  memberRows(audiences, { owner: 'advertiserId' }),
  memberRows(audienceMembers, { owner: 'userId', file: 'audiences' }),
  memberRows(audienceHashes, {
    owner: 'audienceId',
    leftOut: 'It holds hashes of addresses of other people, which you sent.',
  }),
  memberRows(audienceActs, {
    owner: 'userId',
    file: 'audienceActs',
    kept: keptForDays(limits.audienceDaysMax, 'refresh-audiences'),
  }),
  memberRows(audienceAims, { owner: 'adGroupId', leftOut: whyLeftOut.derived }),
]
