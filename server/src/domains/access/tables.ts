import type { Permission } from '@tessera/contracts/entities/permission'
import {
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from '../../platform/database/define-tables.ts'
import { userId } from '../id-columns.ts'
import { users } from '../identity/tables.ts'

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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subjectId, table.userId] }),
    index('business_access_user').on(table.userId),
  ],
)
