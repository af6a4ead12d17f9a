import type { AdRejection } from '@tessera/contracts/ads/ad-review'
import { index, pgTable, text, uuid } from '../../../../platform/database/define-tables.ts'
import { sql } from '../../../../platform/database/sql.ts'
import { adId, moment } from '../../../base/columns.ts'
import { memberRows } from '../../../base/table-facts/table-facts.ts'
import { ads } from '../../accounts/campaigns/tables.ts'

/** The decisions about each ad, by the check before it runs, the operator, or a person with a role. */
export const adReviews = pgTable(
  'ad_reviews',
  {
    id: uuid().primaryKey().defaultRandom(),
    adId: adId('ad_id')
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    decision: text().$type<'approved' | 'rejected' | 'waiting'>().notNull(),
    /** The reason why the ad may not run, or why it waits. */
    reason: text().$type<AdRejection>(),
    decidedBy: text('decided_by').$type<'check' | 'operator' | 'house'>().notNull(),
    decidedAt: moment('decided_at').notNull(),
  },
  (table) => [
    index('ad_reviews_ad_newest').on(table.adId, table.decidedAt.desc().nullsFirst()),
    index('ad_reviews_by_people')
      .on(table.decidedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.decidedBy} <> 'check'`),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const reviewTables = [memberRows(adReviews, { owner: 'adId', without: ['decidedBy'] })]
