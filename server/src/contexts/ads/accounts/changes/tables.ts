import type { AdChangeLevel } from '@tessera/contracts/calls/ad-reports'
import { bigint, index, jsonb, pgTable, text } from '../../../../platform/database/define-tables.ts'
import { campaignId, moment, servedId, userId } from '../../../base/columns.ts'
import { memberRows } from '../../../base/table-facts/table-facts.ts'
import { ofAdAccount, users } from '../../../identity/index.ts'

/** A field of a campaign, an ad group or an ad, before a change and after it. */
export interface ChangedField {
  readonly field: string
  /** Null when it was created with the value. */
  readonly before: string | null
  readonly after: string | null
}

/** The changes in an ad account, and who made them. Kept as long as the account. */
export const adChanges = pgTable(
  'ad_changes',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    advertiserId: ofAdAccount(),
    /** Null for the service itself, and for somebody whose account is gone. */
    actorId: userId('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** The rule that did it, by its name then; null for anything else. */
    rule: text(),
    at: moment('at').notNull(),
    level: text().$type<AdChangeLevel>().notNull(),
    objectId: servedId('object_id').notNull(),
    campaignId: campaignId('campaign_id').notNull(),
    /** The object's name after the change. */
    name: text().notNull(),
    fields: jsonb().$type<readonly ChangedField[]>().notNull(),
  },
  (table) => [
    index('ad_changes_advertiser_newest').on(table.advertiserId, table.id.desc().nullsFirst()),
    index('ad_changes_campaign_newest').on(table.campaignId, table.id.desc().nullsFirst()),
    index('ad_changes_actor').on(table.actorId),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const changeTables = [memberRows(adChanges, { owner: 'advertiserId' })]
