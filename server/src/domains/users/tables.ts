import { index, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import { userId } from '../id-columns.ts'
import { users } from '../identity/tables.ts'

/** Who follows whom. */
export const follows = pgTable(
  'follows',
  {
    followerId: userId('follower_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    followedId: userId('followed_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.followerId, table.followedId] }),
    index('follows_followed').on(table.followedId),
  ],
)
