import type { ReportView } from '@tessera/contracts/ads/report-view'
import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  text,
} from '../../../../platform/database/define-tables.ts'
import { sql } from '../../../../platform/database/sql.ts'
import { moment, userId } from '../../../base/columns.ts'
import { keptUntil, memberRows } from '../../../base/table-facts/table-facts.ts'
import { ofAdAccount, users } from '../../../identity/index.ts'

/** Views of reports that people saved, each of one ad account. */
export const reportViews = pgTable(
  'report_views',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    advertiserId: ofAdAccount(),
    authorId: userId('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** True when everybody who may act for the ad account has it. */
    isShared: boolean('is_shared').notNull(),
    view: jsonb().$type<ReportView>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Deleted views can be restored for a day. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('report_views_advertiser').on(table.advertiserId, table.authorId),
    index('report_views_author').on(table.authorId),
    index('report_views_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const reportViewTables = [
  memberRows(reportViews, {
    owner: 'advertiserId',
    kept: keptUntil('a day after they are deleted', 'sweep-reports'),
  }),
]
