import type { Permission } from '@tessera/contracts/entities/permission'
import { index, pgTable, primaryKey, text } from '../../../platform/database/define-tables.ts'
import { moment, userId } from '../../base/columns.ts'
import { memberRows } from '../../base/table-facts/table-facts.ts'
import { users } from '../accounts/tables.ts'

/** Permissions that a business gave to other members. */
export const businessAccess = pgTable(
  'business_access',
  {
    /** The business acted for: `orbac_subject_id` in calls. */
    subjectId: userId('subject_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userId: userId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    permissions: text().array().$type<Permission[]>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subjectId, table.userId] }),
    index('business_access_user').on(table.userId),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const accessTables = [memberRows(businessAccess, { owner: ['subjectId', 'userId'] })]
